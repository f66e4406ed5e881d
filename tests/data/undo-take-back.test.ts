import { beforeEach, expect, it } from 'vitest'
import { MEMBER_PATH, PRODUCT_PATH, VALID } from '../../scripts/documents/valid'
import type { StoredFields } from '../../scripts/firebase/values.mjs'
import {
  CENTRE_PATH,
  DIRECTOR_PHOTO_PATH,
  DIRECTOR_TEXTS_PATH,
  HIDDEN_VIDEOS_PATH,
  VIDEOS_PATH,
} from '../../src/data/document-paths'
import { isListName } from '../../src/data/entities'
import { makeImage, owner, store } from '../helpers/emulator/backend'
import { phone, setUpDevices } from '../helpers/emulator/devices'
import { differences, readContent } from '../helpers/emulator/stored-content'
import { storedVideo, storedVideos } from '../helpers/emulator/videos'

setUpDevices()
beforeEach(() => store(VALID))

type TakenBack = Awaited<ReturnType<typeof phone.takeBackChange>>
const takeBack = (id: string | null) => phone.takeBackChange(id ?? '')
/** Undoes a taking back as its row in the history does. */
const undo = ({ trace }: TakenBack) => takeBack(trace?.id ?? null)

const namesIn = (path: string) => path.split('/') as [string, string]
const deleteStored = (path: string) => {
  const [name, id] = namesIn(path)
  return isListName(name) ? phone.deleteFrom(name, id) : phone.deleteDocument(name, id)
}
const change = (path: string, fields: StoredFields) =>
  phone.updateDocument(...namesIn(path), fields)

it.each([VIDEOS_PATH, DIRECTOR_PHOTO_PATH, PRODUCT_PATH, MEMBER_PATH])(
  'the undo of taking back deletes %s again and nothing else',
  async (path) => {
    const version = await deleteStored(path)
    const before = await readContent()
    const restored = await takeBack(version)
    expect(await owner.get(path)).not.toBeNull()
    await undo(restored)
    expect(differences(before, await readContent())).toEqual([])
  },
)

it.each([DIRECTOR_TEXTS_PATH, CENTRE_PATH])(
  'the undo of taking back is refused where it would delete %s',
  async (path) => {
    const restored = await takeBack(await deleteStored(path))
    await expect(undo(restored)).rejects.toMatchObject({ name: 'DataError' })
    expect(await owner.get(path)).not.toBeNull()
  },
)

it.each<[string, StoredFields]>([
  [VIDEOS_PATH, storedVideos('1', '2')],
  [DIRECTOR_TEXTS_PATH, { name: 'b' }],
  [DIRECTOR_PHOTO_PATH, { photoBase64: makeImage(310, 'png') }],
  [CENTRE_PATH, { email: 'new@b.example' }],
  [PRODUCT_PATH, { name: 'b' }],
  [MEMBER_PATH, { name: 'b' }],
])('the undo of taking back brings a change of %s back', async (path, fields) => {
  const version = await change(path, fields)
  const changed = await readContent()
  await undo(await takeBack(version))
  expect(differences(changed, await readContent())).toEqual([])
})

/** Expects that a second attempt of taking back, as after a lost answer, can be undone like the first one. */
async function expectSameTrace(id: string | null) {
  const first = await takeBack(id)
  expect(await takeBack(id)).toEqual(first)
  expect(first.trace).not.toBeNull()
}

it.each([VIDEOS_PATH, DIRECTOR_PHOTO_PATH, PRODUCT_PATH, MEMBER_PATH])(
  'the retry of taking back a deletion of %s has the trace of the attempt that arrived',
  async (path) => expectSameTrace(await deleteStored(path)),
)

it.each<[string, StoredFields]>([
  [VIDEOS_PATH, storedVideos('1', '2')],
  [DIRECTOR_TEXTS_PATH, { name: 'b' }],
  [CENTRE_PATH, { email: 'new@b.example' }],
  [PRODUCT_PATH, { name: 'b' }],
])(
  'the retry of taking back a change of %s has the trace of the attempt that arrived',
  async (path, fields) => expectSameTrace(await change(path, fields)),
)

it('the retry of taking back a hiding has the trace of the attempt that arrived', async () => {
  const [name, id] = namesIn(PRODUCT_PATH)
  await expectSameTrace(await phone.setHidden(name as 'products', { id, isHidden: true }))
})

it.each([VIDEOS_PATH, DIRECTOR_PHOTO_PATH])(
  'the retry of taking back the addition of %s has the trace of the attempt that arrived',
  async (path) => {
    await owner.delete(path)
    await phone.setDocument(path, VALID[path] ?? {})
    const [added] = await phone.fetchVersions()
    await expectSameTrace(added?.id ?? null)
  },
)

it('the retry of taking back names the newer values that the attempt replaced', async () => {
  const version = await change(CENTRE_PATH, { email: 'new@b.example' })
  await change(CENTRE_PATH, { email: 'newer@b.example', city: 'newer' })
  const first = await takeBack(version)
  expect(first.clashes).toEqual(['email'])
  expect(await takeBack(version)).toEqual(first)
})

it('the retry of taking back has no trace of what was changed since', async () => {
  const version = await change(DIRECTOR_TEXTS_PATH, { name: 'b' })
  await takeBack(version)
  await change(DIRECTOR_TEXTS_PATH, { titles: ['other'] })
  expect(await takeBack(version)).toMatchObject({
    trace: null,
  })
})

it('the undo of taking back deletes hidden videos with their list', async () => {
  await change(VIDEOS_PATH, { videos: [{ ...storedVideo('1', 1), hidden: true }] })
  const version = await deleteStored(VIDEOS_PATH)
  const before = await readContent()
  const restored = await takeBack(version)
  expect(await owner.get(HIDDEN_VIDEOS_PATH)).not.toBeNull()
  await undo(restored)
  expect(differences(before, await readContent())).toEqual([])
  expect(await owner.get(HIDDEN_VIDEOS_PATH)).toBeNull()
})

it('the undo of taking back leaves videos that were added to the list since', async () => {
  await change(VIDEOS_PATH, storedVideos('1', '2'))
  const restored = await takeBack(await deleteStored(VIDEOS_PATH))
  await change(VIDEOS_PATH, storedVideos('1', '2', '3'))
  await undo(restored)
  expect((await owner.get(VIDEOS_PATH))?.['videos']).toMatchObject([{ title: 'v3', order: 1 }])
})

it('the undo of taking back brings back the list of videos whose addition was taken back', async () => {
  await owner.delete(VIDEOS_PATH)
  await phone.setDocument('videos/main-videos', storedVideos('1', '2'))
  const before = await readContent()
  const [added] = await phone.fetchVersions()
  const takenBack = await takeBack(added?.id ?? null)
  expect(await owner.get(VIDEOS_PATH)).toBeNull()
  await undo(takenBack)
  expect(differences(before, await readContent())).toEqual([])
})
