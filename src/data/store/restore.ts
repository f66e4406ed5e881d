import { RESTORES_AT_ONCE, SAVE_TIMEOUT_MS } from '../../limits'
import { arranged } from './arranged'
import { inTime, logged, reasonOf, type Reason } from '../client/errors'
import { changeSequence } from './ordering'
import type { Pictures } from './put-document'
import { putState, type State } from './states'
import { CENTRE_PATH } from './stored-content'
import type { ItemChange, ListName, StoredName } from './stored-names'
import { moveFormerPhone } from './support'

/** What one document becomes. `position` is its place in its list, where nothing else is restored. */
export type PlannedState = State & { name: StoredName; position?: number | undefined; pictures?: Pictures | undefined }

/** What a restore will do. Both lists are empty where everything is stored as it was. */
export type Plan = {
  /** What people will see of it. */
  changes: ItemChange[]
  /** What is stored, before what is deleted: an interruption never leaves less than both contents have. */
  states: PlannedState[]
  /** The ids of a list in the sequence that they get. */
  sequences: { collection: ListName; ids: string[] }[]
}

/** What a restore did. A refused document stays as it is. */
export type Outcome = { restored: number; refused: { name: StoredName; reason: Reason }[] }

/** A failure of one document, after which the others can still be restored. */
const REFUSALS: readonly Reason[] = ['denied', 'invalid', 'too-large', 'full', 'conflict']

/**
 * Does what was planned. To go on after a failure, plan again: what is stored as it was is left out.
 * @param onProgress receives the number of finished steps and the total
 * @throws TimeoutError when one step is not answered in time, or the first failure of the network
 */
export const restore = (
  { states, sequences }: Plan,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<Outcome> =>
  logged('restore', async () => {
    const outcome: Outcome = { restored: 0, refused: [] }
    const total = states.length + sequences.length
    let done = 0
    const step = async (work: Promise<void>, name: StoredName) => {
      try {
        await inTime(work, SAVE_TIMEOUT_MS)
        outcome.restored += 1
      } catch (error) {
        const reason = reasonOf(error)
        if (!REFUSALS.includes(reason)) throw error
        outcome.refused.push({ name, reason })
      }
      done += 1
      onProgress(done, total)
    }
    onProgress(done, total)
    if (states.some(({ path }) => path === CENTRE_PATH)) await moveFormerPhone()
    await atOnce(RESTORES_AT_ONCE, states, (state) => {
      return step(putState(state, { position: state.position, pictures: state.pictures }), state.name)
    })
    for (const { collection, ids } of sequences) {
      const plan = (list: readonly { id: string }[]) => {
        const listed = list.map(({ id }) => id)
        return { sequence: arranged(listed, ids) }
      }
      await step(changeSequence(collection, plan), { kind: collection, name: '' })
    }
    return outcome
  })

/** Does the work for each item, for some of them at the same time. After a failure none is started. */
async function atOnce<T>(count: number, items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values()
  let hasFailed = false
  const worker = async () => {
    for (const item of left) {
      if (hasFailed) return
      try {
        await work(item)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: count }, worker))
}
