import { beforeEach, describe, expect, it } from 'vitest'
import { MEMBER_PATH, memberFields, valid } from '../../scripts/documents/valid'
import type { StoredFields } from '../../scripts/firebase/values.mjs'
import { parseCentre, type Centre } from '../../src/data/content/centre'
import { parseProduct } from '../../src/data/content/products'
import { parseTeamMember } from '../../src/data/content/team'
import {
  CENTRE_PATH,
  DIRECTOR_PHOTO_PATH,
  DIRECTOR_TEXTS_PATH,
  HIDDEN_VIDEOS_PATH,
  VIDEOS_PATH,
} from '../../src/data/document-paths'
import { cleanDirectorTexts } from '../../src/data/store/director'
import { cleanProduct } from '../../src/data/store/products'
import { withHiddenVideos } from '../../src/data/store/shared/hidden-videos'
import { parseVideosForEditing, type VideoListFields } from '../../src/data/store/videos'
import { makeImage, owner, store } from '../helpers/emulator/backend'
import { phone, setUpDevices } from '../helpers/emulator/devices'
import { idOf, productAt, readSequence } from '../helpers/emulator/stored-content'

setUpDevices()

/** Fields that an earlier release, a higher limit or a hand has left in a document of a list. */
const ODD: [string, StoredFields][] = [
  ['a field that no schema knows', { legacy: 'x' }],
  ['a number in such a field', { legacy: 5 }],
  ['a name that is too long', { name: 'x'.repeat(121) }],
  ['a name that nobody sees', { name: '\u200f' }],
  ['no name', { name: undefined }],
  ['an image that is too large', { image: makeImage(200_000) }],
  ['no image', { image: undefined }],
  ['no position', { order: undefined }],
  ['a position far after the last', { order: 502 }],
  ['another id', { id: 'other' }],
  ['no times', { createdAt: undefined, updatedAt: undefined }],
  ['a text as its time', { updatedAt: '2024-01-01' }],
  ['a number as its date', { createdAt: 1 }],
  ['null as its date', { createdAt: null }],
  ['a date to come', { createdAt: new Date('2999-01-01') }],
]

type List = {
  name: 'products' | 'team'
  stored: (n: number, changes?: StoredFields) => StoredFields
  add: (n: number) => Promise<unknown>
  /** Saves another name and image over what is stored, as its form does. */
  save: (n: number, stored?: StoredFields) => Promise<unknown>
}
const storedTeam = (n: number, changes: StoredFields = {}): StoredFields => ({
  ...valid(MEMBER_PATH),
  id: idOf(n),
  order: n,
  ...changes,
})
const PRODUCTS: List = {
  name: 'products',
  stored: productAt,
  add: (n) =>
    phone.addProduct(
      { id: idOf(n), image: makeImage(), largeImage: makeImage(500), name: 'n' },
      String,
    ),
  save: (n, stored = productAt(n)) => {
    const read = parseProduct(stored, idOf(n))
    const base = cleanProduct({ id: idOf(n), name: 'x', image: makeImage(), ...read })
    return phone.saveProduct(base, { ...base, name: 'repaired', image: makeImage(300) })
  },
}
const TEAM: List = {
  name: 'team',
  stored: storedTeam,
  add: (n) => phone.saveTeam({}, { [idOf(n)]: memberFields() }),
  save: (n, stored = storedTeam(n)) => {
    const read = memberFields(parseTeamMember(stored, idOf(n)) ?? {})
    const repaired = { ...read, name: 'repaired', image: makeImage(300) }
    return phone.saveTeam({ [idOf(n)]: read }, { [idOf(n)]: repaired })
  },
}

const CASES = [PRODUCTS, TEAM].flatMap((list) =>
  ODD.map(([what, changes]) => ({ list, of: list.name, what, changes })),
)

