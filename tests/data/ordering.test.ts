import { execFileSync } from 'node:child_process'
import { isDeepStrictEqual } from 'node:util'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { StoredFields } from '../../scripts/firestore-rest.mjs'
import { changeSequence } from '../../src/data/store/ordering'
import {
  addProduct,
  getFullPicture,
  getProducts,
  moveProduct,
  removeProduct,
  subscribeProducts,
} from '../../src/data/content/products'
import { putState } from '../../src/data/store/states'
import { nameOf, owner, picture, store } from './backend'
import { signedInBackend } from './sdk'

vi.spyOn(console, 'info').mockImplementation(() => {})

const idOf = (n: number) => String(1_700_000_000_000 + n)

async function storeProducts(count: number): Promise<void> {
  const date = new Date(2024, 0, 1)
  const documents = Array.from({ length: count }, (_, index): [string, StoredFields][] => {
    const [id, order] = [idOf(index + 1), index + 1]
    return [
      [`products/${id}`, { id, image: picture(), name: `p${order}`, order, createdAt: date, updatedAt: date }],
      [`products/${id}/pictures/full`, { image: picture(400), updatedAt: date }],
    ]
  })
  await store(Object.fromEntries(documents.flat()))
}

const state = async () => (await getProducts()).map(({ id, order }) => [Number(id) - 1_700_000_000_000, order])
const contiguous = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

beforeEach(async () => {
  await signedInBackend()
})

