import { describe, expect, it } from 'vitest'
import { MEMBER_PATH, PRODUCT_PATH, valid, VALID } from '../../scripts/documents/valid'
import type { StoredFields } from '../../scripts/firebase/values.mjs'
import {
  CENTRE_PATH,
  DIRECTOR_PHOTO_PATH,
  DIRECTOR_TEXTS_PATH,
  VIDEOS_PATH,
} from '../../src/data/document-paths'
import { makeImage, owner, store } from '../helpers/emulator/backend'
import { phone, setUpDevices } from '../helpers/emulator/devices'
import { idOf, products, readSequence } from '../helpers/emulator/stored-content'

setUpDevices()

const change = async (path: string, fields: StoredFields): Promise<string> => {
  const [name = '', id = ''] = path.split('/')
  return (await phone.updateDocument(name, id, fields)) ?? ''
}
const withoutTime = ({ updatedAt: _, ...fields }: StoredFields) => fields

// An owner restores content by an import, from a point in time, or by copying a document back in the console.
describe('what an owner restored with its time', () => {
  it.each<[string, StoredFields]>([
    [PRODUCT_PATH, { name: 'x' }],
    [MEMBER_PATH, { name: 'x' }],
    [VIDEOS_PATH, { videos: [] }],
    [DIRECTOR_TEXTS_PATH, { name: 'x' }],
    [DIRECTOR_PHOTO_PATH, { portrait: makeImage(300) }],
    [CENTRE_PATH, { city: 'x' }],
  ])(
    '%s that was restored with its time is changed, and that is taken back',
    async (path, fields) => {
      await store(VALID)
      const first = await change(path, fields)
      await store({ [path]: valid(path) })
      const second = await change(path, fields)
      expect(second).not.toBe(first)
      expect(await owner.get(path)).toMatchObject(fields)
      await phone.takeBackChange(second)
      expect(withoutTime((await owner.get(path)) ?? {})).toEqual(withoutTime(valid(path)))
    },
  )

  it('a list that was restored with its times is moved and hidden as before', async () => {
    await store(products(4))
    await phone.repairSequences()
    const sequence = (await owner.get('lists/products')) ?? {}
    for (const hiddenId of [2, 3]) {
      await phone.moveTo('products', idOf(4), 1)
      await phone.setHidden('products', { id: idOf(hiddenId), isHidden: true })
      await store({ ...products(4), 'lists/products': sequence })
    }
    await phone.moveTo('products', idOf(1), 3)
    expect(await readSequence('products')).toEqual({ ids: [2, 3, 1, 4].map(idOf), isWhole: true })
  })
})

it('what is made again by hand without a time is changed, and each state is in the history', async () => {
  await store({ [CENTRE_PATH]: withoutTime(valid(CENTRE_PATH)) })
  const ids: string[] = []
  for (const vat of ['1', '2', '2', '3']) {
    await store({ [CENTRE_PATH]: withoutTime({ ...valid(CENTRE_PATH), vat }) })
    ids.push(await change(CENTRE_PATH, { city: 'x' }))
  }
  const kept = await Promise.all(ids.map((id) => owner.get(`versions/${id}`)))
  expect(kept).toMatchObject(['1', '2', '2', '3'].map((vat) => ({ fields: { vat } })))
})
