import { beforeEach, describe, expect, it } from 'vitest'
import {
  LARGE_IMAGE_PATH,
  MEMBER_PATH,
  PRODUCT_PATH,
  valid,
  VALID,
} from '../../scripts/documents/valid'
import type { StoredFields } from '../../scripts/firebase/values.mjs'
import {
  CENTRE_PATH,
  DIRECTOR_PHOTO_PATH,
  DIRECTOR_TEXTS_PATH,
  VIDEOS_PATH,
} from '../../src/data/document-paths'
import { makeImage, owner, store } from '../helpers/emulator/backend'
import { phone, setUpDevices } from '../helpers/emulator/devices'
import {
  differences,
  idOf,
  productAt,
  readContent,
  readSequence,
} from '../helpers/emulator/stored-content'
import { storedVideo, storedVideos } from '../helpers/emulator/videos'

setUpDevices()
beforeEach(async () => {
  await store(VALID)
})

/** Changes these fields and returns the id of the version. */
async function change(path: string, fields: StoredFields): Promise<string> {
  const [name = '', id = ''] = path.split('/')
  return (await phone.updateDocument(name, id, fields)) ?? ''
}
const readStored = async (path: string): Promise<StoredFields> => (await owner.get(path)) ?? {}
const hide = async (isHidden: boolean) =>
  (await phone.setHidden('products', { id: idOf(1), isHidden })) ?? ''
const deleteProduct = async () => (await phone.deleteFrom('products', idOf(1))) ?? ''
const takeBack = (version: string) => phone.takeBackChange(version)

const titles = ({ videos }: StoredFields) =>
  (videos as { title: string; order: number }[]).map(({ title, order }) => `${order} ${title}`)

describe('a change that is taken back', () => {
  it.each<{
    path: string
    first: StoredFields
    second: StoredFields
    remaining?: StoredFields
  }>([
    { path: PRODUCT_PATH, first: { name: 'b' }, second: { image: makeImage(300) } },
    { path: PRODUCT_PATH, first: { image: makeImage(300) }, second: { name: 'b' } },
    { path: MEMBER_PATH, first: { name: 'b' }, second: { title: 'b', image: makeImage(400) } },
    {
      path: MEMBER_PATH,
      first: { credentials: ['c', 'x'] },
      second: { credentials: ['c', 'x', 'y'] },
      remaining: { credentials: ['c', 'y'] },
    },
    { path: DIRECTOR_TEXTS_PATH, first: { name: 'b' }, second: { titles: ['b'] } },
    {
      path: DIRECTOR_TEXTS_PATH,
      first: { credentials: [] },
      second: { credentials: ['y'] },
      remaining: { credentials: ['y', 'c'] },
    },
    {
      path: DIRECTOR_PHOTO_PATH,
      first: { portrait: makeImage(210) },
      second: { photoBase64: makeImage(310, 'png') },
    },
    { path: CENTRE_PATH, first: { email: 'new@b.example' }, second: { city: 'b' } },
    { path: CENTRE_PATH, first: { years: 7 }, second: { hours: [] } },
    {
      path: CENTRE_PATH,
      first: { phones: ['+966512345678 l', '+966112345678 x'] },
      second: { phones: ['+966512345678 l', '+966112345678 x', '+966112345679 y'] },
      remaining: { phones: ['+966512345678 l', '+966112345679 y'] },
    },
    {
      path: CENTRE_PATH,
      first: { phones: ['+966512345678 new label'] },
      second: { phones: ['+966512345679 new label'] },
      remaining: { phones: ['+966512345679 l'] },
    },
  ])(
    'taking back the older change $first of $path keeps the newer one $second',
    async ({ path, first, second, remaining = second }) => {
      const before = await readStored(path)
      const version = await change(path, first)
      await change(path, second)
      const { clashes } = await takeBack(version)
      expect(clashes).toEqual([])
      expect(await readStored(path)).toEqual({
        ...before,
        ...remaining,
        updatedAt: expect.any(Date) as Date,
      })
    },
  )

  it('rows by hand that pages would not show beside each other are not said to be too many', async () => {
    await owner.put(CENTRE_PATH, { ...valid(CENTRE_PATH), partners: ['p1  first'] })
    const version = await change(CENTRE_PATH, { partners: [] })
    await change(CENTRE_PATH, { partners: ['p1  second'] })
    await expect(takeBack(version)).rejects.toMatchObject({ reason: 'not-taken-back' })
  })

  it('taking back added videos keeps newer ones, with images and positions 1 to n', async () => {
    await owner.put(VIDEOS_PATH, { ...valid(VIDEOS_PATH), ...storedVideos('1') })
    const version = await change(VIDEOS_PATH, storedVideos('1', '2'))
    await change(VIDEOS_PATH, storedVideos('1', '2', '3'))
    await takeBack(version)
    const videosAfter = await readStored(VIDEOS_PATH)
    expect(titles(videosAfter)).toEqual(['1 v1', '2 v3'])
    expect(videosAfter['images']).toEqual({ '1': makeImage(201), '3': makeImage(203) })
  })

  it('an older sequence of videos comes back beside a video that was added since', async () => {
    await owner.put(VIDEOS_PATH, { ...valid(VIDEOS_PATH), ...storedVideos('1', '2', '3') })
    const moved = await change(VIDEOS_PATH, storedVideos('3', '1', '2'))
    await change(VIDEOS_PATH, storedVideos('3', '1', '2', '4'))
    await takeBack(moved)
    expect(titles(await readStored(VIDEOS_PATH))).toEqual(['1 v1', '2 v2', '3 v3', '4 v4'])
  })

  it('taking back the first video keeps the second', async () => {
    await owner.delete(VIDEOS_PATH)
    await phone.setDocument('videos/main-videos', storedVideos('1'))
    const [added] = await phone.fetchVersions()
    await change(VIDEOS_PATH, storedVideos('1', '2'))
    await takeBack(added?.id ?? '')
    expect(titles(await readStored(VIDEOS_PATH))).toEqual(['1 v2'])
  })

  it('a field that was changed again is named, and its oldest state comes back', async () => {
    const version = await change(CENTRE_PATH, { email: 'second@b.example' })
    await change(CENTRE_PATH, { email: 'third@b.example', city: 'b' })
    const takenBack = await takeBack(version)
    expect(takenBack.clashes).toEqual(['email'])
    expect(await readStored(CENTRE_PATH)).toMatchObject({ email: 'a@b.example', city: 'b' })
    await takeBack(takenBack.trace?.id ?? '')
    expect(await readStored(CENTRE_PATH)).toMatchObject({ email: 'third@b.example', city: 'b' })
  })

  it('taking back an addition keeps the video if it was changed since, and names it', async () => {
    const version = await change(VIDEOS_PATH, storedVideos('1', '2'))
    await change(VIDEOS_PATH, {
      videos: [storedVideo('1', 1), { ...storedVideo('2', 2), title: 'renamed' }],
    })
    expect((await takeBack(version)).clashes).toEqual(['videos.2'])
    expect(titles(await readStored(VIDEOS_PATH))).toContain('2 renamed')
  })

  it('taking back a rename keeps a later hiding', async () => {
    const renamed = await change(PRODUCT_PATH, { name: 'b' })
    await hide(true)
    await takeBack(renamed)
    expect(await readStored(PRODUCT_PATH)).toMatchObject({ name: 'n', hidden: 1 })
  })

  it('taking back a hiding shows the product at its position with its newer name', async () => {
    await store({ [`products/${idOf(2)}`]: productAt(2) })
    const hidden = await hide(true)
    await change(PRODUCT_PATH, { name: 'b' })
    await takeBack(hidden)
    expect(await readStored(PRODUCT_PATH)).toMatchObject({ name: 'b', order: 1 })
    expect((await readStored(PRODUCT_PATH))['hidden']).toBeUndefined()
    expect(await readSequence('products')).toEqual({ ids: [1, 2].map(idOf), isWhole: true })
  })

  it('taking back a rename keeps a newer position', async () => {
    await store({ [`products/${idOf(2)}`]: productAt(2) })
    const renamed = await change(PRODUCT_PATH, { name: 'b' })
    await phone.moveTo('products', idOf(1), 2)
    await takeBack(renamed)
    expect(await readStored(PRODUCT_PATH)).toMatchObject({ name: 'n', order: 2 })
    expect((await readSequence('products')).isWhole).toBe(true)
  })

  it('taking a change back twice changes nothing the second time', async () => {
    const version = await change(CENTRE_PATH, { email: 'new@b.example' })
    await change(CENTRE_PATH, { city: 'b' })
    await takeBack(version)
    const storedAfter = await readStored(CENTRE_PATH)
    await takeBack(version)
    expect(await readStored(CENTRE_PATH)).toEqual(storedAfter)
  })

  it('two devices that take changes back at once do not overwrite each other', async () => {
    const email = await change(CENTRE_PATH, { email: 'new@b.example' })
    const city = await change(CENTRE_PATH, { city: 'b' })
    await change(CENTRE_PATH, { parking: 'b' })
    await Promise.all([takeBack(email), takeBack(city)])
    expect(await readStored(CENTRE_PATH)).toMatchObject({
      email: 'a@b.example',
      city: 'c',
      parking: 'b',
    })
  })
})

