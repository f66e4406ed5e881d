import { describe, expect, it } from 'vitest'
import {
  LARGE_IMAGE_PATH,
  MEMBER_PATH,
  PRODUCT_PATH,
  valid,
  VALID,
} from '../../scripts/documents/valid'
import type { StoredFields } from '../../scripts/firebase/values.mjs'
import type { Product } from '../../src/data/content/products'
import {
  CENTRE_PATH,
  DIRECTOR_PHOTO_PATH,
  DIRECTOR_TEXTS_PATH,
  VIDEOS_PATH,
} from '../../src/data/document-paths'
import { makeImage, owner, store } from '../helpers/emulator/backend'
import { phone, setUpDevices } from '../helpers/emulator/devices'
import {
  clearContent,
  differences,
  idOf,
  productAt,
  products,
  readContent,
  readList,
  readSequence,
} from '../helpers/emulator/stored-content'

setUpDevices()

/** A moment after everything that was written, and before everything that will be. */
async function nextMoment(): Promise<Date> {
  await new Promise((resolve) => setTimeout(resolve, 5))
  const moment = new Date()
  await new Promise((resolve) => setTimeout(resolve, 5))
  return moment
}
async function restoreTo(moment: Date) {
  const backup = await phone.readContentAt(moment)
  return phone.restoreBackup(backup, await phone.readChangesTo(backup))
}
const change = (path: string, fields: Record<string, string | string[]>) => {
  const [name = '', id = ''] = path.split('/')
  return phone.updateDocument(name, id, fields)
}
const storeEverything = async () => {
  await store({
    ...VALID,
    [`products/${idOf(2)}`]: productAt(2),
    [`products/${idOf(2)}/images/large`]: { image: makeImage(600) },
    [`products/${idOf(3)}`]: productAt(3, { order: undefined, hidden: 2 }),
    'team/b': { ...valid(MEMBER_PATH), id: 'b', order: 2 },
  })
  await phone.repairSequences()
}
const act = {
  changes: async () => {
    for (const path of [PRODUCT_PATH, MEMBER_PATH, DIRECTOR_TEXTS_PATH])
      await change(path, { name: 'x' })
    for (const path of [PRODUCT_PATH, MEMBER_PATH, DIRECTOR_TEXTS_PATH])
      await change(path, { name: 'y' })
    await change(CENTRE_PATH, { city: 'x' })
    await change(DIRECTOR_PHOTO_PATH, { portrait: makeImage(250) })
    await phone.saveVideos(phone.parseVideosForEditing((await owner.get(VIDEOS_PATH)) ?? {}), {
      videos: [],
    })
  },
  deletions: async () => {
    for (const { id } of await readList('products')) await phone.deleteFrom('products', id)
    for (const { id } of await readList('team')) await phone.deleteFrom('team', id)
    for (const path of [VIDEOS_PATH, DIRECTOR_TEXTS_PATH, DIRECTOR_PHOTO_PATH]) {
      const [name = '', id = ''] = path.split('/')
      await phone.deleteDocument(name, id)
    }
  },
  additions: async () => {
    const added = { id: idOf(9), image: makeImage(), largeImage: makeImage(700), name: 'new' }
    await phone.addProduct(added, String)
    await phone.addTo('team', {
      id: 'c',
      fieldsAt: (order) => ({ ...valid(MEMBER_PATH), id: 'c', order }),
    })
  },
  visibility: async () => {
    await phone.setHidden('products', { id: idOf(1), isHidden: true })
    await phone.setHidden('products', { id: idOf(3), isHidden: false })
    await phone.setHidden('team', { id: 'b', isHidden: true })
  },
  moves: async () => {
    await phone.moveTo('products', idOf(2), 1)
    await phone.moveTo('team', 'b', 1)
  },
  'another image': async () => {
    for (const chars of [7_000, 7_100]) {
      const base = phone.cleanProduct((await owner.get(PRODUCT_PATH)) as unknown as Product)
      const image = makeImage(chars / 10)
      await phone.saveProduct(
        base,
        { ...base, image },
        { largeImages: new Map([[image, makeImage(chars)]]) },
      )
    }
  },
  'another product in its place': async () => {
    await phone.deleteFrom('products', idOf(1))
    const fields = { image: makeImage(), largeImage: makeImage(8_000), name: 'n' }
    await phone.addProduct({ id: idOf(1), ...fields }, String)
    await phone.moveTo('products', idOf(1), 1)
  },
}

