import { beforeAll, expect, it, vi } from 'vitest'
import { DATE, VALID } from '../../scripts/documents/valid'
import { HIDDEN_VIDEOS_PATH } from '../../src/data/document-paths'
import { makeImage, store } from '../helpers/emulator/backend'
import { otherDevice, signedInBackend, type Device } from '../helpers/emulator/sdk'
import {
  differences,
  idOf,
  productAt,
  readContent,
  readSequence,
} from '../helpers/emulator/stored-content'
import { HIDDEN_VIDEO, member, signInThief } from '../helpers/emulator/thief'
import { ACTS } from '../helpers/emulator/thief-acts'

vi.spyOn(console, 'error').mockImplementation(() => {})
vi.spyOn(console, 'info').mockImplementation(() => {})
vi.spyOn(console, 'warn').mockImplementation(() => {})

let phone: Device
beforeAll(async () => {
  const uid = await signedInBackend()
  phone = await otherDevice()
  await signInThief(uid)
})

/** Nine products, of which two are hidden and one has no large image, four members, and a hidden video. */
async function storeEverything(): Promise<void> {
  const numbers = [2, 3, 4, 5, 6, 7, 8, 9]
  const isHidden = (n: number) => [3, 9].includes(n)
  await store({
    ...VALID,
    [HIDDEN_VIDEOS_PATH]: {
      videos: [HIDDEN_VIDEO],
      images: { '2': makeImage(210) },
      updatedAt: DATE,
    },
    ...Object.fromEntries(
      numbers.flatMap((n) => [
        [`products/${idOf(n)}`, productAt(n, isHidden(n) ? { order: undefined, hidden: 2 } : {})],
        [`products/${idOf(n)}/images/large`, { image: makeImage(600 + n) }],
      ]),
    ),
    [`products/${idOf(3)}/images/large`]: null,
    ...Object.fromEntries(
      ['b', 'c', 'd'].map((id, n) => [
        `team/${id}`,
        member(id, { order: n + 2, image: makeImage(400) }),
      ]),
    ),
  })
  // Positions 1 to n, as a dashboard leaves them.
  await phone.moveTo('products', idOf(8), 1)
  await phone.moveTo('products', idOf(8), 7)
  await phone.repairSequences()
}

/** Does everything; returns the titles of the acts that were neither refused nor changed anything. */
async function runEveryAct(before: Date): Promise<string[]> {
  const withoutEffect: string[] = []
  let last = await readContent()
  for (const [title, act] of Object.entries(ACTS)) {
    const isRefused = await act(before).then(
      () => false,
      () => true,
    )
    const state = await readContent()
    if (!isRefused && differences(last, state).length === 0) withoutEffect.push(title)
    last = state
  }
  return withoutEffect
}

it('what a thief of the password does in an hour is refused, or put back in one act', async () => {
  expect(Object.keys(ACTS).length).toBeGreaterThanOrEqual(60)
  await storeEverything()
  const expected = await readContent()
  await new Promise((resolve) => setTimeout(resolve, 5))
  const before = new Date()
  expect(await runEveryAct(before)).toEqual([])
  expect(differences(expected, await readContent()).length).toBeGreaterThan(10)

  const backup = await phone.readContentAt(before)
  expect(await phone.restoreBackup(backup, await phone.readChangesTo(backup))).toEqual([])
  expect(differences(expected, await readContent())).toEqual([])
  expect(await phone.readChangesTo(backup)).toEqual([])
  expect((await readSequence('products')).isWhole).toBe(true)
})
