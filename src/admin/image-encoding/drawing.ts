import { DRAWING_PX } from '../../limits'

/** The prolog before the root element: a declaration, comments, a document type with entities. */
const PROLOG = prolog()

function prolog(): RegExp {
  const comment = '<!--(?:(?!-->)[^])*-->'
  const instruction = '<\\?(?:(?!\\?>)[^])*\\?>'
  const quoted = `"[^"]*"|'[^']*'`
  const inside = `(?:${comment}|${instruction}|<(?!!--|\\?)|${quoted}|[^"'\\]<])*`
  const docType = `<!DOCTYPE(?:${quoted}|[^"'[>])*(?:\\[${inside}\\]\\s*)?>`
  return new RegExp(`(?:\\s|${instruction}|${comment}|${docType})*`, 'y')
}

const ROOT = /<(?:[^\s<>/:"'=]+:)?svg(?=[\s/>])/y
const ATTRIBUTES = /(?:"[^"]*"|'[^']*'|[^"'>])*/y

/** Whether a file is an SVG, by its root element. */
export const isDrawing = (view: DataView): boolean =>
  findRoot(decodeText(new Uint8Array(view.buffer, view.byteOffset, view.byteLength))) !== null

/**
 * The drawing in UTF-8, with a size that fills every frame: browsers would enlarge an icon of 24 px as pixels. The SVG
 * is edited as text, because Trusted Types forbid parsing it.
 */
export function sizedDrawing(bytes: Uint8Array): Blob {
  const text = decodeText(bytes)
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

/**
 * The text of a file, in the encoding that its first bytes or its declaration name. Empty when it does not begin like
 * XML.
 */
function decodeText(bytes: Uint8Array): string {
  const head = String.fromCharCode(...bytes.subarray(0, 200))
  const isXml = /^(?:(?:\xef\xbb\xbf)+|\xff\xfe|\xfe\xff)?[\s\0]*</.test(head)
  return isXml ? decoderOf(head).decode(bytes) : ''
}

function decoderOf(head: string): TextDecoder {
  if (head.startsWith('\xff\xfe') || head.startsWith('<\0')) return new TextDecoder('utf-16le')
  if (head.startsWith('\xfe\xff') || head.startsWith('\0<')) return new TextDecoder('utf-16be')
  const [, name = 'utf-8'] = /^[^>]*\sencoding\s*=\s*["']([\w-]+)["']/.exec(head) ?? []
  try {
    const decoder = new TextDecoder(name)
    // A declaration whose bytes are letters is not in UTF-16, even if it says so.
    return decoder.encoding.startsWith('utf-16') ? new TextDecoder() : decoder
  } catch {
    return new TextDecoder()
  }
}

type Root = { end: number; attributes: string }

/** The end of the root element's name, and the rest of its tag. */
function findRoot(text: string): Root | null {
  const before = matchAt(PROLOG, text, 0)
  const tag = matchAt(ROOT, text, before.length)
  const end = before.length + tag.length
  return tag === '' ? null : { end, attributes: matchAt(ATTRIBUTES, text, end) }
}

function matchAt(pattern: RegExp, text: string, offset: number): string {
  pattern.lastIndex = offset
  return pattern.exec(text)?.[0] ?? ''
}

const ATTRIBUTE = /\s([^\s=/]+)\s*=\s*(?:"\s*([^"]*?)\s*"|'\s*([^']*?)\s*')/g

const SIZES: ReadonlySet<string> = new Set(['width', 'height', 'viewBox'])

/** The attributes of the root element with another size. */
function sized(attributes: string): string {
  const matches = [...attributes.matchAll(ATTRIBUTE)]
  const values = new Map(matches.map(([, name, double, single]) => [name, double ?? single ?? '']))
  const [x = 0, y = 0, ...inside] = numbersOf(values.get('viewBox'))
  const lengths = [pxOf(values.get('width')), pxOf(values.get('height'))]
  // Without both lengths the size is that of the view box.
  const [width = 0, height = 0] = lengths.every(Boolean) ? lengths : inside
  if (!(width > 0 && height > 0)) return attributes
  const scale = DRAWING_PX / Math.max(width, height)
  const viewBox = inside.length === 2 ? [x, y, ...inside] : [0, 0, width, height]
  const rest = attributes.replace(ATTRIBUTE, (whole, name: string) =>
    SIZES.has(name) ? '' : whole,
  )
  // An image without a whole pixel cannot be decoded.
  const px = (length: number): number => Math.max(1, length * scale)
  return ` width="${px(width)}" height="${px(height)}" viewBox="${viewBox.join(' ')}"${rest}`
}

function numbersOf(text = ''): number[] {
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
function pxOf(length = ''): number {
  const [, number, unit = ''] = /^\+?([\d.]+(?:e[+-]?\d+)?)([a-z]*)$/i.exec(length) ?? []
  return number ? Number(number) * (UNITS[unit.toLowerCase()] ?? 0) : 0
}
