import { latinDigits } from './digits'

/** Letters that other keyboards or people write for the same one. */
const SAME_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/[\u0671\u0672\u0673]/g, '\u0627'],
  [/[\u0629\u06c0-\u06c3\u06d5\u06be]/g, '\u0647'],
  [/[\u0649\u06cc\u06cd\u06d0\u06d2]/g, '\u064a'],
  [/[\u06a9-\u06af\u0763]/g, '\u0643'],
  [/[\u06a4\u06a8]/g, '\u0641'],
  [/\u067e/g, '\u0628'],
  [/\u0686/g, '\u062c'],
  [/\u0698/g, '\u0632'],
  [/\u0679/g, '\u062a'],
  [/\u0688/g, '\u062f'],
  [/\u0691/g, '\u0631'],
  [/[\u06c4-\u06cb]/g, '\u0648'],
]
/** Vowels and other marks, the lengthening line, the hamza on its own, and invisible characters. */
const UNTYPED = /\p{Mn}|\p{Cf}|[\u0640\u0621]/gu
const ARTICLE = /^\u0627\u0644(?=..)/
/** The article after "and", "so", "with", "like" or "for", which are written as a part of the word. */
const JOINED_ARTICLE = /^(?:[\u0648\u0641\u0628\u0643]\u0627\u0644|\u0644\u0644)(?=..)/
/** The first word of names like Abdullah, which are written as one word or as two. */
const SERVANT_OF = /(^|[^\p{L}])(\u0639\u0628\u062f)\s+(?=\u0627\u0644)/gu

/** A text as it is compared with another: the differences that people do not type are gone. */
const foldLetters = (text: string): string =>
  SAME_LETTERS.reduce(
    (folded, [letters, sameLetter]) => folded.replace(letters, sameLetter),
    latinDigits(text.normalize('NFKD')).replace(UNTYPED, ''),
  ).toLowerCase()

/** The words of a text to be searched, without the article. */
export const searchWords = (text: string): string[] =>
  foldLetters(text)
    .replace(SERVANT_OF, '$1$2')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(ARTICLE, ''))
    .filter(Boolean)

/** Whether a word begins with `start`, with or without the article that is written as a part of it. */
export function beginsWith(word: string, start: string): boolean {
  const bare = word.replace(JOINED_ARTICLE, '')
  return [word, bare, bare.replace(ARTICLE, '')].some((form) => form.startsWith(start))
}

/** Whether each of `starts` is the beginning of one of `words`. */
export const matchesWords = (words: readonly string[], starts: readonly string[]): boolean =>
  starts.every((start) => words.some((word) => beginsWith(word, start)))
