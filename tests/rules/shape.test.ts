import { inspect } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { FULLEST } from '../../scripts/documents/fullest'
import {
  LARGE_IMAGE_PATH,
  MEMBER_PATH,
  PATHS,
  PRODUCT_PATH,
  valid,
} from '../../scripts/documents/valid'
import type { Stored, StoredFields } from '../../scripts/firebase/values.mjs'
import {
  CENTRE_PATH,
  DIRECTOR_PHOTO_PATH,
  DIRECTOR_TEXTS_PATH,
  VIDEOS_PATH,
} from '../../src/data/document-paths'
import { makeImage, setWrite, store, type Write } from '../helpers/emulator/backend'
import { expectTaken, freshRules, isTaken } from '../helpers/emulator/rules'

beforeAll(freshRules)

/** Paths that may have a document, which a new one must not replace. */
const occupied = new Set(PATHS)

/** The writes of a new document. A large image comes with its product. */
async function addition(path: string, fields: object): Promise<Write[]> {
  const paths = path === LARGE_IMAGE_PATH ? [LARGE_IMAGE_PATH, PRODUCT_PATH] : [path]
  const existing = paths.filter((each) => occupied.delete(each))
  if (existing.length > 0) await store(Object.fromEntries(paths.map((each) => [each, null])))
  const product = path === LARGE_IMAGE_PATH ? [setWrite(PRODUCT_PATH, valid(PRODUCT_PATH))] : []
  return [setWrite(path, fields as StoredFields), ...product]
}

/** Fails when the rules take a new document, and names what is wrong with it. */
async function expectRefused(path: string, fields: object, what: string): Promise<void> {
  expect(await isTaken(...(await addition(path, fields))), `${path} with ${what}`).toBe(false)
}

async function expectStored(path: string, fields: object): Promise<void> {
  await expectTaken(...(await addition(path, fields)))
  occupied.add(path)
  if (path === LARGE_IMAGE_PATH) occupied.add(PRODUCT_PATH)
}

const LATER = new Date(Date.now() + 9e6)
const otherKinds: Stored[] = [null, 7, true, ['x'], { a: 1 }]
const images: Stored[] = [
  ...otherKinds,
  'javascript:alert(1)',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'data:text/html;base64,PHN2Zz4=',
  'data:image/png;base64,AAA" onerror="x',
  'data:image/png;base64,AAA\n<script>',
  'data:image/gif;base64,AAAA',
  'http://x.example/a.png',
  'https://x.example/a b.png',
  'https://x.example/"onerror=',
  'https://x.example/<script>',
  'https://x.example@evil.example/a.png',
  '//x.example/a.png',
  'blob:https://x.example/1',
  ' data:image/png;base64,AAAA',
  `https://x.example/${'x'.repeat(2_048)}`,
]
const positions: Stored[] = [0, -1, 1.5, '1', 100_001, null, true, [1]]
const times: Stored[] = ['2024-01-01', 1, null, LATER]
/** Firestore takes names of 1,500 bytes. */
const longNames = Object.fromEntries(['a', 'b', 'c'].map((letter) => [letter.repeat(1_400), 1]))
const longText = 'x'.repeat(20_001)
const eachWith = (names: string[], values: Stored[]) =>
  Object.fromEntries(names.map((name) => [name, values]))

/** Values of other kinds than this one of the fullest document, and values one step beyond it. */
function beyond(value: Stored | undefined): Stored[] {
  if (typeof value === 'string') return [...otherKinds, `${value}x`]
  if (typeof value === 'number') return [true, '1', ['1'], { a: 1 }, -1, value + 0.5, value + 1]
  if (!Array.isArray(value)) return []
  const [first = '', ...others] = value as string[]
  return ['c', null, 7, { a: 1 }, [{ a: 1 }], [...value, ''], [`${first}x`, ...others]]
}

const names = [...beyond('x'.repeat(120)), '', ' ', '\n\t ', '\u200b\u200f']

