import { trimmed } from '../../lib/plain-text'

/** Whether files are dragged. Their texts cannot be read before they are dropped. */
export const hasFiles = (transfer: DataTransfer | null): boolean =>
  transfer?.types.includes('Files') ?? false

/** Inputs that take no text. */
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
 * The pictures that were pasted or dropped at `target`. None where text comes with them: Excel and Word add a picture of
 * what was copied.
 */
export function picturesIn(transfer: DataTransfer | null, target: EventTarget | null): File[] {
  if (!transfer) return []
  const files = [...transfer.files]
  const text = textOf(transfer, files)
  const isWanted = isWritable(target) ? text === '' : text === '' || isAddress(text)
  return isWanted ? files : []
}

/** The text that comes with the files, unless it only names them, as that of a file manager does. */
function textOf(transfer: DataTransfer, files: readonly File[]): string {
  const lines = transfer
    .getData('text/plain')
    .split(/[\r\n]+/)
    .map(trimmed)
  const isName = (line: string) =>
    files.some(({ name }) => line === name || line.endsWith(`/${name}`))
  return lines.filter((line) => line !== '' && !isName(line)).join('\n')
}

/** A browser may add the address of a picture that was copied or dragged. */
const isAddress = (text: string): boolean => /^(https?|data|blob|file):\S*$/i.test(text)
