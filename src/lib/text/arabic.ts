import { trimText } from './plain-text'

const ARABIC = /[\u0590-\u08ff]/

/**
 * Isolates the direction of a typed text and of its parts in a sentence, like <bdi>. A text with an Arabic letter is
 * read from the right, as where it stands alone (U+2067, U+2069). Any other has its own direction (U+2068, U+2069).
 */
export function isolate(text: string): string {
  return `${ARABIC.test(text) ? '\u2067' : '\u2068'}${isolateParts(text)}\u2069`
}

/**
 * A telephone number: nine digits or more, in groups, of which the first may be in brackets. Years and ages have fewer.
 */
const PHONE =
  /\+?(\(\p{Nd}{2,5}\)|\p{Nd}[ \xa0\u2011\u2013-]{0,2}\p{Nd})([ \xa0\u2011\u2013-]{0,2}\p{Nd}){7,}/gu

/** A line in Latin letters that begins with a sign or number, such as "@speech", or ends with a sign, such as "M.A." */
const LATIN_LINE = /^(?!.*[\u0590-\u08ff])(?=[^\s\p{L}]|.*[^\s\p{L}\p{N}]$).*[a-z].*$/gimu

/**
 * Latin words that end with such a sign, or whose last one begins with it, and what is before them. Between Latin words
 * and in an e-mail address or a link a sign moves nothing.
 */
const LATIN_WORDS =
  /(^|[^!-~\u2066]|\()(([a-z][\w.-]* )*([@#][\w.-]*\w|[a-z][\w.-]*[+#®™]+|([a-z]{1,3}\.){2,}(?!\w)))(?![+#®™]* ?\w)/gi

/**
 * A text in which the groups of each telephone number stand from left to right (U+2066, U+2069), and the signs at the
 * ends of Latin lines and words stay there. An Arabic sentence would move them. Where it moves nothing there are no
 * marks, so that a text is copied without them.
 */
export const isolateParts = (text: string): string =>
  text
    .replace(LATIN_LINE, '\u2066$&\u2069')
    .replace(LATIN_WORDS, '$1\u2066$2\u2069')
    .replace(PHONE, (number) => (/\P{Nd}/u.test(number) ? `\u2066${number}\u2069` : number))

/** A name in «quotes», with its direction isolated. */
export function quoteName(name: string): string {
  return `«${isolate(name)}»`
}

/** "Company" in Arabic: sheen, ra, kaf, ta marbuta. */
const COMPANY = '\u0634\u0631\u0643\u0629'
/** An article (alef, lam) where one stands, and the first letter of a word. */
const INITIAL = /^(?:\u0627\u0644(?=..))?(.)/u

/** The first letter of a name, without its article and without the word for "company", which many names begin with. */
export function initialOf(name: string): string {
  const [first = '', second] = trimText(name).split(/\s+/)
  return INITIAL.exec((first === COMPANY && second) || first)?.[1] ?? ''
}

/** The six plural forms of Arabic. */
export type PluralForms<T> = Record<Intl.LDMLPluralRule, T>

const arabic = new Intl.PluralRules('ar')

/** The form for `count`: 0 zero, 1 one, 2 two, 3-10 few, 11-99 many, 100 other. */
export function plural<T>(count: number, forms: PluralForms<T>): T {
  return forms[arabic.select(count)]
}

/** `[say(count)]`, to be spread into a list of sentences; `[]` for 0 or no count. */
export const sayCount = <T>(count: number | null, say: (count: number) => T): T[] =>
  sayCountFrom(1, count, say)

/** `[say(count)]`, to be spread into a list of sentences; `[]` below `least` or without a count. */
export const sayCountFrom = <T>(
  least: number,
  count: number | null,
  say: (count: number) => T,
): T[] => (count !== null && count >= least ? [say(count)] : [])

/** A text without the full stop at its end, to be put into a sentence. */
export const withoutStop = (text: string): string => trimText(text).replace(/\.$/, '')
