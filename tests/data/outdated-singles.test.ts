import { beforeEach, describe, expect, it } from 'vitest'
import type { StoredFields } from '../../scripts/firebase/values.mjs'
import { MEMBER_PATH, valid } from '../../scripts/seed/valid-documents'
import { parseCentre, type Centre } from '../../src/data/content/centre'
import { parseTeamMember } from '../../src/data/content/team'
import {
  CENTRE_PATH,
  DIRECTOR_PHOTO_PATH,
  DIRECTOR_TEXTS_PATH,
  HIDDEN_VIDEOS_PATH,
  VIDEOS_PATH,
} from '../../src/data/document-paths'
import { cleanDirectorTexts } from '../../src/data/store/director'
import { withHiddenVideos } from '../../src/data/store/hidden-videos'
import { parseVideosForEditing, type VideoListFields } from '../../src/data/store/videos'
import { makeImage, owner, store } from '../helpers/emulator/backend'
import { phone, setUpDevices } from '../helpers/emulator/devices'
import { idOf, productAt, products } from '../helpers/emulator/stored-content'

setUpDevices()

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
  await phone.savePhoto({ photoBase64: makeImage(400, 'jpeg') })
  const centre = parseCentre(valid(CENTRE_PATH), 'centre') as Centre
  await phone.saveCentre(centre, { ...centre, city: 'changed' })
  for (const path of paths) {
    expect(await owner.get(path)).not.toHaveProperty('legacy')
    expect(await owner.get(path)).not.toEqual(valid(path))
  }
})

describe('a number that equals nothing, stored by hand', () => {
  it('a number that equals nothing is repaired by a save of the details of the centre', async () => {
    await store({ [CENTRE_PATH]: { ...valid(CENTRE_PATH), years: NaN } })
    const centre = parseCentre(valid(CENTRE_PATH), 'centre') as Centre
    await phone.saveCentre(centre, { ...centre, city: 'changed' })
    expect(await owner.get(CENTRE_PATH)).toMatchObject({ city: 'changed', years: null })
  })

  it.each(['order', 'createdAt', 'updatedAt', 'name', 'legacy'])(
    'a product with NaN as its %s can be hidden, made visible and deleted',
    async (field) => {
      const path = `products/${idOf(2)}`
      await store({ ...products(3), [path]: productAt(2, { [field]: NaN }) })
      await phone.setHidden('products', idOf(2), true)
      await phone.setHidden('products', idOf(2), false)
      await phone.deleteFrom('products', idOf(2))
      expect(await owner.get(path)).toBeNull()
    },
  )
})
