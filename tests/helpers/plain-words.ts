/** Words in which a line may break at each space, and nowhere else. */
export const breakable = (words: string): string =>
  words.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

/** Breakable words, in which names are not isolated. */
export const plainWords = (words = ''): string =>
  breakable(words).replaceAll(/[\u2066-\u2069]/g, '')
