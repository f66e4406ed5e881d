/** Invisible characters: direction marks, zero-width characters, the soft hyphen, control characters. */
const INVISIBLE = String.raw`\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800`
const BLANK = `\\s${INVISIBLE}`
const IS_BLANK = new RegExp(`^[${BLANK}]$`, 'u')
const NOT_BLANK = new RegExp(`[^${BLANK}]`, 'u')
/** The invisible characters that end an emoji: they stay at the end of a text. */
const ENDS_EMOJI = /^[\ufe0e\ufe0f\u{e0020}-\u{e007f}]$/u

/** The sign by which `areTexts` of firestore.rules separates texts: it would refuse one that contains it. */
const SEPARATOR = '␞'

const BEGINS_PART = /[\u202a\u202b\u202d\u202e\u2066-\u2068]/
const ENDS_PART = /[\u202c\u2069]/

/**
 * A typed or pasted text without the spaces and invisible characters around it, and without the sign that separates
 * texts.
 */
export function trimText(text: string): string {
  const letters = text.replaceAll(SEPARATOR, '')
  const start = letters.search(NOT_BLANK)
  if (start < 0) return ''
  let trimmed = letters.slice(start)
  while (isLastSpare(trimmed)) trimmed = trimmed.slice(0, -lastLetter(trimmed).length)
  return trimmed
}

/** The last character, which may be a surrogate pair. */
const lastLetter = (text: string): string => Array.from(text.slice(-2)).at(-1) ?? ''

/** Whether the last character can go: it is blank, and neither ends an emoji nor a part in another direction. */
function isLastSpare(text: string): boolean {
  const last = lastLetter(text)
  if (!IS_BLANK.test(last) || ENDS_EMOJI.test(last)) return false
  if (!ENDS_PART.test(last)) return true
  const count = (mark: RegExp) => text.split(mark).length
  return count(ENDS_PART) > count(BEGINS_PART)
}

/** The first `max` characters of a text (UTF-16), without half of an emoji at the end. */
export const cutText = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\ud800-\udbff]$/, '')

/**
 * Marks that mean nothing inside a number, an address or a link. Those that can reverse what is read are not among
 * them.
 */
const INNER_MARKS = /[\u00ad\u061c\u180e\u200b-\u200f\u2060-\u2064\ufeff]/g

/** A typed link, trimmed and without marks. Marks that can reverse what is read stay, so that the link is refused. */
export const withoutMarks = (text: string): string => trimText(text).replace(INNER_MARKS, '')
