import { trimmed } from '../../lib/plain-text'
import { NAME_MAX_CHARS } from '../../limits'

const ARABIC = /\p{Script=Arabic}/u
/** What file names contain that phones and WhatsApp give: a date, a counter, the words for WhatsApp and screenshot. */
const MADE_BY_A_PHONE = /\p{Nd}{4}|\u0648\u0627\u062a\u0633\u0627\u0628|\u0644\u0642\u0637\u0629/u

/** The Arabic name that somebody gave the file of a picture; empty for any other name. */
export function nameOfFile(file: string): string {
  const name = trimmed(
    file
      .normalize('NFC')
      .replace(/\.[^.]*$/, '')
      .replaceAll(/[\s_-]+/g, ' '),
  )
  const isName = ARABIC.test(name) && !MADE_BY_A_PHONE.test(name) && name.length <= NAME_MAX_CHARS
  return isName ? name : ''
}
