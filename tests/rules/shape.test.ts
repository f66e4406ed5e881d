import { inspect } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Stored, StoredFields } from '../../scripts/rest.mjs'
import { centreSchema } from '../../src/data/content/centre'
import { directorPhotoSchema } from '../../src/data/content/director-photos'
import { directorSchema } from '../../src/data/content/director-texts'
import { productSchema } from '../../src/data/content/products'
import { memberSchema } from '../../src/data/content/team'
import { videosSchema } from '../../src/data/content/videos'
import { CENTRE, FULL, FULLEST, MEMBER, OPTIONAL, PATHS, PHOTO, PRODUCT, TEXTS, valid, VIDEOS } from '../documents'
import { freshBackend, picture, rawRequest, reportFigure, setWrite, store } from '../data/backend'

let token: string
let refused = 0

beforeAll(async () => {
  token = (await freshBackend()).idToken
})

/** Where a document may be stored, which a new one must not replace. */
const stored = new Set(PATHS)

/** Whether the rules take a new document. Another answer than theirs says nothing. */
async function isTaken(path: string, fields: object): Promise<boolean> {
  if (stored.delete(path)) await store({ [path]: null, ...(path === FULL && { [PRODUCT]: valid(PRODUCT) }) })
  const { status, text } = await rawRequest(token, 'POST', ':commit', {
    writes: [setWrite(path, fields as StoredFields)],
  })
  if (![200, 403].includes(status)) throw new Error(`${status}: ${text}`)
  if (status === 403) refused += 1
  else stored.add(path)
  return status === 200
}

