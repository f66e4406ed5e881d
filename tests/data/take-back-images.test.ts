import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LARGE_IMAGE_PATH, PRODUCT_PATH, valid, VALID } from '../../scripts/documents/valid'
import type { StoredFields } from '../../scripts/firebase/values.mjs'
import type { Product } from '../../src/data/content/products'
import { MINUTE_MS } from '../../src/limits'
import { makeImage, owner, store } from '../helpers/emulator/backend'
import { phone, setUpDevices } from '../helpers/emulator/devices'
import { differences, idOf, readContent } from '../helpers/emulator/stored-content'

setUpDevices()
beforeEach(() => store(VALID))

const readStored = async (path: string): Promise<StoredFields> => (await owner.get(path)) ?? {}
const newImages = { image: makeImage(300), largeImage: makeImage(7_000) }
/** Saves these fields as the form does, and returns the id of the version. */
async function save(fields: { image?: string; name?: string }): Promise<string> {
  const base = phone.cleanProduct((await readStored(PRODUCT_PATH)) as Product)
  const { image, largeImage } = newImages
  await phone.saveProduct(
    base,
    { ...base, ...fields },
    { largeImages: new Map([[image, largeImage]]) },
  )
  const [newest] = await phone.fetchVersions()
  return newest?.id ?? ''
}
const replaceImages = () => save({ image: newImages.image })
const cropImage = () => save({ image: makeImage(310) })
const rename = () => save({ name: 'b' })
const deleteProduct = async () => (await phone.deleteFrom('products', idOf(1))) ?? ''
const takeBack = (version: string) => phone.takeBackChange(version)
const otherImages = { image: makeImage(), largeImage: makeImage(7_000) }
/** Adds a product in the place of the deleted one. */
const addOther = () => phone.addProduct({ id: idOf(1), ...otherImages, name: 'other' }, String)

it.each([
  ['with a large image', true],
  ['without a large image', false],
])(
  'a product %s that is refused leaves the one that was made in its place',
  async (_, hasImage) => {
    await owner.put(PRODUCT_PATH, { ...valid(PRODUCT_PATH), name: 'x'.repeat(121) })
    if (!hasImage) await owner.delete(LARGE_IMAGE_PATH)
    const deletion = await deleteProduct()
    await addOther()
    const before = await readContent()
    await expect(takeBack(deletion)).rejects.toMatchObject({ reason: 'not-taken-back' })
    expect(differences(before, await readContent())).toEqual([])
  },
)

describe('another image of a product', () => {
  const readImages = async () => [
    (await readStored(PRODUCT_PATH))['image'],
    (await readStored(LARGE_IMAGE_PATH))['image'],
  ]

  it('a replacement of images is undone and redone for the small and the large one', async () => {
    const before = await readContent()
    const replaced = await takeBack(await replaceImages())
    expect(differences(before, await readContent())).toEqual([])
    await takeBack(replaced.trace?.id ?? '')
    expect(await readImages()).toEqual([newImages.image, newImages.largeImage])
  })

  it('taking back an earlier crop also removes a newer image', async () => {
    const before = await readImages()
    const cropped = await cropImage()
    await replaceImages()
    const { clashes } = await takeBack(cropped)
    expect(clashes).toEqual(['image'])
    expect(await readImages()).toEqual(before)
  })

  it.each<[string, () => Promise<string>, () => Promise<unknown>]>([
    ['crop also removes an image that another device stores', cropImage, replaceImages],
    [
      'name brings a product with both images back that another device deletes',
      rename,
      deleteProduct,
    ],
  ])('taking back a %s meanwhile', async (_, change, meanwhile) => {
    const before = await readImages()
    const version = await change()
    const { fetch } = globalThis
    const answers = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      const answer = await fetch(...request)
      if (!JSON.stringify(request[1]?.body).includes(PRODUCT_PATH)) return answer
      answers.mockRestore()
      await meanwhile()
      return answer
    })
    await takeBack(version)
    expect(await readImages()).toEqual(before)
  })

  it('a newer image stays when an earlier name is taken back', async () => {
    const renamed = await rename()
    await replaceImages()
    await takeBack(renamed)
    expect(await readImages()).toEqual([newImages.image, newImages.largeImage])
    expect(await readStored(PRODUCT_PATH)).toMatchObject({ name: 'n' })
  })

  it('a replacement of images that is sent twice leaves one version', async () => {
    await replaceImages()
    const count = (await phone.fetchVersions()).length
    await replaceImages()
    expect(await phone.fetchVersions()).toHaveLength(count)
  })
})

