import { describe, expect, it, vi } from 'vitest'
import { FULLEST } from '../../scripts/documents/fullest'
import {
  LARGE_IMAGE_PATH,
  MEMBER_PATH,
  PRODUCT_PATH,
  valid,
  VALID,
} from '../../scripts/documents/valid'
import type { StoredFields } from '../../scripts/firebase/values.mjs'
import { VIDEOS_PATH } from '../../src/data/document-paths'
import { LIST_NAMES, SINGLE_PATHS } from '../../src/data/entities'
import { VERSIONS_BATCH_SIZE } from '../../src/limits'
import { storedProduct } from '../fixtures/stored-product'
import { ADMIN, DATE, makeImage, owner, store } from '../helpers/emulator/backend'
import { phone, setUpDevices } from '../helpers/emulator/devices'
import {
  differences,
  idOf,
  productAt,
  readContent,
  readList,
  readSequence,
} from '../helpers/emulator/stored-content'

setUpDevices()

/** An entry of the history as it is stored. */
const entry = (fields: StoredFields) => ({
  path: PRODUCT_PATH,
  at: DATE,
  by: 'b',
  isDeletion: fields['isAddition'] ? undefined : false,
  fields: {},
  ...fields,
})
const deleteProduct = async (id: string) => (await phone.deleteFrom('products', id)) ?? ''
const takeBack = async (version = '') => phone.takeBackChange(version)
const rename = (id: string) =>
  phone.saveProduct(
    phone.cleanProduct(storedProduct({ id })),
    phone.cleanProduct(storedProduct({ id, name: 'renamed' })),
  )
/** A site with everything, and two products and members more, one of each hidden. */
const storeEverything = () =>
  store({
    ...VALID,
    [`products/${idOf(2)}`]: productAt(2),
    [`products/${idOf(2)}/images/large`]: { image: makeImage(600) },
    [`products/${idOf(3)}`]: productAt(3, { order: undefined, hidden: 2 }),
    'team/b': { ...valid(MEMBER_PATH), id: 'b', order: 2 },
    'team/c': { ...valid(MEMBER_PATH), id: 'c', order: undefined, hidden: 1 },
  })

const readVersions = async () => {
  const versions = await phone.fetchVersions()
  for (let batch = versions; batch.length === VERSIONS_BATCH_SIZE; versions.push(...batch))
    batch = await phone.fetchVersions({ before: versions.at(-1) })
  return versions
}

const deleteSingle = (path: string) => {
  const [name = '', id = ''] = path.split('/')
  return phone.deleteDocument(name, id)
}

/** Moves, renames, hides and deletes everything, as somebody in a bad mood. */
async function destroy(): Promise<void> {
  for (const name of LIST_NAMES)
    for (const { id } of await readList(name)) {
      await phone.moveTo(name, id, 2)
      if (name === 'products') await rename(id)
      await phone.setHidden(name, { id, isHidden: true })
      await phone.deleteFrom(name, id)
    }
  await phone.saveVideos(phone.parseVideosForEditing((await owner.get(VIDEOS_PATH)) ?? {}), {
    videos: [],
  })
  for (const path of SINGLE_PATHS) await deleteSingle(path)
}

it('everything that a session destroyed comes back from the history alone', async () => {
  await storeEverything()
  await store(Object.fromEntries(SINGLE_PATHS.map((path) => [path, FULLEST[path] ?? {}])))
  const before = await readContent()
  await destroy()
  expect(await readContent()).toEqual(new Map())
  // The last deletion first, and then what each document was before that.
  for (const { id, isAddition } of await readVersions())
    if (!isAddition) await phone.takeBackChange(id)
  const withoutPosition = (documents: ReadonlyMap<string, StoredFields>) =>
    new Map(
      [...documents].map(([path, { order: _, hidden, ...fields }]) => [
        path,
        { ...fields, isHidden: hidden !== undefined },
      ]),
    )
  expect(differences(withoutPosition(before), withoutPosition(await readContent()))).toEqual([])
  for (const name of LIST_NAMES) expect((await readSequence(name)).isWhole).toBe(true)
})