const LATER = new Date(Date.now() + 9e6)
const BLANK = ['', ' ', '\n\t ', '\u200b\u200f']
const wrong: Stored[] = [null, 7, true, ['x'], { a: 1 }]
const images: Stored[] = [
  ...wrong,
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
const places: Stored[] = [0, -1, 1.5, '1', 501, null, true, [1]]
const times: Stored[] = ['2024-01-01', 1, null, LATER]
const lists: Stored[] = ['c', null, 7, { a: 1 }, [{ a: 1 }], Array(31).fill('c'), Array(30).fill('x'.repeat(201))]
/** Firestore takes names of 1,500 bytes. */
const longNames = Object.fromEntries(['a', 'b', 'c'].map((letter) => [letter.repeat(1_400), 1]))
const long = 'x'.repeat(20_001)
const centre = (names: string[], values: Stored[]) => Object.fromEntries(names.map((name) => [name, values]))

/** By path: fields with values that must be refused. */
const hostile: Record<string, Record<string, Stored[]>> = {
  [PRODUCT]: {
    image: [...images, '', picture(16_001)],
    name: [...wrong, ...BLANK, 'x'.repeat(121)],
    order: places,
    hidden: [...places, 2],
    id: ['1700000000002', 7, null],
    createdAt: times,
    updatedAt: times,
  },
  [FULL]: { image: [...images, '', picture(160_001)] },
  [MEMBER]: {
    image: [...images, picture(160_001)],
    name: [...wrong, ...BLANK, 'x'.repeat(121)],
    title: [...wrong, 'x'.repeat(161)],
    specialization: [...wrong, 'x'.repeat(161)],
    credentials: lists,
    icon: ['Skull', null, 1, ''],
    color: ['text-black', 'bg-[url(//x)]', null, 1],
    order: places,
    hidden: [...places, 2],
    id: ['other', null],
    createdAt: times,
    updatedAt: times,
  },
  [VIDEOS]: {
    videos: [
      ...wrong.filter((value) => !Array.isArray(value)),
      ['x'],
      [null],
      Array(31).fill({ id: '1' }),
      [{ id: '1', title: { a: 1 } }],
      [{ id: '1', title: ['t', { a: 1 }] }],
      [{ id: '1', description: 'x'.repeat(100_001) }],
      Array(30).fill(longNames),
      Array(30).fill({ id: '1', description: 'x'.repeat(3_400) }),
    ],
    pictures: [
      null,
      'x',
      7,
      ['x'],
      { a: { b: 1 } },
      { a: picture(480_001) },
      { ['x'.repeat(1_400)]: 'x', ['y'.repeat(700)]: 'x' },
      Object.fromEntries(Array.from({ length: 31 }, (_, n) => [`${n}`, 'x'])),
    ],
    updatedAt: times,
  },
  [TEXTS]: {
    name: [...wrong, ...BLANK, 'x'.repeat(121)],
    titles: lists,
    credentials: lists,
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
  [PHOTO]: {
    photoBase64: [...images, '', picture(1_000_001)],
    portrait: [...images, '', picture(8_001)],
    updatedAt: times,
  },
  [CENTRE]: {
    phones: [
      ...wrong,
      [],
      [''],
      Array(4).fill('+966512345678 l'),
      ...['0512345678', '966512345678', '+966412345678', '+96651234567', '+9665123456789', '+12025550123', ''].map(
        (number) => [`${number} l`],
      ),
      ['+966512345678'],
      ['+966512345678 a\nb'],
      ['+966512345678 l', 'javascript:1 l'],
      [7],
      [{ label: 'l', number: '+966512345678' }],
    ],
    whatsapp: [...wrong, '', '+966512345678', '0512345678', '12345', '9'.repeat(16), '٩٦٦٥١٢٣٤٥٦٧٨'],
    hours: ['x', null, 7, [{ a: 1 }], Array(15).fill('0 09:00 21:00'), ['x'.repeat(401)]],
    exceptions: ['x', null, 7, [{ a: 1 }], Array(13).fill('x'), ['x'.repeat(3_001)]],
    partners: ['x', null, 7, [{ a: 1 }], Array(11).fill('p1 - n'), ['x'.repeat(44_001)]],
    ...centre(
      Object.keys(valid(CENTRE)).filter(
        (name) => !['phones', 'whatsapp', 'hours', 'exceptions', 'partners', 'updatedAt'].includes(name),
      ),
      [{ a: 1 }, [{ a: 1 }], long],
    ),
    updatedAt: times,
  },
}

it.each(['+966512345678', '+966112345678', '+966920012345', '+9668001234567'])(
  'the number %s is taken',
  async (number) => {
    expect(await isTaken(CENTRE, { ...valid(CENTRE), phones: [`${number} l`] })).toBe(true)
  },
)

describe('hostile documents (P2)', () => {
  it.each(PATHS)('of %s are refused, field by field, and its valid twin is accepted', async (path) => {
    expect(
      new Set([...Object.keys(valid(path)), ...(OPTIONAL[path] ?? []), ...('order' in valid(path) ? ['hidden'] : [])]),
    ).toEqual(new Set(Object.keys(hostile[path] ?? {})))
    for (const [field, values] of Object.entries(hostile[path] ?? {})) {
      for (const value of values)
        expect(
          await isTaken(path, { ...valid(path), [field]: value }),
          `${field} = ${inspect(value).slice(0, 80)}`,
        ).toBe(false)
      const { [field]: _, ...rest } = valid(path)
      if (field in valid(path) && !OPTIONAL[path]?.includes(field))
        expect(await isTaken(path, rest), `without ${field}`).toBe(false)
    }
    expect(await isTaken(path, { ...valid(path), extra: 1 }), 'an extra field').toBe(false)
    expect(await isTaken(path, {}), 'no field').toBe(false)
    // 7: an administrator may store each of them.
    expect(await isTaken(path, valid(path)), 'the valid twin').toBe(true)
    expect(await isTaken(path, FULLEST[path] ?? {}), 'the fullest').toBe(true)
  })

  it('under ids that are none are refused', async () => {
    for (const id of ['1', 'abc', '12345678901234567', '1700000000001x'])
      expect(await isTaken(`products/${id}`, { ...valid(PRODUCT), id })).toBe(false)
    for (const id of ['a b', 'x'.repeat(65), 'نص', 'a.b'])
      expect(await isTaken(`team/${id}`, { ...valid(MEMBER), id })).toBe(false)
  })

  it('are at least 300, of every field that is read', () => {
    const read = [
      [PRODUCT, productSchema],
      [MEMBER, memberSchema],
      [VIDEOS, videosSchema],
      [TEXTS, directorSchema],
      [PHOTO, directorPhotoSchema],
      [CENTRE, centreSchema],
    ] as const
    for (const [path, { entries }] of read)
      expect(Object.keys(hostile[path] ?? {})).toEqual(expect.arrayContaining(Object.keys(entries)))
    reportFigure(`hostile documents of an administrator refused: ${refused}`)
    expect(refused).toBeGreaterThanOrEqual(300)
  })
})
