import * as v from 'valibot'
import { expect, it } from 'vitest'
import { makeImage, MEMBER_PATH, PRODUCT_ID, valid } from '../../../../scripts/documents/valid'
import type { Fields } from '../../../../src/data/client/document'
import { defaultCentre, parseCentre } from '../../../../src/data/content/centre'
import { parseDirectorTexts } from '../../../../src/data/content/director'
import { parseTeamMember } from '../../../../src/data/content/team'
import { imagesIn, parseVideos, videoSchema } from '../../../../src/data/content/videos'
import { CENTRE_PATH, DIRECTOR_TEXTS_PATH, VIDEOS_PATH } from '../../../../src/data/document-paths'
import { CONTENT, type Schema } from '../../../../src/data/entities'
import { expectConsole } from '../../../helpers/console'

/** The content that a page shows of a document; of the list of videos, the first one. */
const shown: Record<string, (fields: Fields) => object | null | undefined> = {
  [VIDEOS_PATH]: (fields) => parseVideos(fields, 'main-videos')?.videos[0],
  [MEMBER_PATH]: (fields) => parseTeamMember(fields, 'member1'),
  [DIRECTOR_TEXTS_PATH]: (fields) => parseDirectorTexts(fields, 'main-director'),
  [CENTRE_PATH]: (fields) => parseCentre(fields, 'centre'),
}

const first = (fields: object) => ({
  videos: [{ id: '1', title: 't', url: 'https://youtu.be/abcdefghijk', ...fields }],
})
const long = (count: number) => 'x'.repeat(count)
const HIGHLIGHT = [{ text: 'h', color: 'text-primary' }]
const OLDEST = new Date(0).toISOString()
const PARTNER = [{ id: 'p1', name: 'n', logo: '' }]

const SCHEMAS: Record<string, Schema> = {
  ...Object.fromEntries(Object.entries(CONTENT).map(([name, { schema }]) => [name, schema])),
  video: videoSchema,
}
/** Only the position of a document, and what tells that a video has an image, may be absent. */
const MAY_BE_ABSENT = ['order', 'hidden', 'imageTag']

it.each(Object.entries(SCHEMAS))(
  'a field that a document lacks is there when it is read: %s',
  (_, schema) => {
    const read = new Map(Object.entries(v.parse(schema, { id: PRODUCT_ID })))
    const absent = Object.keys(schema.entries).filter((field) => read.get(field) === undefined)
    expect(absent.filter((field) => !MAY_BE_ABSENT.includes(field))).toEqual([])
  },
)

it('a stored text with nothing to see is read as an empty one', () => {
  expect(parseCentre({ sessionLength: ' \u200f ' }, 'centre')).toMatchObject({ sessionLength: '' })
  expect(parseTeamMember({ title: '  ' }, 'member1')).toMatchObject({ title: '' })
})

