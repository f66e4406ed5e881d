import { beforeEach, expect, it, vi } from 'vitest'
import { loadFirestore } from '../../src/data/client/firebase'
import { repairSequences } from '../../src/data/store/lists/repair-sequence'
import { readContent } from '../../src/data/store/shared/read-all'
import { subscribeProducts } from '../../src/data/store/subscriptions'
import { store } from '../helpers/emulator/backend'
import { signedInBackend } from '../helpers/emulator/sdk'
import { products } from '../helpers/emulator/stored-content'

const COUNT = 3

vi.spyOn(console, 'error').mockImplementation(() => {})
beforeEach(async () => {
  await signedInBackend()
  await store(products(COUNT))
  // As after a network that broke: the SDK refuses reads until it connects again.
  const { sdk, db } = await loadFirestore()
  await sdk.disableNetwork(db)
})

it('reads that are refused at the same time are all answered', async () => {
  const handle = await loadFirestore()
  const [content, again] = await Promise.all([
    readContent(handle),
    readContent(handle),
    repairSequences(),
  ])
  expect([content.size, again.size]).toEqual([COUNT, COUNT])
})

it('a refused read leaves live values live', async () => {
  const counts: number[] = []
  const stop = subscribeProducts({
    next: (list) => void counts.push(list.length),
    error: (error) => {
      throw error
    },
  })
  await readContent(await loadFirestore())
  await expect.poll(() => counts.at(-1)).toBe(COUNT)
  await store(products(COUNT + 1))
  await expect.poll(() => counts.at(-1)).toBe(COUNT + 1)
  stop()
})
