import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { toMillis } from '../../src/lib/time'
import { LIST_POSITIONS_MAX } from '../../src/limits'
import { makeImage, owner, store } from '../helpers/emulator/backend'
import { laptop, phone, setUpDevices, signInBoth } from '../helpers/emulator/devices'
import { moveOf, type Device } from '../helpers/emulator/sdk'
import {
  differences,
  idOf,
  products,
  readContent,
  readHistory,
  readList,
  readSequence,
} from '../helpers/emulator/stored-content'

setUpDevices()

const add = (device: Device, n: number) =>
  device.addProduct(
    { id: idOf(n), image: makeImage(), largeImage: makeImage(500), name: '' },
    (order) => `name ${order}`,
  )

describe('two devices at once', () => {
  it('two devices each add the first product of an empty list', async () => {
    await Promise.all([add(phone, 1), add(laptop, 2)])
    expect(await readSequence('products')).toMatchObject({ isWhole: true })
    expect(new Set((await readSequence('products')).ids)).toEqual(new Set([idOf(1), idOf(2)]))
  })
})

describe('one change', () => {
  it('a move puts a product at a position', async () => {
    await store(products(5))
    await phone.moveTo('products', idOf(5), 2)
    expect(await readSequence('products')).toEqual({
      ids: [1, 5, 2, 3, 4].map(idOf),
      isWhole: true,
    })
  })

  it('the answer to a move tells the lists with it from those without it', async () => {
    await store(products(3))
    const timeOf = async (n: number) =>
      toMillis((await owner.get(`products/${idOf(n)}`))?.['updatedAt'] as string)
    await laptop.moveTo('products', idOf(3), 1)
    const before = await timeOf(3)
    const result = await phone.moveTo('products', idOf(3), 2)
    const shownFrom = result.kind === 'moved' ? result.shownFrom : NaN
    expect(before).toBeLessThan(shownFrom)
    expect(await timeOf(3)).toBeGreaterThanOrEqual(shownFrom)
    // The same move again stores nothing.
    const again = { kind: 'moved', shownFrom: await timeOf(3) }
    expect(await laptop.moveTo('products', idOf(3), 2)).toEqual(again)
  })

  it('a move leaves no entry in the history', async () => {
    await store(products(2))
    await phone.moveTo('products', idOf(2), 1)
    expect((await readSequence('products')).ids).toEqual([2, 1].map(idOf))
    expect(await readHistory()).toEqual([])
  })

  it('a move on an outdated screen is applied to the stored list', async () => {
    await store(products(4))
    const move = moveOf(await readList('products'), idOf(2), 4)
    await phone.moveTo('products', idOf(4), 1)
    await laptop.moveIn('products', move)
    expect(await readSequence('products')).toEqual({ ids: [4, 1, 3, 2].map(idOf), isWhole: true })
  })

  it('a move is stored once, and between its neighbours, whatever the other device deletes', async () => {
    await store(products(6))
    const move = moveOf(await readList('products'), idOf(6), 4)
    await laptop.deleteFrom('products', idOf(1))
    await phone.moveIn('products', move)
    expect((await readSequence('products')).ids).toEqual([2, 3, 6, 4, 5].map(idOf))
    await laptop.deleteFrom('products', idOf(4))
    await laptop.moveTo('products', idOf(5), 1)
    const contentBefore = await readContent()
    // The retry after a lost answer.
    expect(await phone.moveIn('products', move)).toMatchObject({ kind: 'moved' })
    expect(differences(contentBefore, await readContent())).toEqual([])
  })

  it('a product that the other device has hidden is not moved', async () => {
    await store(products(3))
    await laptop.setHidden('products', { id: idOf(2), isHidden: true })
    expect(await phone.moveTo('products', idOf(2), 3)).toEqual({ kind: 'hidden' })
  })

  it('a move of a product that the other device has deleted is refused as gone', async () => {
    await store(products(3))
    await laptop.deleteFrom('products', idOf(2))
    await expect(phone.moveTo('products', idOf(2), 1)).rejects.toMatchObject({ reason: 'gone' })
    expect(await readSequence('products')).toEqual({ ids: [1, 3].map(idOf), isWhole: true })
  })

  it('an addition that is sent twice is made once', async () => {
    await add(phone, 1)
    await add(phone, 1)
    expect(await readSequence('products')).toEqual({ ids: [idOf(1)], isWhole: true })
  })

  it('an added product is named by its position', async () => {
    await store(products(1))
    await add(phone, 2)
    expect(await owner.get(`products/${idOf(2)}`)).toMatchObject({ name: 'name 2' })
  })

  it('an added product is stored with its large image', async () => {
    await add(phone, 1)
    expect(await owner.get(`products/${idOf(1)}/images/large`)).toEqual({ image: makeImage(500) })
  })

  it('a list of 500 products refuses another', async () => {
    await store(products(LIST_POSITIONS_MAX - 1))
    await add(phone, 900)
    await expect(add(phone, 901)).rejects.toMatchObject({ reason: 'full' })
  })

  it('a list of 500 products is renumbered after a deletion', async () => {
    await store(products(LIST_POSITIONS_MAX))
    await phone.deleteFrom('products', idOf(1))
    const { ids, isWhole } = await readSequence('products')
    expect([ids.length, ids[0], isWhole]).toEqual([LIST_POSITIONS_MAX - 1, idOf(2), true])
  })
})

