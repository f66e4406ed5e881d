import { DRAWING_PX } from '../../limits'

/** What may stand before the root element: a declaration, comments, a document type with entities. */
const PROLOG = prolog()

function prolog(): RegExp {
  const comment = '<!--(?:(?!-->)[^])*-->'
  const instruction = '<\\?(?:(?!\\?>)[^])*\\?>'
  const quoted = `"[^"]*"|'[^']*'`
  const inside = `(?:${comment}|${instruction}|<(?!!--|\\?)|${quoted}|[^"'\\]<])*`
  const docType = `<!DOCTYPE(?:${quoted}|[^"'[>])*(?:\\[${inside}\\]\\s*)?>`
  return new RegExp(`(?:\\s|${instruction}|${comment}|${docType})*`, 'y')
}

const ROOT = /<(?:[\w.-]+:)?svg(?=[\s/>])/y
const ATTRIBUTES = /(?:"[^"]*"|'[^']*'|[^"'>])*/y

/** Whether a file is an SVG: its root element is looked for behind everything that may stand before it. */
export const isDrawing = (view: DataView): boolean =>
  findRoot(decoded(new Uint8Array(view.buffer, view.byteOffset, view.byteLength))) !== null

/**
 * The drawing in UTF-8, so large that every frame can be filled from it: as an icon of 24 px it would be enlarged as pixels.
 * Only the size of its root element changes. It is text, because Trusted Types forbid parsing it.
 */
export function sizedDrawing(bytes: Uint8Array): Blob {
  const text = decoded(bytes)
  const root = findRoot(text)
  const start = text.search(/<(?!\?xml)/)
  const parts = root
    ? [
        text.slice(start, root.end),
        sized(root.attributes),
        text.slice(root.end + root.attributes.length),
      ]
    : [text]
  return new Blob(parts, { type: 'image/svg+xml' })
}

/** The text of a file that begins like XML, in the encoding that its first bytes or its declaration name. */
function decoded(bytes: Uint8Array): string {
  const head = String.fromCharCode(...bytes.subarray(0, 200))
  const isXml = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</.test(head)
  return isXml ? decoderOf(head).decode(bytes) : ''
}

function decoderOf(head: string): TextDecoder {
  if (head.startsWith('\xff\xfe') || head.startsWith('<\0')) return new TextDecoder('utf-16le')
  if (head.startsWith('\xfe\xff') || head.startsWith('\0<')) return new TextDecoder('utf-16be')
  const [, name = 'utf-8'] = /^[^>]*\sencoding=["']([\w-]+)["']/.exec(head) ?? []
  try {
    return new TextDecoder(name)
  } catch {
    return new TextDecoder()
  }
}

type Root = { end: number; attributes: string }

/** Where the name of the root element ends, and what follows it in its tag. */
function findRoot(text: string): Root | null {
  const before = matchAt(PROLOG, text, 0)
  const tag = matchAt(ROOT, text, before.length)
  const end = before.length + tag.length
  return tag === '' ? null : { end, attributes: matchAt(ATTRIBUTES, text, end) }
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

/** The attributes of the root element with another size. */
function sized(attributes: string): string {
  const [x = 0, y = 0, ...inside] = numbersOf(read(attributes, 'viewBox'))
  const [width = 0, height = 0] = sizeOf(attributes, inside)
  if (!(width > 0 && height > 0)) return attributes
  const scale = DRAWING_PX / Math.max(width, height)
  const viewBox = inside.length === 2 ? [x, y, ...inside] : [0, 0, width, height]
  const rest = attributes.replace(/\s(?:width|height|viewBox)\s*=\s*(?:"[^"]*"|'[^']*')/g, '')
  return ` width="${width * scale}" height="${height * scale}" viewBox="${viewBox.join(' ')}"${rest}`
}

/** The size in px: a length that is missing follows from the `inside`, as both do where there are none. */
function sizeOf(attributes: string, [insideWidth = 0, insideHeight = 0]: number[]): number[] {
  const width = pxOf(read(attributes, 'width'))
  const height = pxOf(read(attributes, 'height'))
  if (width && height) return [width, height]
  return [insideWidth, insideHeight]
}

function read(attributes: string, name: string): string {
  const pattern = `\\s${name}\\s*=\\s*(?:"\\s*([^"]*?)\\s*"|'\\s*([^']*?)\\s*')`
  const found = new RegExp(pattern).exec(attributes)
  return found?.[1] ?? found?.[2] ?? ''
}

const numbersOf = (text: string): number[] => {
  const numbers = text === '' ? [] : text.split(/[\s,]+/).map(Number)
  return numbers.length === 4 && numbers.every(Number.isFinite) ? numbers : []
}

const UNITS: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  em: 16,
  rem: 16,
  ex: 8,
}

/** A length in px; 0 for one that depends on the page. */
function pxOf(length: string): number {
  const [, number, unit = ''] = /^([\d.]+(?:e[+-]?\d+)?)([a-z]*)$/i.exec(length) ?? []
  return number ? Number(number) * (UNITS[unit.toLowerCase()] ?? 0) : 0
}
