// @vitest-environment jsdom
import '../setup'
import '../setup-dom'
import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { adminList } from '../../src/copy/admin/list'
import { adminProducts } from '../../src/copy/admin/products'
import { SAVE_TIMEOUT_MS } from '../../src/limits'
import { idAt, NAMES } from '../fixtures/products'
import { allowConsole, expectFailedWrite } from '../helpers/console'
import { expectVisible, readList, renderList } from '../helpers/emulator/live-list'
import { putProducts } from '../helpers/emulator/products'
import { slowToken } from '../helpers/emulator/slow-token'
import { findAndPress, undo } from '../helpers/emulator/tab'

const id = idAt(1)

/** Lets the time limit of the next write pass at once. */
function endTimeLimit() {
  const { setTimeout } = globalThis
  const spy = vi.spyOn(globalThis, 'setTimeout')
  spy.mockImplementation(((call: () => void, ms: number) => {
    if (ms !== SAVE_TIMEOUT_MS) return setTimeout(call, ms)
    spy.mockRestore()
    return setTimeout(call)
  }) as typeof setTimeout)
}

/** Hides or deletes the first of two products, and gets no answer in time. */
async function loseAnswerTo(action: 'onToggleHidden' | 'onDelete') {
  expectFailedWrite()
  allowConsole(/AbortError/)
  await putProducts(NAMES.slice(0, 2))
  const shown = await renderList()
  const token = await slowToken()
  endTimeLimit()
  act(() => shown.press(id, action))
  if (action === 'onDelete') await findAndPress(adminProducts.deletion.confirm)
  await expect
    .poll(() => shown.list().writeOf(id))
    .toMatchObject({ status: 'failed', reason: 'timeout' })
  return {
    ...shown,
    /** Lets the attempt without an answer go on until it is stopped. */
    release: async () => {
      const { results } = vi.spyOn(AbortSignal.prototype, 'throwIfAborted').mock
      await token.release()
      await expect.poll(() => results.map(({ type }) => type)).toContain('throw')
    },
  }
}

it('a product that was hidden again and shown is not hidden by the first attempt', async () => {
  const { list, rerender, change, release } = await loseAnswerTo('onToggleHidden')
  const write = list().writeOf(id)
  if (write.status === 'failed') act(write.retry)
  await expectVisible('الثاني')
  await expect.poll(() => list().areControlsOff(id)).toBe(false)
  rerender(await readList())
  await change(id, 'onToggleHidden')
  await release()
  await expectVisible('الأول', 'الثاني')
})

it('a product that was deleted and brought back is not hidden by an earlier attempt', async () => {
  const { change, release } = await loseAnswerTo('onToggleHidden')
  await change(id, 'onDelete')
  await undo(adminList.deleted('الأول'))
  await expectVisible('الأول', 'الثاني')
  await release()
  await expectVisible('الأول', 'الثاني')
})

it('a product whose deletion was given up is not deleted by the attempt that goes on', async () => {
  const { list, release } = await loseAnswerTo('onDelete')
  act(() => list().giveUp(id))
  await release()
  await expectVisible('الأول', 'الثاني')
})
