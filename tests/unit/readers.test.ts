import { describe, expect, it } from 'vitest'
import { defaultCentre, parseCentre } from '../../src/data/content/centre'
import { parseDirector } from '../../src/data/content/director-texts'
import type { Fields } from '../../src/data/client/document'
import { parseProduct } from '../../src/data/content/products'
import { parseTeamMember } from '../../src/data/content/team'
import { parseVideos, picturesIn } from '../../src/data/content/videos'
import { expectConsole } from '../helpers/console'
import {
  CENTRE,
  MEMBER,
  picture,
  PRODUCT,
  PRODUCT_ID,
  TEXTS,
  valid,
  VIDEOS,
} from '../helpers/documents'

/** What a page shows of a document: of the list of videos the first one. */
const shown: Record<string, (fields: Fields) => object | null | undefined> = {
  [VIDEOS]: (fields) => parseVideos(fields, 'main-videos')?.videos[0],
  [MEMBER]: (fields) => parseTeamMember(fields, 'member1'),
  [TEXTS]: (fields) => parseDirector(fields, 'main-director'),
  [CENTRE]: (fields) => parseCentre(fields, 'centre'),
}

const first = (fields: object) => ({
  videos: [{ id: '1', title: 't', url: 'https://youtu.be/abcdefghijk', ...fields }],
})
const long = (count: number) => 'x'.repeat(count)
const HIGHLIGHT = [{ text: 'h', color: 'text-primary' }]
/** A day that only leap years have. */
const GOOD_DAYS = '2028-02-29 2028-02-29 - - n'
const OLDEST = new Date(0).toISOString()
const PARTNER = [{ id: 'p1', name: 'n', logo: '', order: 1 }]