describe('the order of products (104, 106, 107; decision 40)', () => {
  it('counts the first product for the second, also while a live list still shows none', async () => {
    const stop = subscribeProducts({ next: () => {}, error: () => {} })
    for (let round = 0; round < 15; round += 1) {
      const names = ['first', ''].map((name, index) => ({ id: idOf(round * 10 + index + 1), name }))
      for (const { id, name } of names) await addProduct({ id, image: picture(), full: picture(900), name }, String, [])
      expect((await getProducts()).map(({ name, order }) => [name, order])).toEqual([
        ['first', 1],
        ['2', 2],
      ])
      await store(Object.fromEntries(names.map(({ id }) => [`products/${id}`, null])))
    }
    stop()
  })

  it('changes between both positions of a move, and gives the last product a new time', async () => {
    await storeProducts(5)
    const before = await owner.list('products')
    await moveProduct(idOf(4), 2)
    expect(await state()).toEqual([
      [1, 1],
      [4, 2],
      [2, 3],
      [3, 4],
      [5, 5],
    ])
    const after = await owner.list('products')
    for (const { id, data } of after) {
      const was = before.find((other) => other.id === id)?.data
      const isTouched = [2, 3, 4, 5].map(idOf).includes(id)
      expect({ ...data, order: 0, updatedAt: 0 }).toEqual({ ...was, order: 0, updatedAt: 0 })
      expect(isDeepStrictEqual(data['updatedAt'], was?.['updatedAt'])).toBe(!isTouched)
    }
  })

  it('changes by a move that changes nothing in an outdated list', async () => {
    await storeProducts(4)
    const outdated = await getProducts()
    await moveProduct(idOf(1), 4, outdated)
    await moveProduct(idOf(1), 1, outdated)
    expect(await state()).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ])
  })

  it('is restored by the undo of a deletion', async () => {
    await storeProducts(4)
    const [, second] = await getProducts()
    const removed = await removeProduct(idOf(2))
    expect(await state()).toEqual([
      [1, 1],
      [3, 2],
      [4, 3],
    ])
    expect(await owner.get(`products/${idOf(2)}/pictures/full`)).toHaveProperty('removedAt')
    await removeProduct(idOf(4))
    await putState(removed, { position: 2 })
    expect(await state()).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ])
    expect(await getFullPicture({ id: idOf(2) })).toHaveLength(400)
    expect((await getProducts())[1]).toMatchObject({ createdAt: second?.createdAt })
  })

  it('is repaired by the next change', async () => {
    await storeProducts(4)
    await owner.put(`products/${idOf(3)}`, {
      id: idOf(3),
      image: picture(),
      name: 'p3',
      order: 9,
      createdAt: new Date(),
      updatedAt: new Date(),
    })
    await owner.put(`products/${idOf(4)}`, {
      id: idOf(4),
      image: picture(),
      name: 'p4',
      order: 9,
      createdAt: new Date(2023, 0),
      updatedAt: new Date(),
    })
    await moveProduct(idOf(2), 1)
    expect(await state()).toEqual([
      [2, 1],
      [1, 2],
      [3, 3],
      [4, 4],
    ])
  })

  it('gives a document without an order a position', async () => {
    await storeProducts(3)
    const date = new Date(2024, 0, 1)
    await owner.put(`products/${idOf(2)}`, {
      id: idOf(2),
      image: picture(),
      name: 'p2',
      createdAt: date,
      updatedAt: date,
    })
    await moveProduct(idOf(3), 1)
    expect(await state()).toEqual([
      [3, 1],
      [1, 2],
      [2, 3],
    ])
  })

  it('is computed from the stored list when the list on screen is stale', async () => {
    await storeProducts(4)
    const stale = await getProducts()
    await removeProduct(idOf(1))
    await moveProduct(idOf(4), 1, stale)
    expect(await state()).toEqual([
      [4, 1],
      [2, 2],
      [3, 3],
    ])
    await moveProduct(idOf(1), 1, stale)
    expect(await state()).toEqual([
      [4, 1],
      [2, 2],
      [3, 3],
    ])
  })

  it('changes although somebody else writes a document between five reads and commits', async () => {
    await storeProducts(3)
    let writes = 0
    /** Gives the document a new time. Runs in a process of its own, so that it ends before the commit. */
    const writeElsewhere = () => {
      const name = `${process.env['FIRESTORE_EMULATOR_HOST']}/v1/${nameOf(`products/${idOf(3)}`)}`
      const fields = JSON.stringify({ fields: { updatedAt: { timestampValue: new Date().toISOString() } } })
      const options = { method: 'PATCH', headers: { authorization: 'Bearer owner' }, body: fields }
      const request = `fetch('http://${name}?updateMask.fieldPaths=updatedAt', ${JSON.stringify(options)})`
      execFileSync(process.execPath, ['-e', `${request}.then(({ ok }) => process.exit(ok ? 0 : 1))`])
    }
    await changeSequence('products', () => ({
      sequence: [idOf(1), idOf(2)],
      changed: {
        id: idOf(3),
        next: () => {
          if ((writes += 1) <= 5) writeElsewhere()
          return null
        },
      },
    }))
    expect(writes).toBe(6)
    expect(await state()).toEqual([
      [1, 1],
      [2, 2],
    ])
  })

  it('stays 1..n under concurrent moves and deletions', async () => {
    await storeProducts(8)
    const known = await getProducts()
    const moves = Array.from({ length: 8 }, (_, n) => moveProduct(idOf(1 + (n % 6)), 1 + ((n * 5) % 8), known))
    const removals = [removeProduct(idOf(7), known), removeProduct(idOf(8), known)]
    await Promise.all([...moves, ...removals])
    const list = await state()
    expect(list.map(([, order]) => order)).toEqual(contiguous(6))
    expect(new Set(list.map(([n]) => n))).toEqual(new Set(contiguous(6)))
  })

  it('has a position of its own for each concurrent addition', async () => {
    await storeProducts(3)
    const stale = await getProducts()
    const draft = (n: number) => ({ id: idOf(n), image: picture(), full: picture(400), name: '' })
    const nameFor = (order: number) => `n${order}`
    await Promise.all([11, 12, 13, 14].map((n) => addProduct(draft(n), nameFor, stale)))
    await addProduct(draft(15), nameFor, stale)
    expect((await state()).map(([, order]) => order)).toEqual(contiguous(8))
    // The list on screen lacks the last products, so its own last one has others after it.
    await removeProduct(idOf(3), stale)
    expect((await state()).map(([, order]) => order)).toEqual(contiguous(7))
  })
})
