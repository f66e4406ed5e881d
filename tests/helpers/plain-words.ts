/** Words in which a line may break at each space and nowhere else: the marks against breaks are removed. */
export const breakable = (words: string): string =>
  words.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

/** Breakable words without the marks that isolate names. */
export const plainWords = (words = ''): string =>
  breakable(words).replaceAll(/[\u2066-\u2069]/g, '')
