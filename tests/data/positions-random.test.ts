import { expect, it } from 'vitest'
import { makeImage, owner, store } from '../helpers/emulator/backend'
import { laptop, phone, setUpDevices } from '../helpers/emulator/devices'
import { moveOf, type Device } from '../helpers/emulator/sdk'
import { idOf, products, readList, readSequence } from '../helpers/emulator/stored-content'
import { random } from '../helpers/random'

/** The number of operations of both devices. 200 take minutes. */
const OPERATIONS = Number(process.env['ROUNDS'] ?? 16)

/** A random number below these is that act, and a higher one is a move. */
const BELOW = { add: 0.15, delete: 0.35, hideOrUnhide: 0.55 }
/** A deletion needs a list with more products than this. */
const LEAST = 6
/** The share of rounds after which the screen has the newest list. */
const SCREEN_IS_NEW = 0.7
/** The share of acts on a deleted product, as on a screen that has been open for long. */
const SCREEN_IS_OLD = 0.3

setUpDevices()

const add = (device: Device, n: number) =>
  device.addProduct(
    { id: idOf(n), image: makeImage(), largeImage: makeImage(500), name: '' },
    (order) => `name ${order}`,
  )

type Item = Awaited<ReturnType<typeof readList>>[number]
type Act = { kind: 'add' | 'delete' | 'change'; id: string; item?: Item; work: Promise<unknown> }

/**
 * True when acts at the same moment end as they have to. A change (hide, show, move) of what was deleted before is
 * refused as gone, and that of what is deleted at the same moment may be. Nothing else is refused.
 */
async function endRight(
  acts: readonly Act[],
  deleted: ReadonlyMap<string, Item>,
): Promise<boolean> {
  const results = await Promise.allSettled(acts.map(({ work }) => work))
  return acts.every(({ kind, id }, index) => {
    const isGoneBefore = kind === 'change' && deleted.has(id)
    const result = results[index]
    if (result?.status !== 'rejected') return !isGoneBefore
    const isGoneNow =
      kind === 'change' && acts.some((other) => other.kind === 'delete' && other.id === id)
    const { reason } = result.reason as { reason?: string }
    return reason === 'gone' && (isGoneBefore || isGoneNow)
  })
}

type Round = {
  seen: readonly Item[]
  deleted: ReadonlyMap<string, Item>
  next: ReturnType<typeof random>
}

/**
 * Begins a random act of a device on an item that it sees, or on one that was deleted; `n` is the number of a new
 * product.
 */
function beginAct(device: Device, n: number, { seen, deleted, next }: Round): Act {
  const isOld = next() < SCREEN_IS_OLD && deleted.size > 0
  const list = [...(isOld ? deleted.values() : seen)]
  const item = list[Math.floor(next() * list.length)]
  const dice = next()
  if (!item || dice < BELOW.add) return { kind: 'add', id: idOf(n), work: add(device, n) }
  const { id } = item
  if (dice < BELOW.delete && seen.length > LEAST)
    return { kind: 'delete', id, item, work: device.deleteFrom('products', id) }
  const work =
    dice < BELOW.hideOrUnhide
      ? device.setHidden('products', { id, isHidden: item.hidden === undefined })
      : device.moveIn('products', moveOf(seen, id, 1 + Math.floor(next() * seen.length)))
  return { kind: 'change', id, work }
}

it('two devices keep the positions 1..n and lose nothing in random changes of a list', async () => {
  await store(products(14))
  const next = random(7)
  const added = new Set(Array.from({ length: 14 }, (_, index) => idOf(index + 1)))
  const deleted = new Map<string, Item>()
  const wrong = { ends: 0, sequences: 0 }
  let seen = await readList('products')
  for (let n = 100; n < 100 + OPERATIONS; n += 2) {
    const round = { seen, deleted, next }
    const both = [beginAct(phone, n, round), beginAct(laptop, n + 1, round)]
    if (!(await endRight(both, deleted))) wrong.ends += 1
    for (const { kind, id, item } of both) {
      if (kind === 'add') added.add(id)
      if (item) deleted.set(id, item)
    }
    if (!(await readSequence('products')).isWhole) wrong.sequences += 1
    if (next() < SCREEN_IS_NEW) seen = await readList('products')
  }
  expect(wrong).toEqual({ ends: 0, sequences: 0 })
  const left = [...added].filter((id) => !deleted.has(id))
  expect(new Set((await owner.list('products')).map(({ id }) => id))).toEqual(new Set(left))
})
