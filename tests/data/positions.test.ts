import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ITEMS_MAX } from '../../src/limits'
import { makeImage, owner, store } from '../helpers/emulator/backend'
import { laptop, phone, setUpDevices, signInBoth } from '../helpers/emulator/devices'
import {
  content,
  differences,
  history,
  idOf,
  listed,
  products,
  sequence,
} from '../helpers/emulator/everything'
import { type Device } from '../helpers/emulator/sdk'

setUpDevices()

const add = (device: Device, n: number) =>
  device.addProduct(
    { id: idOf(n), image: makeImage(), largeImage: makeImage(500), name: '' },
    (order) => `name ${order}`,
  )

describe('two devices at once', () => {
  it('two devices each add the first product of an empty list', async () => {
    await Promise.all([add(phone, 1), add(laptop, 2)])
    expect(await sequence('products')).toMatchObject({ isWhole: true })
    expect(new Set((await sequence('products')).ids)).toEqual(new Set([idOf(1), idOf(2)]))
  })
})

describe('one change', () => {
  it('a move puts a product at a position and leaves no entry in the history', async () => {
    await store(products(5))
    await phone.moveTo('products', idOf(5), 2)
    expect(await sequence('products')).toEqual({ ids: [1, 5, 2, 3, 4].map(idOf), isWhole: true })
    expect(await history()).toEqual([])
  })

  it('a move on an outdated screen is applied to the stored list', async () => {
    await store(products(4))
    await phone.moveTo('products', idOf(4), 1)
    await laptop.moveTo('products', idOf(2), 4)
    expect(await sequence('products')).toEqual({ ids: [4, 1, 3, 2].map(idOf), isWhole: true })
  })

  it('a move of a product that the other device has deleted is refused as gone', async () => {
    await store(products(3))
    await laptop.deleteFrom('products', idOf(2))
    await expect(phone.moveTo('products', idOf(2), 1)).rejects.toMatchObject({ reason: 'gone' })
    expect(await sequence('products')).toEqual({ ids: [1, 3].map(idOf), isWhole: true })
  })

  it('an addition that is sent twice is made once', async () => {
    await add(phone, 1)
    await add(phone, 1)
    expect(await sequence('products')).toEqual({ ids: [idOf(1)], isWhole: true })
  })

  it('an added product is named by its position and stored with its large image', async () => {
    await store(products(1))
    await add(phone, 2)
    expect(await owner.get(`products/${idOf(2)}`)).toMatchObject({ name: 'name 2' })
    expect(await owner.get(`products/${idOf(2)}/pictures/full`)).toEqual({ image: makeImage(500) })
  })

  it('a product is hidden and shown at its position, and only once when that is sent again', async () => {
    await store(products(4))
    const [before, second] = [await content(), idOf(2)]
    const hide = async (isHidden: boolean) => {
      const item = (await listed('products')).find(({ id }) => id === second)
      if (item) await phone.setHidden('products', item, isHidden)
    }
    for (let attempt = 1; attempt <= 2; attempt += 1) await hide(true)
    expect(await owner.get(`products/${second}`)).toMatchObject({ hidden: 2 })
    expect(await sequence('products')).toEqual({ ids: [1, 3, 4].map(idOf), isWhole: true })
    for (let attempt = 1; attempt <= 2; attempt += 1) await hide(false)
    expect(differences(before, await content())).toEqual([])
    expect(await history()).toHaveLength(2)
  })

  it('a change that the rules refuse fails after few requests', async () => {
    await store(products(2))
    const requests = vi.spyOn(globalThis, 'fetch')
    onTestFinished(async () => {
      requests.mockRestore()
      await signInBoth()
    })
    await owner.delete(`admins/${(await owner.list('admins'))[0]?.id}`)
    await expect(phone.deleteFrom('products', idOf(1))).rejects.toMatchObject({
      code: 'permission-denied',
    })
    expect(
      requests.mock.calls.filter(([url]) => (url as string).includes(':runQuery')).length,
    ).toBeLessThan(3)
    const { DELETE } = await import('../../src/data/store/decision')
    const { inTransaction } = await import('../../src/data/store/transaction')
    let attempts = 0
    const deletion = inTransaction(async (transaction) => {
      attempts += 1
      return transaction.change(await transaction.readDocument(`products/${idOf(1)}`), DELETE)
    })
    await expect(deletion).rejects.toMatchObject({ code: 'permission-denied' })
    expect(attempts).toBe(2)
  })

  it('a list of 500 products refuses another, and is renumbered after a deletion', async () => {
    await store(products(ITEMS_MAX - 1))
    await add(phone, 900)
    await expect(add(phone, 901)).rejects.toMatchObject({ reason: 'full' })
    await phone.deleteFrom('products', idOf(1))
    const { ids, isWhole } = await sequence('products')
    expect([ids.length, ids[0], isWhole]).toEqual([ITEMS_MAX - 1, idOf(2), true])
  })
})
