import { beforeAll, expect, it, vi } from 'vitest'
import { parseCentre } from '../../src/data/content/centre'
import { parseDirector } from '../../src/data/content/director-texts'
import type { Fields } from '../../src/data/content/parse'
import { parseTeamMember } from '../../src/data/content/team'
import { parseVideos, picturesIn } from '../../src/data/content/videos'
import { freshBackend, owner, picture, rawRequest, setWrite } from '../data/backend'
import { CENTRE, MEMBER, TEXTS, valid, VIDEOS } from '../documents'

vi.spyOn(console, 'warn').mockImplementation(() => {})

let token: string
beforeAll(async () => {
  token = (await freshBackend()).idToken
})

/** Stores a document as a stolen session may, and returns what a reader gets. */
async function stored(path: string, changes: object): Promise<Fields> {
  await owner.remove(path)
  const writes = [setWrite(path, { ...valid(path.startsWith('team/') ? MEMBER : path), ...changes })]
  expect((await rawRequest(token, 'POST', ':commit', { writes })).status).toBe(200)
  return (await owner.get(path)) ?? {}
}

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
const PARTNER = [{ id: 'p1', name: 'n', logo: '', order: 1 }]

it.each<[what: string, path: string, changes: object, field: string, value: unknown]>([
  ['a link of another kind', VIDEOS, first({ url: 7 }), 'url', ''],
  ['a link of 3,000 characters', VIDEOS, first({ url: `https://x.example/${long(3_000)}` }), 'url', ''],
  ['a title of 3,000 characters', VIDEOS, first({ title: long(3_000) }), 'title', long(160)],
  ['another field of a video', VIDEOS, first({ onclick: 'x' }), 'onclick', undefined],
  ['a number in the place of hidden', VIDEOS, first({ hidden: 1 }), 'hidden', undefined],
  ['a video without an id', VIDEOS, first({ id: '' }), 'title', undefined],
  ['a video named constructor', VIDEOS, first({ id: 'constructor' }), 'title', undefined],
  ['a video named __proto__', VIDEOS, first({ id: '__proto__' }), 'title', undefined],
  ['numbers as credentials', MEMBER, { credentials: [7, 'c'] }, 'credentials', ['c']],
  ['a title of 6,000 characters', TEXTS, { titles: [long(6_000)] }, 'titles', [long(200)]],
  ['a highlight of another colour', TEXTS, { highlights: [{ text: 'h', color: 'red' }] }, 'highlights', HIGHLIGHT],
  ['a highlight with a link', TEXTS, { highlights: [{ text: 'h', href: 'x' }] }, 'highlights', HIGHLIGHT],
  ['101 % of satisfied parents', CENTRE, { satisfactionPercent: 101 }, 'satisfactionPercent', null],
  ['a figure of 10,000,000', CENTRE, { childrenHelped: 10_000_000 }, 'childrenHelped', null],
  ['a text as a figure', CENTRE, { years: '7' }, 'years', null],
  ['a link that is a script', CENTRE, { mapUrl: 'javascript:1' }, 'mapUrl', ''],
  ['a link with a user name', CENTRE, { mapUrl: 'https://x.example@evil.example/' }, 'mapUrl', ''],
  ['an address with recipients', CENTRE, { email: 'a@b.example?bcc=x@y.example' }, 'email', ''],
  ['a text of 1,000 characters', CENTRE, { city: long(1_000) }, 'city', long(160)],
  ['hours that are none', CENTRE, { hours: ['0 25:00 26:00', 'x'] }, 'hours', []],
  ['an exception that is none', CENTRE, { exceptions: ['2024-4-8 x - - n'] }, 'exceptions', []],
  ['a logo of 30,000 characters', CENTRE, { partners: [`p1 ${picture(30_000)} n`] }, 'partners', PARTNER],
  ['a logo that is a script', CENTRE, { partners: ['p1 javascript:1 n'] }, 'partners', PARTNER],
  ['a partner named constructor', CENTRE, { partners: ['constructor - n'] }, 'partners', []],
  ['a date that is none', CENTRE, { legalReviewed: 'x' }, 'legalReviewed', ''],
])('%s may be stored by a stolen session, and is not shown (P2)', async (_, path, changes, field, value) => {
  const document = shown[path]?.(await stored(path, changes))
  expect(Object.entries(document ?? {}).find(([name]) => name === field)?.[1]).toEqual(value)
})

it('an id that is stored twice is shown once', async () => {
  const fields = await stored(VIDEOS, { videos: [{ id: '1' }, { id: '1' }] })
  expect(parseVideos(fields, 'main-videos')?.videos).toHaveLength(1)
})

it.each([picture(400_000), 'javascript:1'])(
  'a picture of a video that is too large or none is not shown',
  async (image) => {
    expect(picturesIn(await stored(VIDEOS, { ...first({}), pictures: { '1': image } })).size).toBe(0)
  },
)

it.each(['constructor', 'toString'])('a member named %s is not shown', async (id) => {
  expect(parseTeamMember(await stored(`team/${id}`, { id }), id)).toBeNull()
  await owner.remove(`team/${id}`)
})