// firestore.rules look into no list, so a stolen session may store these.
it.each<[what: string, path: string, row: { changes: object; field: string; value: unknown }]>([
  ['a link of another kind', VIDEOS, { changes: first({ url: 7 }), field: 'url', value: '' }],
  [
    'a link of 3,000 characters',
    VIDEOS,
    { changes: first({ url: `https://x.example/${long(3_000)}` }), field: 'url', value: '' },
  ],
  [
    'a title of 3,000 characters',
    VIDEOS,
    { changes: first({ title: long(3_000) }), field: 'title', value: long(160) },
  ],
  [
    'another field of a video',
    VIDEOS,
    { changes: first({ onclick: 'x' }), field: 'onclick', value: undefined },
  ],
  [
    'a number in the place of hidden',
    VIDEOS,
    { changes: first({ hidden: 1 }), field: 'hidden', value: undefined },
  ],
  [
    'a video without an id',
    VIDEOS,
    { changes: first({ id: '' }), field: 'title', value: undefined },
  ],
  [
    'a video named __proto__',
    VIDEOS,
    { changes: first({ id: '__proto__' }), field: 'title', value: undefined },
  ],
  [
    'numbers as credentials',
    MEMBER,
    { changes: { credentials: [7, 'c'] }, field: 'credentials', value: ['c'] },
  ],
  ['a text as a list', TEXTS, { changes: { titles: 'x' }, field: 'titles', value: [] }],
  ['blank lines', TEXTS, { changes: { credentials: [1, ' '] }, field: 'credentials', value: [] }],
  [
    'a highlight without a text',
    TEXTS,
    { changes: { highlights: [{ text: '' }] }, field: 'highlights', value: [] },
  ],
  [
    'a title of 6,000 characters',
    TEXTS,
    { changes: { titles: [long(6_000)] }, field: 'titles', value: [long(200)] },
  ],
  [
    'a highlight of another colour',
    TEXTS,
    {
      changes: { highlights: [{ text: 'h', color: 'red' }] },
      field: 'highlights',
      value: HIGHLIGHT,
    },
  ],
  [
    'a highlight with a link',
    TEXTS,
    { changes: { highlights: [{ text: 'h', href: 'x' }] }, field: 'highlights', value: HIGHLIGHT },
  ],
  [
    'a number that is none',
    CENTRE,
    { changes: { phones: ['1 l'] }, field: 'phones', value: defaultCentre.phones },
  ],
  [
    'a chat without a number',
    CENTRE,
    { changes: { whatsapp: 7 }, field: 'whatsapp', value: defaultCentre.whatsapp },
  ],
  [
    '101 % of satisfied parents',
    CENTRE,
    { changes: { satisfactionPercent: 101 }, field: 'satisfactionPercent', value: null },
  ],
  [
    'a figure of 10,000,000',
    CENTRE,
    { changes: { childrenHelped: 10_000_000 }, field: 'childrenHelped', value: null },
  ],
  ['a text as a figure', CENTRE, { changes: { years: '7' }, field: 'years', value: null }],
  [
    'a link that is a script',
    CENTRE,
    { changes: { mapUrl: 'javascript:1' }, field: 'mapUrl', value: '' },
  ],
  [
    'an address with recipients',
    CENTRE,
    { changes: { email: 'a@b.example?bcc=x@y.example' }, field: 'email', value: '' },
  ],
  [
    'a text of 1,000 characters',
    CENTRE,
    { changes: { city: long(1_000) }, field: 'city', value: long(160) },
  ],
  [
    'hours that are none',
    CENTRE,
    { changes: { hours: ['0 25:00 26:00', 'x'] }, field: 'hours', value: [] },
  ],
  [
    'an exception that is none',
    CENTRE,
    { changes: { exceptions: ['2024-4-8 x - - n'] }, field: 'exceptions', value: [] },
  ],
  [
    'a logo of 30,000 characters',
    CENTRE,
    { changes: { partners: [`p1 ${picture(30_000)} n`] }, field: 'partners', value: PARTNER },
  ],
  [
    'a logo that is a script',
    CENTRE,
    { changes: { partners: ['p1 javascript:1 n'] }, field: 'partners', value: PARTNER },
  ],
  [
    'a partner named constructor',
    CENTRE,
    { changes: { partners: ['constructor - n'] }, field: 'partners', value: [] },
  ],
  [
    'a date that is none',
    CENTRE,
    { changes: { legalReviewed: 'x' }, field: 'legalReviewed', value: '' },
  ],
  [
    'the 30th of February',
    CENTRE,
    { changes: { legalReviewed: '2024-02-30' }, field: 'legalReviewed', value: '' },
  ],
  [
    'a video of a 13th month',
    VIDEOS,
    { changes: first({ createdAt: '2024-13-01' }), field: 'createdAt', value: OLDEST },
  ],
  [
    'a video of the 31st of April',
    VIDEOS,
    { changes: first({ createdAt: '2024-04-31T10:00:00Z' }), field: 'createdAt', value: OLDEST },
  ],
])('%s is not shown', (_, path, { changes, field, value }) => {
  const document = shown[path]?.({ ...valid(path), ...changes }) ?? {}
  expect(Object.entries(document).find(([name]) => name === field)?.[1]).toEqual(value)
})

it('what a document lacks is empty', () => {
  expect(parseCentre({}, 'centre')).toMatchObject({
    years: null,
    hours: [],
    city: '',
    mapUrl: '',
    partners: [],
  })
})

it('the first of two videos with one id is shown', () => {
  const videos = ['first', 'second'].map((title) => ({ id: '1', title }))
  expect(parseVideos({ videos }, 'main-videos')?.videos).toMatchObject([{ title: 'first' }])
})

it.each([picture(400_000), 'javascript:1'])(
  'a picture of a video that is %.20s is not shown',
  (image) => {
    expect(picturesIn({ pictures: { '1': image, '2': picture() } })).toEqual(
      new Map([['2', picture()]]),
    )
  },
)

it('a member named constructor is not shown', () => {
  expectConsole(/team\/constructor is malformed/)
  expect(parseTeamMember({ ...valid(MEMBER), id: 'constructor' }, 'constructor')).toBeNull()
})

