import { expect, it } from 'vitest'
import { allowConsole } from '../helpers/console'
import { store } from '../helpers/emulator/backend'
import { deviceWithCuts } from '../helpers/emulator/cuts'
import { setUpDevices } from '../helpers/emulator/devices'
import { moveOf } from '../helpers/emulator/sdk'
import { idOf, products, readList, readSequence } from '../helpers/emulator/stored-content'
import { random } from '../helpers/random'

setUpDevices()

/** The number of moves; the connection of two in three is cut. ROUNDS=45 takes a minute. */
const MOVES = Number(process.env['ROUNDS'] ?? 12)
const COUNT = 6
/** The approximate time of a move that is not cut. */
const MOVE_MS = 60
/** The SDK may need a moment to connect again. */
const TRIES = 5

/** Tries a failed move again, as its button does: after each failure the positions are whole. */
async function untilItSucceeds(send: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await send()
      return
    } catch (error) {
      if (attempt === TRIES) throw error
      expect((await readSequence('products')).isWhole).toBe(true)
    }
  }
}

it('moves whose connection is cut keep the positions 1..n and succeed when repeated', async () => {
  allowConsole(/GrpcConnection RPC '\w+' stream \w+ error/)
  const { device, cut } = await deviceWithCuts()
  const next = random(11)
  await store(products(COUNT))
  let cuts = 0
  for (let round = 0; round < MOVES; round += 1) {
    const id = idOf(1 + Math.floor(next() * COUNT))
    const position = 1 + Math.floor(next() * COUNT)
    const isCut = round % 3 > 0
    if (isCut) setTimeout(cut, next() * MOVE_MS)
    cuts += Number(isCut)
    const move = moveOf(await readList('products'), id, position)
    await untilItSucceeds(() => device.moveIn('products', move))
    const { ids, isWhole } = await readSequence('products')
    expect([isWhole, ids.length, ids[position - 1]]).toEqual([true, COUNT, id])
  }
  expect(cuts).toBe(Math.floor((MOVES * 2) / 3))
})