/** Hostile values by path and field, where one step beyond the fullest document is not all. */
const hostile: Record<string, Record<string, Stored[]>> = {
  [PRODUCT_PATH]: {
    image: [...images, '', makeImage(16_001)],
    name: names,
    order: positions,
    hidden: [...positions, 2],
    id: ['1700000000002', 7, null],
    createdAt: times,
    updatedAt: times,
  },
  [LARGE_IMAGE_PATH]: { image: [...images, '', makeImage(160_001)] },
  [MEMBER_PATH]: {
    image: [...images, makeImage(160_001)],
    name: names,
    order: positions,
    hidden: [...positions, 2],
    id: ['other', null],
    createdAt: times,
    updatedAt: times,
  },
  [VIDEOS_PATH]: {
    videos: [
      ...otherKinds.filter((value) => !Array.isArray(value)),
      ['x'],
      [null],
      Array(31).fill({ id: '1' }),
      [{ id: '1', title: { a: 1 } }],
      [{ id: '1', title: ['t', { a: 1 }] }],
      [{ id: '1', description: 'x'.repeat(100_001) }],
      Array(30).fill(longNames),
      Array(30).fill({ id: '1', description: 'x'.repeat(3_400) }),
    ],
    images: [
      null,
      'x',
      7,
      ['x'],
      { a: { b: 1 } },
      { a: makeImage(480_001) },
      { ['x'.repeat(1_400)]: 'x', ['y'.repeat(700)]: 'x' },
      Object.fromEntries(Array.from({ length: 31 }, (_, n) => [`${n}`, 'x'])),
    ],
    updatedAt: times,
  },
  [DIRECTOR_TEXTS_PATH]: {
    name: names,
    highlights: [
      'h',
      null,
      ['h'],
      [{ text: { a: 1 } }],
      Array(13).fill({ text: 'h' }),
      [{ text: 'x'.repeat(3_001) }],
      [longNames],
    ],
    updatedAt: times,
  },
  [DIRECTOR_PHOTO_PATH]: {
    photoBase64: [...images, '', makeImage(1_000_001)],
    portrait: [...images, '', makeImage(8_001)],
    updatedAt: times,
  },
  [CENTRE_PATH]: {
    phones: [
      ...otherKinds,
      [],
      [''],
      Array(4).fill('+966512345678 l'),
      ...[
        '0512345678',
        '966512345678',
        '+966412345678',
        '+96651234567',
        '+9665123456789',
        '+12025550123',
        '',
      ].map((number) => [`${number} l`]),
      ['+966512345678'],
      ['+966512345678 a\nb'],
      ['+966512345678 l', 'javascript:1 l'],
      [7],
      [{ label: 'l', number: '+966512345678' }],
    ],
    whatsapp: [
      ...otherKinds,
      '',
      '+966512345678',
      '0512345678',
      '12345',
      '9'.repeat(16),
      '٩٦٦٥١٢٣٤٥٦٧٨',
    ],
    hours: ['x', null, 7, [{ a: 1 }], Array(15).fill('0 09:00 21:00'), ['x'.repeat(401)]],
    exceptions: ['x', null, 7, [{ a: 1 }], Array(13).fill('x'), ['x'.repeat(3_001)]],
    partners: ['x', null, 7, [{ a: 1 }], Array(11).fill('p1 - n'), ['x'.repeat(44_001)]],
    ...eachWith(
      Object.keys(FULLEST[CENTRE_PATH] ?? {}).filter(
        (name) =>
          !['phones', 'whatsapp', 'hours', 'exceptions', 'partners', 'updatedAt'].includes(name),
      ),
      [{ a: 1 }, [{ a: 1 }], longText],
    ),
    updatedAt: times,
  },
}

it.each(['+966512345678', '+966112345678', '+966920012345', '+9668001234567'])(
  'the telephone number %s is taken',
  (number) => expectStored(CENTRE_PATH, { ...valid(CENTRE_PATH), phones: [`${number} l`] }),
)

/**
 * True for a field that each write sets, and for the only field of a large image. Readers fill in every other field.
 */
const isNeeded = (path: string, field: string): boolean =>
  path === LARGE_IMAGE_PATH || ['id', 'order', 'updatedAt'].includes(field)
const fieldsOf = (path: string) => Object.keys({ ...FULLEST[path], ...hostile[path] })

/** The values that are wrong in a field of a document. */
function wrongValues(path: string, field: string): Stored[] {
  const values = hostile[path]?.[field] ?? beyond(FULLEST[path]?.[field])
  expect(values.length, `hostile values of ${path}: ${field}`).toBeGreaterThan(0)
  return values
}

describe('hostile documents', () => {
  it.each(PATHS)('hostile values in %s are refused, field by field', async (path) => {
    for (const field of fieldsOf(path)) {
      for (const value of wrongValues(path, field)) {
        const fields = { ...valid(path), [field]: value }
        await expectRefused(path, fields, `${field} = ${inspect(value).slice(0, 80)}`)
      }
    }
    await expectRefused(path, { ...valid(path), extra: 1 }, 'an extra field')
    await expectRefused(path, {}, 'no field')
  })

  it.each(PATHS)('a document at %s may lack any field that a reader fills in', async (path) => {
    for (const field of Object.keys(valid(path))) {
      const lacking = { ...valid(path), [field]: undefined }
      if (isNeeded(path, field)) await expectRefused(path, lacking, `no ${field}`)
      else await expectStored(path, lacking)
    }
  })

  it('the table has at least 300 hostile values', () => {
    const values = PATHS.flatMap((path) =>
      fieldsOf(path).flatMap((field) => wrongValues(path, field)),
    )
    expect(values.length).toBeGreaterThanOrEqual(300)
  })
})
