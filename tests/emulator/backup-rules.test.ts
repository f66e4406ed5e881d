import { beforeAll, describe, expect, it, vi } from 'vitest'
import { findDamaged } from '../../src/data/backup-format'
import { writing } from '../../src/data/firebase'
import type { Fields } from '../../src/data/parse'
import { toJson } from '../../src/data/stored-values'
import { owner, picture, reportFigure } from './backend'
import { signedInBackend } from './sdk'
import { PATHS, PRODUCT_ID, valid } from './valid-documents'

vi.spyOn(console, 'error').mockImplementation(() => {})
vi.spyOn(console, 'warn').mockImplementation(() => {})
vi.spyOn(console, 'info').mockImplementation(() => {})

const emoji = (count: number) => '😀'.repeat(count)
const long = (count: number) => 'x'.repeat(count)
const linkOf = (chars: number) => `https://${long(chars - 8)}`
const video = (fields: Fields) => [{ title: 't', url: 'https://x.example/', ...fields }]

const names = [
  '\u00a0',
  '\u200b',
  '\u3000',
  '\u0001',
  '\v',
  ' \t\n',
  long(120),
  long(121),
  emoji(60),
  emoji(61),
  7,
  null,
]
const images = [
  'https://موقع.شبكة/صورة.png',
  'https://xn--4gbrim.example/',
  'https://localhost/',
  'https://a\u00a0b/',
  'https://a\u2028b/',
  'https://a\vb/',
  'https://a/\n',
  'https://a@b/',
  'https://',
  linkOf(2_048),
  linkOf(2_049),
  'http://x.example/',
  'data:image/gif;base64,AAAA',
  'data:image/png;base64,AAAA\n',
  'data:image/png;base64,',
]
const lists = [
  [],
  [''],
  ['', 'a'],
  ['a', ''],
  ['', ''],
  ['a\nb'],
  ['a\rb'],
  [long(6_000)],
  [long(6_001)],
  Array(31).fill('a'),
  [1],
  'a',
]
const lines = [long(160), long(161), emoji(160), emoji(161), 'a\rb', 'a\nb', 7]

/** By path: values at and beyond the edges of the rules. */
const EDGES: Record<string, Record<string, unknown[]>> = {
  [`products/${PRODUCT_ID}`]: {
    name: names,
    image: [...images, picture(16_000), picture(16_001)],
    order: [0, 1, 500, 501, 1.5],
  },
  [`products/${PRODUCT_ID}/pictures/full`]: { image: [...images, picture(160_000), picture(160_001)], more: [1] },
  'team/member1': {
    name: names,
    title: [long(160), long(161), emoji(81), 'a\nb'],
    image: ['', ...images],
    credentials: lists,
    order: [1, 0, 501],
    version: ['12345678', '1234567', 'x'.repeat(65), 'a_345678'],
    icon: ['Users', 'Skull'],
  },
  'videos/main-videos': {
    videos: [
      [],
      video({}),
      video({ more: 1 }),
      video({ description: 'a\nb', duration: '', order: 1.5, picture: 7, id: 3, createdAt: false }),
      video({ description: null }),
      video({ description: { a: 1 } }),
      video({ description: ['a'] }),
      video({ description: new Date(0) }),
      video({ description: long(3_178) }),
      video({ description: long(3_179) }),
      [...video({}), ...video({ description: long(95_360) })],
      [...video({}), ...video({ description: long(95_470) })],
      video({ title: emoji(160) }),
      video({ title: emoji(161) }),
      video({ title: 'a\nb' }),
      video({ url: linkOf(5_000) }),
      video({ url: 'https://a/\n' }),
      video({ url: 'javascript:1' }),
      [{ title: 't' }],
      [{ url: 'https://x.example/' }],
      ['x'],
      Array(30).fill(video({})[0]),
      Array(31).fill(video({})[0]),
      {},
    ],
  },
  'videos/main-videos/pictures/1': { image: [...images, picture(16_000), picture(16_001)] },
  'director-texts/main-director': {
    titles: lists,
    highlights: [
      [],
      [{ text: 'a\nb', color: 'text-primary' }],
      [{ text: long(201), color: 'text-primary' }],
      [{ text: 'a', color: 'red' }],
      [{ color: 'text-primary' }],
      Array(12).fill({ text: 'a', color: 'text-primary' }),
      Array(13).fill({ text: 'a', color: 'text-primary' }),
    ],
  },
  'director-photos/main-director-photo': { photoBase64: [...images, picture(1_000_000)] },
  'settings/centre': {
    city: lines,
    mapUrl: ['', ...images.filter((image) => image.startsWith('https')), 'x'],
    email: ['', 'a\u00a0@b.example', 'a b@c.example', 'a@b'],
    phones: [
      [],
      ['+966512345678 '],
      ['+966512345678'],
      [`+966512345678 ${emoji(160)}`],
      Array(4).fill('+966512345678 a'),
    ],
    hours: [[], ['0 09:00 24:00'], ['7 09:00 10:00'], ['0 9:00 10:00'], Array(15).fill('0 09:00 24:00')],
    exceptions: [[], ['2026-01-01 2026-01-02 - - '], ['2026-01-01 2026-01-02 - -'], ['2026-1-1 2026-01-02 - - a']],
    partners: [
      [],
      ['a - b'],
      ['a -'],
      [`a ${picture(4_100)} b`],
      [`a ${picture(4_200)} b`],
      [`a - ${emoji(120)}`],
      [`a - ${emoji(121)}`],
    ],
    years: [null, 0, 9_999_999, 10_000_000, -1, 1.5, '7'],
    satisfactionPercent: [100, 101],
    legalReviewed: ['', '2026-01-01', '2026'],
  },
}

beforeAll(async () => {
  await signedInBackend()
})

describe('the reader of backups (P22)', () => {
  it('takes what the rules accept, and nothing else', async () => {
    const { sdk, db } = await writing()
    const withTimes = (fields: Fields) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [
          name,
          value instanceof Date ? sdk.Timestamp.fromDate(value) : value,
        ]),
      )
    const figures = { accepted: 0, refused: 0 }
    const differences: string[] = []
    for (const path of PATHS) {
      expect(EDGES[path], path).toBeDefined()
      for (const [name, values] of Object.entries(EDGES[path] ?? {})) {
        for (const value of values) {
          const fields = { ...withTimes(valid(path)), [name]: value }
          await owner.remove(path)
          const batch = sdk.writeBatch(db).set(sdk.doc(db, path), { ...fields, updatedAt: sdk.serverTimestamp() })
          const isAccepted = await batch.commit().then(
            () => true,
            () => false,
          )
          figures[isAccepted ? 'accepted' : 'refused'] += 1
          const isTaken = findDamaged(new Map([[path, toJson(sdk, fields)]])).size === 0
          if (isTaken !== isAccepted)
            differences.push(
              `${path} ${name} ${JSON.stringify(value).slice(0, 80)}: rules ${isAccepted}, reader ${isTaken}`,
            )
        }
      }
    }
    expect(differences).toEqual([])
    expect(Math.min(figures.accepted, figures.refused)).toBeGreaterThan(80)
    reportFigure(
      `values at the edges of the rules: ${figures.accepted} accepted, ${figures.refused} refused, by the reader of backups alike`,
    )
  })
})