describe.each(CASES)('a document of $of with $what', ({ list, what, changes }) => {
  const { name, stored } = list
  const pathOf = (n: number) => `${name}/${idOf(n)}`
  const hide = (n: number, isHidden: boolean) => phone.setHidden(name, { id: idOf(n), isHidden })
  /** The numbers of the visible documents, in their sequence. */
  const readVisible = async () =>
    (await owner.list(name))
      .filter(({ data }) => data['hidden'] === undefined)
      .sort((before, after) => Number(before.data['order']) - Number(after.data['order']))
      .map(({ id }) => Number(id.slice(-2)))

  beforeEach(() =>
    store({
      ...Object.fromEntries([1, 3, 4].map((n) => [pathOf(n), stored(n)])),
      [pathOf(2)]: stored(2, changes),
    }),
  )

  it(`a document of ${name} with ${what} stops no change of another, and no addition`, async () => {
    await phone.moveTo(name, idOf(4), 1)
    await hide(3, true)
    await hide(3, false)
    await list.save(3)
    await phone.deleteFrom(name, idOf(1))
    await list.add(9)
    expect(new Set(await readVisible())).toEqual(new Set([2, 3, 4, 9]))
    expect((await readSequence(name)).isWhole).toBe(true)
  })

  it(`a document of ${name} with ${what} can be moved, hidden, made visible and deleted`, async () => {
    await phone.moveTo(name, idOf(2), 1)
    expect((await readVisible())[0]).toBe(2)
    await hide(2, true)
    expect(await readVisible()).not.toContain(2)
    await hide(2, false)
    expect(await readVisible()).toContain(2)
    await phone.deleteFrom(name, idOf(2))
    expect(await owner.get(pathOf(2))).toBeNull()
  })

  it(`a document of ${name} with ${what} is saved without what no schema knows`, async () => {
    await list.save(2, stored(2, changes))
    const saved = await owner.get(pathOf(2))
    expect(saved).toMatchObject({ id: idOf(2), name: 'repaired', image: makeImage(300) })
    expect(saved).not.toHaveProperty('legacy')
  })
})

it.each<[string, unknown]>([
  ['a number', 1],
  ['a text', '2024-01-01'],
  ['null', null],
  ['a map', { toDate: 1 }],
  ['a list', [1]],
  ['a time to come', new Date('2999-01-01')],
  ['a time after its last change', new Date('2024-06-01')],
])('a member with %s as its date of creation comes back after a deletion', async (_, createdAt) => {
  await store({ [MEMBER_PATH]: { ...valid(MEMBER_PATH), createdAt } as StoredFields })
  const deletion = await phone.deleteFrom('team', 'member1')
  await phone.takeBackChange(deletion ?? '')
  expect(await owner.get(MEMBER_PATH)).toMatchObject({ name: valid(MEMBER_PATH)['name'] })
  expect(await owner.get(MEMBER_PATH)).not.toHaveProperty('createdAt')
})

/** The list of videos as an earlier release, a higher limit or a hand has left it. */
const video = (n: number, changes: StoredFields = {}): StoredFields => ({
  id: String(n),
  title: `title ${n}`,
  url: 'https://youtu.be/abcdefghijk',
  createdAt: '2024-03-01T10:00:00.000Z',
  order: n,
  ...changes,
})
const videoList = (odd: StoredFields = {}, more: StoredFields = {}): StoredFields => ({
  ...valid(VIDEOS_PATH),
  videos: [video(1), video(2, odd), video(3)],
  images: {},
  ...more,
})

