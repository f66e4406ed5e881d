import { expect, it, onTestFinished, vi } from 'vitest'
import { PRODUCT_ID, PRODUCT_PATH, VALID } from '../../scripts/documents/valid'
import { VERSIONS_BATCH_SIZE } from '../../src/limits'
import { ADMIN, owner, store } from '../helpers/emulator/backend'
import { phone, setUpDevices } from '../helpers/emulator/devices'

setUpDevices()

/** The ids of the versions that are read by REST until the end of the test. */
function watchReads(): string[] {
  const { fetch } = globalThis
  const found: string[] = []
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const answer = await fetch(...request)
    const documents = (await answer.clone().text()).matchAll(/documents\/versions\/(\w+)"/g)
    found.push(...[...documents].map(([, id = '']) => id))
    return answer
  })
  onTestFinished(() => spy.mockRestore())
  return found
}

/** Stores the versions of moves: two batches of the history. */
async function storeMoves() {
  const move = { path: 'lists/products', by: ADMIN.email, isDeletion: false, fields: {} }
  for (let n = 0; n < 2 * VERSIONS_BATCH_SIZE; n += 1)
    await store({ [`versions/move${n}`]: { ...move, at: new Date() } })
}

it('the moves of a list cost the undo of a deletion no reads', async () => {
  await store(VALID)
  const version = (await phone.deleteFrom('products', PRODUCT_ID)) ?? ''
  await storeMoves()
  const found = watchReads()
  await phone.takeBackChange(version)
  expect(found).toEqual([expect.stringMatching(/^lists_products_\d+$/)])
  expect(await owner.get(PRODUCT_PATH)).toMatchObject({ order: 1 })
})

it('the moves of a list cost the newest changes no reads', async () => {
  await store(VALID)
  const version = await phone.deleteFrom('products', PRODUCT_ID)
  await storeMoves()
  const found = watchReads()
  await phone.fetchVersions({ count: 3 })
  expect(found).toEqual([version])
})
