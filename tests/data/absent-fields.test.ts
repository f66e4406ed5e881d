import { beforeEach, describe, expect, it } from 'vitest'
import { FULLEST } from '../../scripts/documents/fullest'
import {
  LARGE_IMAGE_PATH,
  PATHS,
  PRODUCT_ID,
  PRODUCT_PATH,
  valid,
} from '../../scripts/documents/valid'
import type { StoredFields } from '../../scripts/firebase/values.mjs'
import { videoSchema } from '../../src/data/content/videos'
import { HIDDEN_VIDEOS_PATH, VIDEOS_PATH } from '../../src/data/document-paths'
import { CONTENT, isListName } from '../../src/data/entities'
import { owner, store } from '../helpers/emulator/backend'
import { restore } from '../helpers/emulator/backups'
import { phone, setUpDevices } from '../helpers/emulator/devices'
import { differences, readContent } from '../helpers/emulator/stored-content'

setUpDevices()

/** The fields that each write sets. A document of an earlier release, or made by hand, may lack all others. */
const OWN = ['id', 'order', 'updatedAt']
const bareOf = (path: string): StoredFields =>
  Object.fromEntries(Object.entries(valid(path)).filter(([field]) => OWN.includes(field)))

const ENTITIES = Object.keys(CONTENT).map((name) => {
  const path =
    PATHS.find((candidate) => candidate.startsWith(`${name}/`) && candidate !== LARGE_IMAGE_PATH) ??
    ''
  return { path, field: Object.keys(valid(path)).find((field) => !OWN.includes(field)) ?? '' }
})

describe.each(ENTITIES)('$path without fields', ({ path, field }) => {
  const [collection = '', id = ''] = path.split('/')
  const change = async () =>
    (await phone.updateDocument(collection, id, { [field]: valid(path)[field] })) ?? ''
  let before: Awaited<ReturnType<typeof readContent>>
  const expectAsBefore = async () => expect(differences(before, await readContent())).toEqual([])

  beforeEach(async () => {
    await store({
      [path]: bareOf(path),
      ...(path === PRODUCT_PATH && { [LARGE_IMAGE_PATH]: valid(LARGE_IMAGE_PATH) }),
    })
    await phone.repairSequences()
    before = await readContent()
  })

  it(`a change of ${path} is taken back to a state without fields`, async () => {
    await phone.takeBackChange(await change())
    await expectAsBefore()
  })

  it(`a deletion of ${path} without fields is taken back`, async () => {
    await (isListName(collection)
      ? phone.deleteFrom(collection, id)
      : phone.deleteDocument(collection, id))
    expect(await owner.get(path)).toBeNull()
    await phone.takeBackLastDeletion(path)
    await expectAsBefore()
  })

  it(`a backup brings ${path} back without fields`, async () => {
    const file = await phone.exportBackup()
    await change()
    expect(await restore(file)).toEqual([])
    await expectAsBefore()
  })

  it(`${path} is restored without fields to a moment`, async () => {
    const at = new Date()
    await new Promise((resolve) => setTimeout(resolve, 5))
    await change()
    const backup = await phone.readContentAt(at)
    expect(await phone.restoreBackup(backup, await phone.readChangesTo(backup))).toEqual([])
    await expectAsBefore()
  })
})

/** The list of videos, each without another field of the schema. */
function videosWithoutFields(): StoredFields[] {
  const fields = Object.keys(videoSchema.entries).filter((name) => name !== 'id')
  const videos = (FULLEST[VIDEOS_PATH]?.['videos'] ?? []) as StoredFields[]
  return fields.map((field, index) => {
    const { [field]: _, ...others } = videos[index] ?? {}
    return others
  })
}

it('a change is taken back to videos of which each lacks a field', async () => {
  await store({
    [VIDEOS_PATH]: { videos: videosWithoutFields(), updatedAt: valid(VIDEOS_PATH)['updatedAt'] },
  })
  const before = await readContent()
  const version = await phone.updateDocument('videos', 'main-videos', { videos: [] })
  await phone.takeBackChange(version ?? '')
  expect(differences(before, await readContent())).toEqual([])
})

it('a hidden video without an image beside it comes back', async () => {
  const hidden = videosWithoutFields().map((video) => ({ ...video, hidden: true }))
  await store({
    [VIDEOS_PATH]: bareOf(VIDEOS_PATH),
    [HIDDEN_VIDEOS_PATH]: { videos: hidden.slice(0, 3) },
  })
  const version = await phone.deleteDocument('videos', 'main-videos')
  await phone.takeBackChange(version ?? '')
  expect(await owner.get(HIDDEN_VIDEOS_PATH)).toMatchObject({ videos: hidden.slice(0, 3) })
})

it('a product is deleted with a large image that lacks its only field', async () => {
  await store({ [PRODUCT_PATH]: valid(PRODUCT_PATH), [LARGE_IMAGE_PATH]: {} })
  const version = await phone.deleteFrom('products', PRODUCT_ID)
  expect(await owner.get(LARGE_IMAGE_PATH)).toBeNull()
  await phone.takeBackChange(version ?? '')
  expect(await owner.get(PRODUCT_PATH)).toMatchObject({ name: 'n', order: 1 })
})
