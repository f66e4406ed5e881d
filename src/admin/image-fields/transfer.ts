import { trimText } from '../../lib/text/plain-text'

/** Whether files are dragged. Other dragged data can be read only after the drop. */
export const hasFiles = (transfer: DataTransfer | null): boolean =>
  transfer?.types.includes('Files') ?? false

/** The types of inputs into which no text can be typed. */
const PRESSED = [
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]

const WRITABLE = [
  `input${PRESSED.map((type) => `:not([type=${type}])`).join('')}`,
  'textarea',
  '[contenteditable]:not([contenteditable=false])',
].join()

/** Whether text can be typed at `target`. */
export const isWritable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(WRITABLE) !== null

/**
 * The images that were pasted or dropped at `target`. None where a text comes with them, because Excel and Word add an
 * image of the copied text.
 */
export function transferredImages(
  transfer: DataTransfer | null,
  target: EventTarget | null,
): File[] {
  if (!transfer) return []
  const files = [...transfer.files]
  const text = textIn(transfer, files)
  const isWithoutText = text === '' || (!isWritable(target) && isAddress(text))
  return isWithoutText ? files : []
}

/** The line that a file manager writes before the paths of copied files. */
const HEAD_OF_LIST = /^x-special\/\S+\s+(?:copy|cut)\s+/

/** The text that comes with the files; empty where it only names them, like that of a file manager. */
function textIn(transfer: DataTransfer, files: readonly File[]): string {
  const names = new Set(files.map(({ name }) => name.normalize()))
  const lines = transfer
    .getData('text/plain')
    .replace(HEAD_OF_LIST, '')
    .split(/[\r\n]+/)
    .map(trimText)
    .filter((line) => line !== '' && !names.has(nameIn(line)))
  return lines.length > 0 ? lines.join('\n') : formattedText(transfer.getData('text/html'))
}

/** The last part of a line, taken as the path of a file. */
function nameIn(line: string): string {
  const name = (
    line
      .replace(/^"(.*)"$/, '$1')
      .split(/[\\/]/)
      .at(-1) ?? ''
  ).normalize()
  if (!line.startsWith('file:')) return name
  try {
    return decodeURIComponent(name).normalize()
  } catch {
    return name
  }
}

/** The text between the tags of HTML, found without parsing it. A table cell counts as text, even when it is blank. */
function formattedText(html: string): string {
  const shownHtml = html.replace(/<!--[^]*?-->|<(style|script|title)\b[^]*?<\/\1>/gi, '')
  const cells = shownHtml.match(/<td\b/gi) ?? []
  const text = shownHtml.replace(/<(?:"[^"]*"|'[^']*'|[^"'>])*>/g, '').replaceAll('&nbsp;', ' ')
  return trimText([...cells, text].join(''))
}

/** Whether a text is an address. A browser may add that of an image that was copied or dragged. */
const isAddress = (text: string): boolean => /^(https?|data|blob|file):\S*$/i.test(text)