describe('a line of the opening hours that no calendar or clock knows is left out', () => {
  it.each([
    ['2030-13-45 2030-13-46 - - n'],
    ['2030-02-30 2030-03-02 - - n'],
    ['2026-02-29 2026-02-29 - - n'],
    ['2026-03-01 2026-04-31 - - n'],
    ['2026-00-10 2026-01-10 - - n'],
    ['0000-01-01 9999-12-31 - - n'],
    ['2026-03-02 2026-03-01 - - n'],
    ['2026-3-1 2026-3-2 - - n'],
    ['٢٠٢٦-٠٣-٠١ ٢٠٢٦-٠٣-٠٢ - - n'],
    ['2026-03-01T00:00 2026-03-02 - - n'],
    ['2026-03-01 2026-03-01 24:30 25:00 n'],
    ['2026-03-01 2026-03-01 24:00 03:00 n'],
    ['2026-03-01 2026-03-01 09:00 - n'],
    ['2026-03-01 2026-03-01 - 21:00 n'],
    ['2026-03-01 2026-03-01 09:00 09:00 n'],
    ['2026-03-01 2026-03-01 9:00 21:00 n'],
    [''],
  ])('the line «%s» of the special days is left out', (line) => {
    const centre = parseCentre({ exceptions: [line, GOOD_DAYS] }, 'centre')
    expect(centre?.exceptions).toEqual([
      { from: '2028-02-29', to: '2028-02-29', opens: '', closes: '', note: 'n' },
    ])
  })

  it.each(['7 09:00 21:00', '0 09:60 21:00', '0 24:00 03:00', '0 09:00 09:00', '0 -1:00 21:00'])(
    'the line «%s» of the week is left out',
    (line) => {
      const centre = parseCentre({ hours: [line, '6 20:00 24:00'] }, 'centre')
      expect(centre?.hours).toEqual([{ days: [6], opens: '20:00', closes: '24:00' }])
    },
  )
})

/** Readers of what a list is made of, with what they cannot do without. */
const ENTRIES = [
  {
    of: 'a product',
    needed: ['id'],
    fields: valid(PRODUCT),
    read: (fields: Fields) => parseProduct(fields, PRODUCT_ID),
  },
  {
    of: 'a member',
    needed: ['id'],
    fields: valid(MEMBER),
    read: (fields: Fields) => parseTeamMember(fields, 'member1'),
  },
  {
    of: 'a video',
    needed: ['id'],
    fields: {
      ...first({
        hidden: true,
        description: 'd',
        duration: '1:00',
        picture: 'x',
        order: 1,
        createdAt: OLDEST,
      }).videos[0],
    },
    read: (fields: Fields) => parseVideos({ videos: [fields] }, 'main-videos')?.videos[0],
  },
]
it.each(ENTRIES)(
  'a wrong value in any field of $of leaves its other fields',
  ({ fields, needed, read }) => {
    const whole = Object(read(fields)) as Fields
    const names = [...Object.keys(fields), 'order', 'hidden'].filter(
      (name) => !needed.includes(name),
    )
    for (const name of names)
      for (const wrong of [7.5, {}, 'x'.repeat(50_000)]) {
        const { [name]: _, ...others } = whole
        expect(read({ ...fields, [name]: wrong }), name).toMatchObject(others)
      }
  },
)

it('what is hidden by hand, without a place to return to, is hidden as visitors see it', () => {
  const hiddenBy = (hidden: unknown) =>
    parseTeamMember({ ...valid(MEMBER), hidden }, 'member1')?.hidden
  expect([0, -1, NaN, null, false, 'x'].map(hiddenBy)).toEqual([1, 1, 1, 1, 1, 1])
  expect([3, undefined].map(hiddenBy)).toEqual([3, undefined])
  expect(parseTeamMember(valid(MEMBER), 'member1')).not.toHaveProperty('hidden')
})
