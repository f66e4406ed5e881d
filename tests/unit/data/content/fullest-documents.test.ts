import { expect, it } from 'vitest'
import { FULLEST } from '../../../../scripts/documents/fullest'
import { MEMBER_PATH, PRODUCT_ID, PRODUCT_PATH } from '../../../../scripts/documents/valid'
import type { Fields } from '../../../../src/data/client/document'
import { CONTENT, type ContentEntity } from '../../../../src/data/entities'
import * as limits from '../../../../src/limits'
import { readText } from '../../../helpers/house/repository'

// The tests of the rules start from the fullest documents. A field that got another limit, but no other value there,
// would pass them, and firestore.rules would refuse what a form takes.

/** A part of a document with a limit, and the document with this part one step longer, and one step shorter. */
type Part = { name: string; longer: unknown; shorter: unknown }

/** Fields of which no reader measures the values. */
const UNMEASURED = ['id', 'order', 'createdAt', 'updatedAt', 'imageTag', 'color', 'icon']

/** The same part, in a value around it. */
const around =
  (put: (part: unknown) => unknown) =>
  ({ name, longer, shorter }: Part): Part => ({
    name,
    longer: put(longer),
    shorter: put(shorter),
  })

/** A text, and the image in it. */
function partsOfText(text: string, name: string): Part[] {
  const whole = { name, longer: text + text.slice(-1), shorter: text.slice(0, -1) }
  if (!text.includes('data:image')) return [whole]
  const ofLength = (end: string) => text.replace('A ', end)
  return [whole, { name: `${name}, its image`, longer: ofLength('AA '), shorter: ofLength(' ') }]
}

/** A row with another id, or another text. */
const another = (row: unknown): unknown =>
  typeof row === 'string' ? row.replace(/^p+\d /, 'p ') : { ...(row as object), id: 'another' }

/** A list, and its first row, which is like the others. */
function partsOfList([first, ...others]: readonly unknown[], name: string): Part[] {
  const whole = { name, longer: [first, ...others, another(first)], shorter: others }
  const ofRow = partsOf(first, `${name}[0]`).map(around((row) => [row, ...others]))
  return [whole, ...ofRow]
}

/** The parts of a value that its reader measures. */
function partsOf(value: unknown, name: string): Part[] {
  if (typeof value === 'number') return [{ name, longer: value + 1, shorter: value - 1 }]
  if (typeof value === 'string') return partsOfText(value, name)
  if (Array.isArray(value)) return partsOfList(value, name)
  if (value === null || typeof value !== 'object') return []
  const measured = Object.entries(value).filter(([field]) => !UNMEASURED.includes(field))
  return measured.flatMap(([field, each]) =>
    partsOf(each, `${name}.${field}`).map(around((part) => ({ ...value, [field]: part }))),
  )
}

/** The characters, items and numbers of a value together. */
function sizeOf(value: unknown): number {
  if (typeof value === 'number') return value
  if (typeof value === 'string') return value.length
  if (value === null || typeof value !== 'object') return 0
  const parts: unknown[] = Object.values(value)
  return parts.reduce<number>((sum, part) => sum + sizeOf(part), parts.length)
}

const CASES = Object.entries<ContentEntity>(CONTENT).map(([name, entity]) => {
  const paths: Record<string, string> = { products: PRODUCT_PATH, team: MEMBER_PATH }
  const fields = Object.entries(FULLEST[paths[name] ?? entity.path] ?? {})
  // The rules alone measure images.
  const withoutImages = fields.filter(([field]) => !entity.imageFieldNames.includes(field))
  return { name, entity, fullest: Object.fromEntries(withoutImages) }
})

it.each(CASES)('the fullest document of $name is at the limits of its reader', (each) => {
  const sizeRead = (document: unknown) => sizeOf(each.entity.parse(document as Fields, PRODUCT_ID))
  const size = sizeRead(each.fullest)
  const wrong = partsOf(each.fullest, each.name).flatMap(({ name, longer, shorter }) => [
    ...(sizeRead(longer) > size ? [`${name}: the reader takes more than FULLEST has`] : []),
    ...(sizeRead(shorter) < size ? [] : [`${name}: the reader cuts what FULLEST has`]),
  ])
  expect(wrong, 'scripts/documents/fullest.ts').toEqual([])
})

it('the fullest documents have each limit of characters', () => {
  const text = readText('scripts/documents/fullest.ts')
  const names = Object.keys(limits).filter((name) => name.endsWith('_MAX_CHARS'))
  expect(names.filter((name) => !text.includes(`limits.${name}`))).toEqual([])
})