describe('a deletion that is taken back', () => {
  it('a deletion of what the rules refuse by now cannot be taken back', async () => {
    await store({ [PRODUCT_PATH]: { ...valid(PRODUCT_PATH), name: 'x'.repeat(121) } })
    await expect(takeBack(await deleteProduct())).rejects.toMatchObject({
      reason: 'not-taken-back',
    })
  })

  it('a change of what the rules refuse by now cannot be taken back', async () => {
    await store({ [PRODUCT_PATH]: { ...valid(PRODUCT_PATH), name: 'x'.repeat(121) } })
    await expect(takeBack(await save({ name: 'b' }))).rejects.toMatchObject({
      reason: 'not-taken-back',
    })
  })

  it('a deletion cannot be taken back by a session that has ended', async () => {
    const version = await deleteProduct()
    const [admin] = await owner.list('admins')
    await owner.delete(`admins/${admin?.id}`)
    await expect(takeBack(version)).rejects.toMatchObject({ code: 'permission-denied' })
    await owner.put(`admins/${admin?.id}`, {})
  })

  it('taking back a deletion replaces the large image of a product made in its place', async () => {
    const before = await readContent()
    const version = await deleteProduct()
    await addOther()
    const { trace } = await takeBack(version)
    const isCreation = (path: string) => path === PRODUCT_PATH
    expect(differences(before, await readContent()).filter((path) => !isCreation(path))).toEqual([])
    expect(await owner.get(LARGE_IMAGE_PATH)).toEqual(valid(LARGE_IMAGE_PATH))
    await takeBack(trace?.id ?? '')
    expect(await owner.get(LARGE_IMAGE_PATH)).toEqual({ image: makeImage(7_000) })
  })

  it('an earlier state comes back with the image of the first deletion after it', async () => {
    const renamed = await rename()
    await deleteProduct()
    await addOther()
    await deleteProduct()
    await takeBack(renamed)
    expect(await readStored(PRODUCT_PATH)).toMatchObject({ name: 'n' })
    expect(await owner.get(LARGE_IMAGE_PATH)).toEqual(valid(LARGE_IMAGE_PATH))
  })
})

describe('the retry of taking back a deletion has the trace of the attempt that arrived', () => {
  const takeBackAndDelete = async (deletion: string) => {
    await takeBack(deletion)
    await deleteProduct()
  }
  /** Another product is added and deleted, a minute ago. */
  const deleteOtherEarlier = async () => {
    await addOther()
    await deleteProduct()
    for (const { id, data } of await owner.list('versions'))
      await owner.put(`versions/${id}`, { ...data, at: new Date(Number(data['at']) - MINUTE_MS) })
  }

  it.each<[string, (deletion: string) => Promise<unknown>, boolean]>([
    ['replaced another product', addOther, true],
    ['followed a deletion of the same product', takeBackAndDelete, false],
    ['followed an older deletion of another product', deleteOtherEarlier, false],
  ])('when it %s', async (_, prepare, isReplacement) => {
    const deletion = await deleteProduct()
    await prepare(deletion)
    const first = await takeBack(deletion)
    expect(await takeBack(deletion)).toEqual(first)
    expect(first.trace?.isAddition).toBe(!isReplacement)
  })
})