describe('what was stored at a moment', () => {
  it.each(Object.entries(act))(
    'a restore to a moment after %s is exact, byte by byte',
    async (_, destroy) => {
      await storeEverything()
      const before = await readContent()
      const moment = await nextMoment()
      await destroy()
      expect(differences(before, await readContent())).not.toEqual([])
      expect(await restoreTo(moment)).toEqual([])
      expect(differences(before, await readContent())).toEqual([])
      expect(await phone.readChangesTo(await phone.readContentAt(moment))).toEqual([])
    },
  )

  it('what was stored comes back after every change at once, and that restore is taken back', async () => {
    await storeEverything()
    const [before, moment] = [await readContent(), await nextMoment()]
    for (const destroy of Object.values(act)) await destroy().catch(() => {})
    const [after, later] = [await readContent(), await nextMoment()]
    expect(await restoreTo(moment)).toEqual([])
    expect(differences(before, await readContent())).toEqual([])
    expect(await restoreTo(later)).toEqual([])
    expect(differences(after, await readContent())).toEqual([])
  })

  it('a photo that was stored since without a note is deleted', async () => {
    await storeEverything()
    await owner.delete(DIRECTOR_PHOTO_PATH)
    const [before, moment] = [await readContent(), await nextMoment()]
    await store({ [DIRECTOR_PHOTO_PATH]: { ...valid(DIRECTOR_PHOTO_PATH), updatedAt: new Date() } })
    expect(await restoreTo(moment)).toEqual([])
    expect(differences(before, await readContent())).toEqual([])
  })

  it.each([
    ['that nobody touched', () => change(CENTRE_PATH, { city: 'x' })],
    ['that were deleted since', act.deletions],
  ])('documents %s stay in a moment although their times are to come', async (_, destroy) => {
    const paths = [VIDEOS_PATH, DIRECTOR_TEXTS_PATH, DIRECTOR_PHOTO_PATH, PRODUCT_PATH, MEMBER_PATH]
    const updatedAt = new Date('2999-01-01')
    const timed = paths.map((path): [string, StoredFields] => [path, { ...valid(path), updatedAt }])
    const hidden = { ...valid(MEMBER_PATH), id: 'h', order: undefined, hidden: 1, updatedAt }
    await store({ ...VALID, ...Object.fromEntries(timed), 'team/h': hidden })
    const [before, moment] = [await readContent(), await nextMoment()]
    await destroy()
    expect(await restoreTo(moment)).toEqual([])
    expect(differences(before, await readContent())).toEqual([])
  })

  it('texts without a time that were made again by hand come back after a deletion', async () => {
    const { updatedAt: _, ...undated } = valid(DIRECTOR_TEXTS_PATH)
    await store({ ...VALID, [DIRECTOR_TEXTS_PATH]: undated })
    await change(DIRECTOR_TEXTS_PATH, { name: 'x' })
    await store({ [DIRECTOR_TEXTS_PATH]: undated })
    const [before, moment] = [await readContent(), await nextMoment()]
    await phone.deleteDocument('director-texts', 'main-director')
    expect(await restoreTo(moment)).toEqual([])
    expect(differences(before, await readContent())).toEqual([])
  })

  it('the content of a moment is a file like every other backup', async () => {
    await storeEverything()
    const before = await readContent()
    const moment = await nextMoment()
    await act.deletions()
    const file = await phone.fileOf(await phone.readContentAt(moment))
    await clearContent()
    const backup = await phone.readBackup(file)
    expect(backup?.createdAt).toEqual(moment)
    if (backup) await phone.restoreBackup(backup, await phone.readChangesTo(backup))
    expect(differences(before, await readContent())).toEqual([])
  })

  it('the sequence of a list comes back, although moves leave no entry in the history', async () => {
    await store(products(12))
    await phone.repairSequences()
    const [before, moment] = [await readSequence('products'), await nextMoment()]
    for (const id of before.ids) await phone.moveTo('products', id, 1)
    expect((await readSequence('products')).ids).toEqual(before.ids.toReversed())
    await restoreTo(moment)
    expect(await readSequence('products')).toEqual(before)
  })

  it('the content of a moment before the oldest entry is not known', async () => {
    const monthAgo = new Date(Date.now() - 31 * 86_400_000)
    await expect(phone.readContentAt(monthAgo)).rejects.toMatchObject({ reason: 'gone' })
  })

  it('a product that had no large image at a moment has none again', async () => {
    await storeEverything()
    await owner.delete(LARGE_IMAGE_PATH)
    const [before, at] = [await readContent(), await nextMoment()]
    await act['another product in its place']()
    await restoreTo(at)
    expect(differences(before, await readContent())).toEqual([])
  })
})

it.each<[string, () => Promise<unknown>]>([
  [
    'a member',
    async () => {
      await phone.deleteFrom('team', 'b')
      const fields = { ...valid(MEMBER_PATH), id: 'b', createdAt: new Date('2001-01-01') }
      await phone.addTo('team', { id: 'b', fieldsAt: (order) => ({ ...fields, order }) })
    },
  ],
  [
    'a product with the same images',
    async () => {
      await phone.deleteFrom('products', idOf(2))
      const largeImage = makeImage(600)
      await phone.addProduct({ id: idOf(2), image: makeImage(), name: 'n2', largeImage }, String)
    },
  ],
])(
  '%s that was deleted and made again gets its own date of creation back',
  async (_, makeAgain) => {
    await storeEverything()
    const expected = await readContent()
    const moment = await nextMoment()
    await makeAgain()
    expect(differences(expected, await readContent())).toHaveLength(1)
    expect(await restoreTo(moment)).toEqual([])
    expect(differences(expected, await readContent())).toEqual([])
  },
)
