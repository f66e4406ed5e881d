/** Without vowels, the article and differences that people do not type: the forms of alef, of yeh and of the last heh. */
export const searchWords = (text: string): string[] =>
  text
    .replace(/\p{Mn}|\u0640/gu, '')
    .replace(/[\u0622\u0623\u0625]/g, '\u0627')
    .replace(/\u0629/g, '\u0647')
    .replace(/\u0649/g, '\u064a')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/^\u0627\u0644(?=..)/, ''))
    .filter(Boolean)

/** Whether each of the asked words begins one of these. */
export const matchesWords = (words: readonly string[], asked: readonly string[]): boolean =>
  asked.every((start) => words.some((word) => word.startsWith(start)))
