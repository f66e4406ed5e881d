import { expect, it } from 'vitest'
import { valid } from '../../scripts/documents/valid'
import { DIRECTOR_TEXTS_ID, DIRECTOR_TEXTS_PATH } from '../../src/data/document-paths'
import { owner, store } from '../helpers/emulator/backend'
import { phone, setUpDevices } from '../helpers/emulator/devices'
import { idOf, productAt, products, readSequence } from '../helpers/emulator/stored-content'

setUpDevices()

const [second, third] = [2, 3].map(idOf) as [string, string]
const PATH = `products/${second}`

/**
 * Deletes the second product while another device is faster: `act` comes between the reads and the commit of an
 * attempt.
 */
async function deleteSecond(act: (attempt: number) => Promise<unknown>): Promise<number> {
  const { DELETE } = await import('../../src/data/store/transaction/decision')
  const { inTransaction } = await import('../../src/data/store/transaction/in-transaction')
  const { placeFieldsIn, withoutId } = await import('../../src/data/store/shared/sequence')
  let attempts = 0
  await inTransaction(async (transaction) => {
    attempts += 1
    const { sequence = [], replace } = await transaction.readSequence('products')
    const stored = await transaction.readDocument(PATH)
    if (attempts < 3) await act(attempts)
    await transaction.apply(stored, DELETE)
    const remaining = withoutId(sequence, second)
    for (const [id, placeFields] of placeFieldsIn(remaining))
      transaction.setPlaceFields(`products/${id}`, placeFields)
    if (remaining.length < sequence.length) replace(remaining)
  })
  return attempts
}

const isOdd = (attempt: number) => attempt % 2 === 1
const hide = (id: string) => (attempt: number) =>
  phone.setHidden('products', { id, isHidden: isOdd(attempt) })

it.each<[what: string, act: (attempt: number) => Promise<unknown>]>([
  ['its position', (attempt) => phone.moveTo('products', second, isOdd(attempt) ? 4 : 1)],
  ['whether it is hidden', hide(second)],
  ['whether another one is hidden', hide(third)],
  [
    'its name by hand',
    (attempt) =>
      store({
        [PATH]: productAt(2, { name: `n${attempt}`, updatedAt: new Date(attempt * 1_000) }),
      }),
  ],
  [
    'its name by hand and not its time',
    (attempt) => store({ [PATH]: productAt(2, { name: `n${attempt}` }) }),
  ],
  [
    'what the list lacks',
    async (attempt) => {
      await store({
        [`products/${idOf(50 + attempt)}`]: productAt(50 + attempt, { order: undefined }),
      })
      await phone.repairSequences()
    },
  ],
])('a deletion succeeds after another device has changed %s twice', async (_, act) => {
  await store(products(4))
  await phone.repairSequences()
  expect(await deleteSecond(act)).toBeGreaterThan(2)
  const { ids, isWhole } = await readSequence('products')
  expect(ids).not.toContain(second)
  expect([isWhole, await owner.get(PATH)]).toEqual([true, null])
})

it('an addition succeeds after another device has added and deleted the same document twice', async () => {
  const { storeDecision } = await import('../../src/data/store/transaction/decision')
  const { inTransaction } = await import('../../src/data/store/transaction/in-transaction')
  let attempts = 0
  await inTransaction(async (transaction) => {
    attempts += 1
    await transaction.apply(
      await transaction.readDocument(DIRECTOR_TEXTS_PATH),
      storeDecision(valid(DIRECTOR_TEXTS_PATH)),
    )
    if (attempts === 3) return
    await phone.setDocument(DIRECTOR_TEXTS_PATH, valid(DIRECTOR_TEXTS_PATH))
    await phone.deleteDocument('director-texts', DIRECTOR_TEXTS_ID)
  })
  expect(await owner.get(DIRECTOR_TEXTS_PATH)).toMatchObject({
    name: valid(DIRECTOR_TEXTS_PATH)['name'],
  })
})