describe('the history', () => {
  it('an undo sent twice brings a deleted product back once, with its image and position', async () => {
    await storeEverything()
    const before = await readContent()
    const version = await deleteProduct(idOf(1))
    expect(await owner.get(LARGE_IMAGE_PATH)).toBeNull()
    expect((await owner.get(`versions/${version}`))?.['largeImage']).toBe(
      valid(LARGE_IMAGE_PATH)['image'],
    )
    for (let attempt = 1; attempt <= 2; attempt += 1)
      expect(await takeBack(version)).toMatchObject({ trace: { isAddition: true } })
    expect(differences(before, await readContent())).toEqual([])
  })

  it('an earlier state of a deleted product comes back with the large image of its deletion', async () => {
    await storeEverything()
    await rename(idOf(1))
    await deleteProduct(idOf(1))
    const [, renamed] = (await readVersions()).filter(({ path }) => path === PRODUCT_PATH)
    expect(renamed?.fields).toMatchObject({ name: 'n' })
    await takeBack(renamed?.id)
    expect(await owner.get(PRODUCT_PATH)).toMatchObject({ name: 'n', order: 1 })
    expect(await owner.get(LARGE_IMAGE_PATH)).toEqual(valid(LARGE_IMAGE_PATH))
  })

  it('taking back a name leaves the product where it stands now', async () => {
    await storeEverything()
    await rename(idOf(1))
    const [renamed] = await phone.fetchVersions()
    await phone.moveTo('products', idOf(1), 2)
    await takeBack(renamed?.id)
    expect(await owner.get(PRODUCT_PATH)).toMatchObject({ name: 'n', order: 2 })
  })

  it('a hidden product comes back hidden, whether it was deleted or made visible since', async () => {
    await storeEverything()
    const before = await readContent()
    await takeBack(await deleteProduct(idOf(3)))
    expect(differences(before, await readContent())).toEqual([])
    const version = await phone.setHidden('products', { id: idOf(3), isHidden: false })
    await takeBack(version ?? '')
    expect(differences(before, await readContent())).toEqual([])
  })

  const addNew = () =>
    phone.addProduct(
      { id: idOf(1), image: makeImage(), largeImage: makeImage(500), name: 'new' },
      String,
    )

  it('an addition has an entry with the name and the date of creation', async () => {
    await addNew()
    const [added] = await phone.fetchVersions()
    expect(added).toMatchObject({
      path: PRODUCT_PATH,
      isAddition: true,
      by: ADMIN.email,
      fields: { name: 'new' },
    })
    expect(added?.fields['createdAt']).toEqual(added?.at)
  })

  it('taking back a deletion has an entry of an addition with the first date of creation', async () => {
    await addNew()
    const [added] = await phone.fetchVersions()
    await takeBack(await deleteProduct(idOf(1)))
    const [takenBack, deleted] = await phone.fetchVersions()
    expect(deleted).toMatchObject({ isDeletion: true, isAddition: false })
    expect(takenBack).toMatchObject({
      isAddition: true,
      isDeletion: false,
      fields: { name: 'new', createdAt: added?.at },
    })
  })

  it('an entry that cannot be read is listed as unreadable beside the others', async () => {
    await storeEverything()
    await rename(idOf(1))
    await store({
      'versions/odd1': entry({ path: 'a/b/c' }),
      'versions/odd2': entry({ path: 7 }),
      'versions/odd3': entry({ fields: 'text' }),
    })
    const versions = await phone.fetchVersions()
    const unreadable = versions.filter(({ isReadable }) => !isReadable).map(({ id }) => id)
    expect(unreadable.sort()).toEqual(['odd1', 'odd2', 'odd3'])
    expect(versions).toHaveLength(4)
    expect(
      (await phone.fetchStored(versions.map(({ path }) => path))).get(PRODUCT_PATH),
    ).toMatchObject({
      name: 'renamed',
    })
    for (const id of ['odd1', 'odd3', 'none'])
      await expect(phone.takeBackChange(id)).rejects.toMatchObject({ name: 'DataError' })
  })

  it('the history is searched for deletions at the server, so that nothing buries them', async () => {
    await storeEverything()
    await deleteProduct(idOf(1))
    await phone.saveVideos(phone.parseVideosForEditing((await owner.get(VIDEOS_PATH)) ?? {}), {
      videos: [],
    })
    for (let n = 0; n < 2 * VERSIONS_BATCH_SIZE; n += 1)
      await store({ [`versions/later${n}`]: entry({ at: new Date(), isAddition: true }) })
    const kinds = (await phone.fetchVersions({ kind: 'deleted' })).map(({ path }) => path)
    expect(kinds).toEqual([VIDEOS_PATH, PRODUCT_PATH])
  })

  it('the history tells that another large image stands where a product was deleted', async () => {
    await storeEverything()
    const version = await deleteProduct(idOf(1))
    await takeBack(version)
    const isReplaced = async () => {
      const versions = await phone.fetchVersions()
      const stored = await phone.fetchStored(versions.map(({ path }) => path))
      return (await phone.fetchReplacedDeletions(versions, stored)).has(version)
    }
    expect(await isReplaced()).toBe(false)
    await owner.put(LARGE_IMAGE_PATH, { image: makeImage(7_000) })
    expect(await isReplaced()).toBe(true)
    await owner.delete(LARGE_IMAGE_PATH)
    expect(await isReplaced()).toBe(true)
  })

  it('the history is read batch by batch without a gap, although many entries have one time', async () => {
    const versions = Array.from({ length: 2 * VERSIONS_BATCH_SIZE + 3 }, (_, n) => `versions/v${n}`)
    await store(
      Object.fromEntries(versions.map((path) => [path, entry({ fields: { name: 'n' } })])),
    )
    expect(new Set((await readVersions()).map(({ id }) => `versions/${id}`))).toEqual(
      new Set(versions),
    )
  })
})

it('a device whose clock is a year ahead clears all old versions, and no young one', async () => {
  await storeEverything()
  await rename(idOf(1))
  const young = await owner.list('versions')
  const oldVersions = Array.from({ length: VERSIONS_BATCH_SIZE + 2 }, (_, n) => `versions/old_${n}`)
  await store(Object.fromEntries(oldVersions.map((path) => [path, entry({})])))
  vi.useFakeTimers({ now: Date.now() + 365 * 86_400_000, toFake: ['Date'] })
  await phone.clearOldVersions()
  vi.useRealTimers()
  expect(await owner.list('versions')).toEqual(young)
})