// firestore.rules look into no list, so a stolen session may store these.
it.each<[what: string, path: string, row: { changes: object; field: string; value: unknown }]>([
  ['a link of another kind', VIDEOS_PATH, { changes: first({ url: 7 }), field: 'url', value: '' }],
  [
    'a link of 3,000 characters',
    VIDEOS_PATH,
    { changes: first({ url: `https://x.example/${long(3_000)}` }), field: 'url', value: '' },
  ],
  [
    'a title of 3,000 characters',
    VIDEOS_PATH,
    { changes: first({ title: long(3_000) }), field: 'title', value: long(160) },
  ],
  [
    'another field of a video',
    VIDEOS_PATH,
    { changes: first({ onclick: 'x' }), field: 'onclick', value: undefined },
  ],
  [
    'a number in the place of hidden',
    VIDEOS_PATH,
    { changes: first({ hidden: 1 }), field: 'hidden', value: undefined },
  ],
  [
    'a video without an id',
    VIDEOS_PATH,
    { changes: first({ id: '' }), field: 'title', value: undefined },
  ],
  [
    'a video named __proto__',
    VIDEOS_PATH,
    { changes: first({ id: '__proto__' }), field: 'title', value: undefined },
  ],
  [
    'numbers as credentials',
    MEMBER_PATH,
    { changes: { credentials: [7, 'c'] }, field: 'credentials', value: ['c'] },
  ],
  [
    'a text as a list',
    DIRECTOR_TEXTS_PATH,
    { changes: { titles: 'x' }, field: 'titles', value: [] },
  ],
  [
    'blank lines',
    DIRECTOR_TEXTS_PATH,
    { changes: { credentials: [1, ' '] }, field: 'credentials', value: [] },
  ],
  [
    'a highlight without a text',
    DIRECTOR_TEXTS_PATH,
    { changes: { highlights: [{ text: '' }] }, field: 'highlights', value: [] },
  ],
  [
    'a title of 6,000 characters',
    DIRECTOR_TEXTS_PATH,
    { changes: { titles: [long(6_000)] }, field: 'titles', value: [long(200)] },
  ],
  [
    'a highlight of another colour',
    DIRECTOR_TEXTS_PATH,
    {
      changes: { highlights: [{ text: 'h', color: 'red' }] },
      field: 'highlights',
      value: HIGHLIGHT,
    },
  ],
  [
    'a highlight with a link',
    DIRECTOR_TEXTS_PATH,
    { changes: { highlights: [{ text: 'h', href: 'x' }] }, field: 'highlights', value: HIGHLIGHT },
  ],
  [
    'a telephone number of one digit',
    CENTRE_PATH,
    { changes: { phones: ['1 l'] }, field: 'phones', value: defaultCentre.phones },
  ],
  [
    'a chat without a number',
    CENTRE_PATH,
    { changes: { whatsapp: 7 }, field: 'whatsapp', value: defaultCentre.whatsapp },
  ],
  [
    '101 % of satisfied parents',
    CENTRE_PATH,
    { changes: { satisfactionPercent: 101 }, field: 'satisfactionPercent', value: null },
  ],
  [
    'a figure of 10,000,000',
    CENTRE_PATH,
    { changes: { childrenHelped: 10_000_000 }, field: 'childrenHelped', value: null },
  ],
  ['a text as a figure', CENTRE_PATH, { changes: { years: '7' }, field: 'years', value: null }],
  [
    'a link that is a script',
    CENTRE_PATH,
    { changes: { mapUrl: 'javascript:1' }, field: 'mapUrl', value: '' },
  ],
  [
    'an address with recipients',
    CENTRE_PATH,
    { changes: { email: 'a@b.example?bcc=x@y.example' }, field: 'email', value: '' },
  ],
  [
    'a text of 1,000 characters',
    CENTRE_PATH,
    { changes: { city: long(1_000) }, field: 'city', value: long(160) },
  ],
  [
    'a text with an emoji at its end that is one character too long',
    CENTRE_PATH,
    { changes: { city: `${long(159)}😀` }, field: 'city', value: long(159) },
  ],
  [
    'a line with an emoji at its end that is one character too long',
    DIRECTOR_TEXTS_PATH,
    { changes: { titles: [`${long(199)}😀`] }, field: 'titles', value: [long(199)] },
  ],
  [
    'hours that no clock has',
    CENTRE_PATH,
    { changes: { hours: ['0 25:00 26:00', 'x'] }, field: 'hours', value: [] },
  ],
  [
    'an exception without real dates',
    CENTRE_PATH,
    { changes: { exceptions: ['2024-4-8 x - - n'] }, field: 'exceptions', value: [] },
  ],
  [
    'a logo of 30,000 characters',
    CENTRE_PATH,
    { changes: { partners: [`p1 ${makeImage(30_000)} n`] }, field: 'partners', value: PARTNER },
  ],
  [
    'a logo that is a script',
    CENTRE_PATH,
    { changes: { partners: ['p1 javascript:1 n'] }, field: 'partners', value: PARTNER },
  ],
  [
    'a partner named constructor',
    CENTRE_PATH,
    { changes: { partners: ['constructor - n'] }, field: 'partners', value: [] },
  ],
  [
    'a letter in place of a date',
    CENTRE_PATH,
    { changes: { legalReviewed: 'x' }, field: 'legalReviewed', value: '' },
  ],
  [
    'the 30th of February',
    CENTRE_PATH,
    { changes: { legalReviewed: '2024-02-30' }, field: 'legalReviewed', value: '' },
  ],
  [
    'a video of a 13th month',
    VIDEOS_PATH,
    { changes: first({ createdAt: '2024-13-01' }), field: 'createdAt', value: OLDEST },
  ],
  [
    'a video of the 31st of April',
    VIDEOS_PATH,
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

it('the first of two partners with one id is shown', () => {
  const partners = ['p1 - first', 'p1 - second']
  expect(parseCentre({ partners }, 'centre')?.partners).toMatchObject([{ name: 'first' }])
})

it('the first of two videos with one id is shown', () => {
  const videos = ['first', 'second'].map((title) => ({ id: '1', title }))
  expect(parseVideos({ videos }, 'main-videos')?.videos).toMatchObject([{ title: 'first' }])
})

it.each([makeImage(400_000), 'javascript:1'])(
  'an image of a video that is %.20s is not shown',
  (image) => {
    expect(imagesIn({ images: { '1': image, '2': makeImage() } })).toEqual(
      new Map([['2', makeImage()]]),
    )
  },
)

it('a member named constructor is not shown', () => {
  expectConsole(/team\/constructor is malformed/)
  expect(parseTeamMember({ ...valid(MEMBER_PATH), id: 'constructor' }, 'constructor')).toBeNull()
})
