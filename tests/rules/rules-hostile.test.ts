import { inspect } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Stored } from '../../scripts/firestore-rest.mjs'
import {
  CENTRE,
  MEMBER,
  OPTIONAL,
  PATHS,
  PHOTO,
  PICTURE,
  PRODUCT,
  PRODUCT_ID,
  SUPPORT,
  TEXTS,
  valid,
  VIDEOS,
} from '../documents'
import { centreSchema } from '../../src/data/content/centre'
import { directorPhotoSchema } from '../../src/data/content/director-photos'
import { directorSchema } from '../../src/data/content/director-texts'
import { productSchema } from '../../src/data/content/products'
import { supportSchema } from '../../src/data/store/support'
import { memberSchema } from '../../src/data/content/team'
import { videosSchema } from '../../src/data/content/videos'
import {
  ADMIN,
  as,
  reportFigure,
  freshAccount,
  freshBackend,
  owner,
  picture,
  store,
  STRANGER,
  tokenOf,
} from '../data/backend'

let admin: ReturnType<typeof as>
let everybodyElse: [string, ReturnType<typeof as>][]
const counted = { refused: 0, accepted: 0 }

beforeAll(async () => {
  const { uid, idToken } = await freshBackend()
  admin = as(idToken)
  const stranger = await freshAccount(STRANGER)
  const sameEmail = tokenOf(stranger.uid, { email: ADMIN.email, firebase: { sign_in_provider: 'password' } })
  everybodyElse = [
    ['anonymous', as(null)],
    ['a stranger with the email of the administrator', as(sameEmail)],
    [
      'the uid of the administrator by another provider',
      as(tokenOf(uid, { firebase: { sign_in_provider: 'google.com' } })),
    ],
  ]
  // Check that the emulator accepts the forged tokens.
  const forged = as(tokenOf(uid, { firebase: { sign_in_provider: 'password' } }))
  expect(await isRefused(forged.create('team/member1', valid('team/member1')))).toBe(false)
  await owner.remove('team/member1')
})

/** Whether the rules refused a write. Another answer than theirs says nothing. */
const isRefused = (write: Promise<unknown>): Promise<boolean> =>
  write.then(
    () => false,
    (error: unknown) => {
      if ((error as { status?: number }).status === 403) return true
      throw error
    },
  )

const images = [
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
  '//x.example/a.png',
  'blob:https://x.example/1',
  ' data:image/png;base64,AAAA',
]
const BLANK = ['', ' ', '\n\t ']
const wrong: Stored[] = [null, 7, true, ['x'], { a: 1 }]
const links = [
  'javascript:alert(1)',
  'http://x.example/v.mp4',
  'data:text/html,x',
  'https://x.example/a b',
  'https://x.example/"',
  'vbscript:x',
  '//x.example/v',
]

const versions = [
  ...wrong,
  '',
  'short-7',
  'x'.repeat(65),
  'under_score',
  'with space',
  'نسخة-واحدة',
  'version-1\n',
  '\u200bversion',
  'version.1',
]

// A function of the rules that checks many fields gets all wrong values in one of them, and a few in the others.
const anImage = ['javascript:alert(1)', 'data:image/svg+xml;base64,PHN2Zz4=', 7, null]
const aLine = [7, 'a\nb']
const aLink = [7, 'javascript:alert(1)']
const aFigure = [1.5, '7']
const aVersion = [7, '', 'short-7', 'under_score']
const inEach = (names: string[], values: Stored[]) => Object.fromEntries(names.map((name) => [name, values]))

