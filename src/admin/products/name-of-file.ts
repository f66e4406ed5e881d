import { trimText } from '../../lib/text/plain-text'
import { NAME_MAX_CHARS } from '../../limits'

const ARABIC = /\p{Script=Arabic}/u
/**
 * Parts of file names that programs give: a date, a counter, the words for WhatsApp, screenshot and "without a title".
 */
const MADE_BY_A_PROGRAM =
  /\p{Nd}{4}|\u0648\u0627\u062a\u0633\u0627\u0628|\u0644\u0642\u0637[\u0629\u0647]|\u0628\u062f\u0648\u0646 \u0639\u0646\u0648\u0627\u0646/u
/** The words for image and download, with nothing but a counter. */
const NAMES_NOTHING =
  /^(?:\u0635\u0648\u0631[\u0629\u0647]|\u062a\u0646\u0632\u064a\u0644)[ ()\p{Nd}]*$/u
/** Some programs add their ending to the one that a file has. */
const EXTENSIONS = /(?:\.(?:jpe?g|png|gif|webp|heic|svg))?\.[^.]*$/i

/** The Arabic name that somebody gave the file of an image; empty for any other name. */
export function nameOfFile(file: string): string {
  const name = trimText(
    file
      .normalize('NFC')
      .replace(EXTENSIONS, '')
      .replaceAll(/[\s_-]+/g, ' '),
  )
  const isName =
    ARABIC.test(name) &&
    !MADE_BY_A_PROGRAM.test(name) &&
    !NAMES_NOTHING.test(name) &&
    name.length <= NAME_MAX_CHARS
  return isName ? name : ''
}