describe('what visitors see', () => {
  beforeEach(() => store(products(4)))

  const hide = (n: number) => phone.setHidden('products', { id: idOf(n), isHidden: true })
  const unhide = (n: number) => phone.setHidden('products', { id: idOf(n), isHidden: false })

  it('a hidden product keeps its position, and the visible ones close up', async () => {
    await hide(2)
    expect(await owner.get(`products/${idOf(2)}`)).toMatchObject({ hidden: 2 })
    expect(await readSequence('products')).toEqual({ ids: [1, 3, 4].map(idOf), isWhole: true })
  })

  it('a hidden product that becomes visible is as it was before', async () => {
    const before = await readContent()
    await hide(2)
    await unhide(2)
    expect(differences(before, await readContent())).toEqual([])
  })

  it('a hidden product stays between its neighbours when one before it is deleted', async () => {
    await hide(3)
    await phone.deleteFrom('products', idOf(1))
    expect(await owner.get(`products/${idOf(3)}`)).toMatchObject({ hidden: 2 })
    await unhide(3)
    expect(await readSequence('products')).toEqual({ ids: [2, 3, 4].map(idOf), isWhole: true })
  })

  it.each([
    [2, 3],
    [3, 2],
  ])('neighbours that are hidden, %d first, become visible in any order', async (...hidden) => {
    for (const first of hidden) {
      for (const n of hidden) await hide(n)
      await unhide(first)
      for (const n of hidden) await unhide(n)
      const ids = [1, 2, 3, 4].map(idOf)
      expect(await readSequence('products')).toEqual({ ids, isWhole: true })
    }
  })

  it('a hidden product is passed by moves, and by what is added', async () => {
    await hide(2)
    await phone.moveTo('products', idOf(1), 2)
    await add(phone, 9)
    await unhide(2)
    const ids = [2, 3, 1, 4, 9].map(idOf)
    expect(await readSequence('products')).toEqual({ ids, isWhole: true })
  })

  it('a product whose deletion is taken back stands before its hidden neighbour as it did', async () => {
    await hide(2)
    const deletion = (await phone.deleteFrom('products', idOf(1))) ?? ''
    await phone.takeBackChange(deletion)
    await unhide(2)
    expect((await readSequence('products')).ids).toEqual([1, 2, 3, 4].map(idOf))
  })

  it('a hidden product whose deletion is taken back stays hidden where it stood', async () => {
    await hide(2)
    const deletion = (await phone.deleteFrom('products', idOf(2))) ?? ''
    await phone.takeBackChange(deletion)
    expect(await owner.get(`products/${idOf(2)}`)).toMatchObject({ hidden: 2 })
    await unhide(2)
    expect((await readSequence('products')).ids).toEqual([1, 2, 3, 4].map(idOf))
  })

  it('a product that is hidden or made visible twice changes once', async () => {
    for (const isHidden of [true, false]) {
      await phone.setHidden('products', { id: idOf(2), isHidden })
      const contentAfter = await readContent()
      await phone.setHidden('products', { id: idOf(2), isHidden })
      expect(differences(contentAfter, await readContent())).toEqual([])
    }
    expect(await readHistory()).toHaveLength(2)
  })
})

describe('what the rules refuse', () => {
  beforeEach(() => store(products(2)))

  it('a transaction without the right to read the history is not tried again', async () => {
    onTestFinished(signInBoth)
    await owner.delete(`admins/${(await owner.list('admins'))[0]?.id}`)
    const { DELETE } = await import('../../src/data/store/transaction/decision')
    const { inTransaction } = await import('../../src/data/store/transaction/in-transaction')
    let attempts = 0
    const deletion = inTransaction(async (transaction) => {
      attempts += 1
      return transaction.apply(await transaction.readDocument(`products/${idOf(1)}`), DELETE)
    })
    await expect(deletion).rejects.toMatchObject({ code: 'permission-denied' })
    expect(attempts).toBe(1)
  })

  it('an addition that is refused repairs no list, and is worked out once more', async () => {
    await phone.repairSequences()
    const nameFor = vi.fn(String)
    const refused = { id: 'no-time', image: makeImage(), largeImage: makeImage(500), name: '' }
    await expect(phone.addProduct(refused, nameFor)).rejects.toMatchObject({
      code: 'permission-denied',
    })
    expect(nameFor).toHaveBeenCalledTimes(2)
  })
})