/** By path: fields with values that must be refused. */
const hostile: Record<string, Record<string, Stored[]>> = {
  [`products/${PRODUCT_ID}`]: {
    image: [...images, ...wrong, ''],
    name: [...wrong, ...BLANK, 'x'.repeat(121)],
    order: [0, -1, 1.5, '1', 501, null, true, [1]],
    // A hidden product has no order.
    hidden: [0, 2, 1.5, '1', 501, null, true],
    picture: [...wrong, '', 'a b', 'x'.repeat(65), '../full'],
    id: ['1700000000002', 7, null],
    createdAt: ['2024-01-01', 1, null, new Date(Date.now() + 9e6)],
    updatedAt: ['2024-01-01', 1, null, new Date(Date.now() + 9e6)],
  },
  [`products/${PRODUCT_ID}/pictures/${PICTURE}`]: {
    image: anImage,
    updatedAt: ['x', null, new Date(Date.now() + 9e6)],
  },
  'team/member1': {
    image: anImage,
    name: [...wrong, ...BLANK],
    title: wrong,
    specialization: wrong,
    credentials: ['c', null, 7, { a: 1 }, [{ a: 1 }], Array(31).fill('c')],
    icon: ['Skull', null, 1, ''],
    color: ['text-black', 'bg-[url(//x)]', null, 1],
    order: [0, 1.5, '1', 501, null],
    hidden: [0, 1.5, '1', 501, null, true],
    id: ['other', null],
    createdAt: ['x', null, new Date(Date.now() + 9e6)],
    updatedAt: ['x', null],
    version: versions,
  },
  'videos/main-videos': {
    videos: [
      ...wrong.filter((value) => !Array.isArray(value)),
      ['x'],
      [null],
      [{ title: 't' }],
      [{ url: 'https://youtu.be/abcdefghijk' }],
      ...links.map((url) => [{ id: '1', title: 't', url }]),
      [
        { id: '1', title: 't', url: 'https://x.example/' },
        { id: '2', title: 't', url: 'javascript:1' },
      ],
      [{ id: '1', title: 'x'.repeat(161), url: 'https://x.example/' }],
      [{ id: '1', title: 't', url: 7 }],
    ],
    updatedAt: ['x', null, new Date(Date.now() + 9e6)],
    version: aVersion,
  },
  [`videos/main-videos/pictures/${PICTURE}`]: {
    image: [...anImage, picture(16_001)],
    updatedAt: ['x', null, new Date(Date.now() + 9e6)],
  },
  'director-texts/main-director': {
    name: [...wrong, ...BLANK, 'x'.repeat(121)],
    titles: ['t', null, 7, [{ a: 1 }], Array(31).fill('t')],
    credentials: ['t', null, 7, [{ a: 1 }], Array(31).fill('t')],
    highlights: [
      'h',
      null,
      ['h'],
      [{ text: 'h' }],
      [{ text: 'h', color: 'red' }],
      [{ text: 7, color: 'text-accent' }],
      [{ text: 'h', color: 'text-accent', href: 'x' }],
    ],
    updatedAt: ['x', null],
    version: aVersion,
  },
  'director-photos/main-director-photo': {
    photoBase64: [...anImage, ''],
    portrait: [...anImage, ''],
    updatedAt: ['x', null],
  },
  'settings/centre': {
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
      ['+966512345678 a\n+966512345678 b'],
      ['+966512345678 l', ''],
      ['+966512345678 l', 'javascript:1 l'],
      [7],
      [null],
      [{ label: 'l', number: '+966512345678' }],
    ],
    whatsapp: [...wrong, '', '+966512345678', '0512345678', '12345', '9'.repeat(16), '٩٦٦٥١٢٣٤٥٦٧٨'],
    email: [
      ...wrong,
      'a',
      'a@',
      '@b.example',
      'a b@c.example',
      'a@b@c.example',
      'a@b.example\n',
      'a@b.example?cc=x',
      'a?bcc=x%40c.example&y@b.example',
      'a%40b@c.example',
      'a#b@c.example',
      'a,b@c.example',
      'مركز@c.example',
    ],
    city: [...wrong, 'a\nb'],
    ...inEach(
      ['address', 'parking', 'registration', 'vat', 'licence', 'regulator', 'agencyName', 'replyPromise'],
      aLine,
    ),
    motherAlone: [...wrong, 'a\nb', 'x'.repeat(161)],
    ...inEach(['womenSpecialists', 'firstAppointment', 'referral', 'reportTime', 'sessionLength'], aLine),
    mapUrl: [...wrong, ...links, 'https://x.example@evil.example/', ' https://x.example/'],
    ...inEach(['photosUrl', 'pageUrl', 'secondPageUrl', 'shortVideosUrl', 'qrUrl', 'agencyUrl'], aLink),
    hours: [
      ...wrong,
      [''],
      ['01234 09:00 21:00', ''],
      ['01234 09:00 21:00\n5 09:00 21:00'],
      ['7 09:00 21:00'],
      [' 09:00 21:00'],
      ['0 9:00 21:00'],
      ['0 09:00 25:00'],
      ['0 24:00 09:00'],
      ['0 09:60 21:00'],
      ['0 09:00'],
      ['0 09:00 21:00 x'],
      [{ days: [0], opens: '09:00', closes: '21:00' }],
      Array(15).fill('0 09:00 21:00'),
    ],
    exceptions: [
      ...wrong,
      [''],
      ['2024-04-08 2024-04-12'],
      ['2024-4-8 2024-04-12 - - '],
      ['2024-04-08 - - -'],
      ['2024-04-08 2024-04-12 09:00 - n'],
      ['2024-04-08 2024-04-12 - 09:00 n'],
      ['2024-04-08 2024-04-12 - - a\nb'],
      [`2024-04-08 2024-04-12 - - ${'x'.repeat(161)}`],
      [{ from: '2024-04-08', to: '2024-04-12', opens: '', closes: '', note: '' }],
      Array(13).fill('2024-04-08 2024-04-12 - - n'),
    ],
    childrenHelped: ['7', 'null', '', true, -1, 1.5, 1e7, [1], { a: 1 }, new Date(0)],
    ...inEach(['years', 'sessionsPerMonth', 'specialistsTrained', 'certificates', 'aboutChildren'], aFigure),
    satisfactionPercent: ['98', 101, -1, 1.5, true, [98]],
    partners: [
      ...wrong,
      [''],
      Array(11).fill('p1 - n'),
      ...images.filter((one) => !one.includes(' ')).map((logo) => [`p1 ${logo} n`]),
      [`p1 data:image/png;base64,${'A'.repeat(4_200)} n`],
      ['p1 - n', `p2 data:image/png;base64,${'A'.repeat(4_200)} n`],
      ['p1  n'],
      ['p1 -'],
      ['p1 - '],
      ['p1 - a\nb'],
      ['p1 - a\np2 - b'],
      [`p1 - ${'x'.repeat(121)}`],
      [' - n'],
      ['p_1 - n'],
      [`${'x'.repeat(65)} - n`],
      ['p1 https://x.example@evil.example/a.png n'],
      ['p1 - n', 'p2 javascript:1 n'],
      ['p1 - n', 7],
      [{ id: 'p1', name: 'n', logo: '', order: 1 }],
    ],
    legalReviewed: [...wrong, '1/3/2024', '2024-3-1', '2024-03-01T00:00:00Z', new Date(0)],
    updatedAt: ['x', null, new Date(Date.now() + 9e6)],
    version: aVersion,
  },
  'support/main-support': {
    phone: [...wrong, '0512345678', '+966512345678\n', '+12025550123'],
    updatedAt: ['x', null, new Date(Date.now() + 9e6)],
    version: aVersion,
  },
}