describe.each([
  { what: 'a field that no schema knows', stored: videoList({}, { legacy: { a: 1 } }) },
  { what: 'such a field in a video', stored: videoList({ legacy: { a: 1 } }) },
  { what: 'a number in such a field', stored: videoList({ legacy: 5.5 }) },
  { what: 'a title that is too long', stored: videoList({ title: 'x'.repeat(200) }) },
  { what: 'a link that is too long', stored: videoList({ url: 'x'.repeat(3_000) }) },
  { what: 'no title', stored: videoList({ title: undefined }) },
  { what: 'a position far after the last', stored: videoList({ order: 500 }) },
  { what: 'no position', stored: videoList({ order: undefined }) },
  { what: 'an item that is no video', stored: videoList({ id: 7 }) },
  { what: 'a text as its time', stored: videoList({}, { updatedAt: '2024-01-01' }) },
  { what: 'no time', stored: videoList({}, { updatedAt: undefined }) },
  {
    what: 'a number in place of an image',
    stored: videoList({ imageTag: 'x' }, { images: { '2': 7 } }),
  },
])('the list of videos with $what', ({ what, stored }) => {
  const parsed = parseVideosForEditing(stored)
  /** Changes the list as its form does. */
  const change = async (make: (list: VideoListFields['videos']) => VideoListFields['videos']) => {
    const list = withHiddenVideos(await owner.get(VIDEOS_PATH), await owner.get(HIDDEN_VIDEOS_PATH))
    const base = parseVideosForEditing(list ?? {})
    await phone.saveVideos(base, { videos: make(base.videos) })
  }
  const readIds = async () =>
    ((await owner.get(VIDEOS_PATH)) as { videos: { id: string }[] } | null)?.videos.map(
      ({ id }) => id,
    )

  beforeEach(() => store({ [VIDEOS_PATH]: stored }))

  it(`a list of videos with ${what} takes changes, and loses what no schema knows`, async () => {
    await change((list) => [...list, { ...video(9), id: '9' } as VideoListFields['videos'][number]])
    await change((list) => list.map((each) => (each.id === '1' ? { ...each, title: 'new' } : each)))
    await change((list) => list.filter(({ id }) => id !== '3'))
    expect(await readIds()).toEqual(expect.arrayContaining(['1', '9']))
    expect(await readIds()).not.toContain('3')
    expect(JSON.stringify(await owner.get(VIDEOS_PATH))).not.toContain('legacy')
  })

  it(`a list of videos with ${what} takes a move, and hides and shows each of its videos`, async () => {
    await change((list) => [...list].reverse())
    expect(await readIds()).toEqual(parsed.videos.map(({ id }) => id).reverse())
    for (const { id } of parsed.videos) {
      const setHidden = (hidden: { hidden?: true }) =>
        change((list) =>
          list.map(({ hidden: _, ...each }) => (each.id === id ? { ...each, ...hidden } : each)),
        )
      await setHidden({ hidden: true })
      expect(await readIds()).not.toContain(id)
      expect(await owner.get(HIDDEN_VIDEOS_PATH)).toMatchObject({ videos: [{ id }] })
      await setHidden({})
      expect(await readIds()).toContain(id)
    }
  })
})

it('a save of every other document leaves out what no schema knows', async () => {
  const paths = [MEMBER_PATH, VIDEOS_PATH, DIRECTOR_TEXTS_PATH, DIRECTOR_PHOTO_PATH, CENTRE_PATH]
  await store(Object.fromEntries(paths.map((path) => [path, { ...valid(path), legacy: { a: 1 } }])))
  const member = parseTeamMember(valid(MEMBER_PATH), 'member1')
  if (!member) throw new Error('No member')
  await phone.saveTeam({ member1: member }, { member1: { ...member, name: 'changed' } })
  await phone.saveVideos(parseVideosForEditing(valid(VIDEOS_PATH)), { videos: [] })
  const director = cleanDirectorTexts(
    valid(DIRECTOR_TEXTS_PATH) as Parameters<typeof cleanDirectorTexts>[0],
  )
  await phone.saveDirectorTexts(director, { ...director, name: 'changed' })
  await phone.savePhoto(null, { photoBase64: makeImage(400, 'jpeg') })
  const centre = parseCentre(valid(CENTRE_PATH), 'centre') as Centre
  await phone.saveCentre(centre, { ...centre, city: 'changed' })
  for (const path of paths) {
    expect(await owner.get(path)).not.toHaveProperty('legacy')
    expect(await owner.get(path)).not.toEqual(valid(path))
  }
})