describe('a deletion that is taken back', () => {
  it('a deletion whose answer was lost is taken back without its version', async () => {
    const before = await readContent()
    await phone.deleteFrom('team', 'member1')
    await phone.takeBackLastDeletion(MEMBER_PATH)
    expect(differences(before, await readContent())).toEqual([])
    await expect(phone.takeBackLastDeletion('team/nobody')).rejects.toMatchObject({
      name: 'DataError',
    })
  })
})

describe('an addition that is taken back', () => {
  it('taking back an addition of videos that are gone stores no list', async () => {
    await owner.delete(VIDEOS_PATH)
    await phone.setDocument('videos/main-videos', storedVideos('1'))
    const [added] = await phone.fetchVersions()
    await phone.deleteDocument('videos', 'main-videos')
    await takeBack(added?.id ?? '')
    expect(await owner.get(VIDEOS_PATH)).toBeNull()
  })

  it('the undo of a taken back addition stores the product as it was when it was deleted', async () => {
    await takeBack(await deleteProduct())
    const [added] = await phone.fetchVersions()
    await change(PRODUCT_PATH, { name: 'b' })
    const { trace } = await takeBack(added?.id ?? '')
    expect(await owner.get(PRODUCT_PATH)).toBeNull()
    await takeBack(trace?.id ?? '')
    expect(await readStored(PRODUCT_PATH)).toMatchObject({ name: 'b' })
    expect(await owner.get(LARGE_IMAGE_PATH)).toEqual(valid(LARGE_IMAGE_PATH))
  })

  it.each([DIRECTOR_TEXTS_PATH, CENTRE_PATH])(
    'an addition of %s, which pages need, cannot be taken back',
    async (path) => {
      await owner.delete(path)
      const [name = '', id = ''] = path.split('/')
      const { updatedAt: _, ...fields } = valid(path)
      await phone.setDocument(`${name}/${id}`, fields)
      const [added] = await phone.fetchVersions()
      await expect(takeBack(added?.id ?? '')).rejects.toMatchObject({ name: 'DataError' })
    },
  )
})