describe('hostile writes (P1, P2)', () => {
  it.each(PATHS)('are tried with every field of a valid %s', (path) => {
    expect(new Set([...Object.keys(valid(path)), ...(OPTIONAL[path] ?? [])])).toEqual(
      new Set(Object.keys(hostile[path] ?? {})),
    )
  })

  it.each([
    [PRODUCT, productSchema],
    [MEMBER, memberSchema],
    [VIDEOS, videosSchema],
    [TEXTS, directorSchema],
    [PHOTO, directorPhotoSchema],
    [CENTRE, centreSchema],
    [SUPPORT, supportSchema],
  ])('are tried with every field that is read of %s', (path, { entries }) => {
    expect(Object.keys(hostile[path] ?? {})).toEqual(expect.arrayContaining(Object.keys(entries)))
  })

  it.each(PATHS)('of a malformed %s are refused from an administrator', async (path) => {
    for (const [field, values] of Object.entries(hostile[path] ?? {})) {
      for (const value of values) {
        const isOut = await isRefused(admin.create(path, { ...valid(path), [field]: value }))
        counted[isOut ? 'refused' : 'accepted'] += 1
        expect(isOut, `${path} ${field} = ${inspect(value).slice(0, 80)}`).toBe(true)
      }
      // Every field that is not optional must be present.
      const { [field]: _gone, ...rest } = valid(path)
      if (!OPTIONAL[path]?.includes(field)) {
        expect(await isRefused(admin.create(path, rest)), `${path} without ${field}`).toBe(true)
        counted.refused += 1
      }
    }
    const extra = admin.create(path, { ...valid(path), extra: 1 })
    expect(await isRefused(extra), `${path} with an extra field`).toBe(true)
    counted.refused += 1
    expect(await isRefused(admin.create(path, valid(path))), `the valid twin of ${path}`).toBe(false)
  })

  it('of a picture under an id that no video has are refused', async () => {
    const fields = valid(`videos/main-videos/pictures/${PICTURE}`)
    for (const id of ['a b', 'x'.repeat(65), 'نص', 'a.b']) {
      expect(await isRefused(admin.create(`videos/main-videos/pictures/${id}`, fields)), id).toBe(true)
      counted.refused += 1
    }
    expect(await isRefused(admin.create('videos/other-list/pictures/1', fields))).toBe(true)
    expect(await isRefused(admin.create('videos/main-videos/files/1', fields))).toBe(true)
    counted.refused += 2
  })

  it('are refused from everybody else, as are deletions', async () => {
    const names = ['products', 'team', 'videos', 'director-texts', 'director-photos', 'settings', 'support', 'admins']
    const others = [...names, 'anything'].map((name) => `${name}/other`)
    for (const isStored of [false, true]) {
      await store(Object.fromEntries(PATHS.map((path) => [path, isStored ? valid(path) : null])))
      for (const [person, who] of everybodyElse) {
        for (const path of [...PATHS, ...others]) {
          const like = PATHS.find((one) => one.split('/')[0] === path.split('/')[0]) ?? MEMBER
          const fields = valid(PATHS.includes(path) ? path : like)
          const isOut = await isRefused(isStored ? who.remove(path) : who.create(path, fields))
          counted[isOut ? 'refused' : 'accepted'] += 1
          expect(isOut, `${person}: ${path}`).toBe(true)
        }
      }
    }
  })

  it('are at least 400', () => {
    reportFigure(`hostile writes refused: ${counted.refused}, accepted: ${counted.accepted}`)
    expect(counted.refused).toBeGreaterThanOrEqual(400)
    expect(counted.accepted).toBe(0)
  })
})
