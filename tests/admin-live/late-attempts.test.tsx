// @vitest-environment jsdom
import '../setup'
import '../setup-dom'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { admin } from '../../src/copy/admin/admin'
import { adminList } from '../../src/copy/admin/list'
import { adminProducts } from '../../src/copy/admin/products'
import { idAt, NAMES } from '../fixtures/products'
import { allowConsole, expectConsole } from '../helpers/console'
import { owner } from '../helpers/emulator/backend'
import { expectVisible, readList, renderList } from '../helpers/emulator/live-list'
import { putProducts } from '../helpers/emulator/products'
import { endTimeLimit, releaseUntilStopped, slowToken } from '../helpers/emulator/slow-token'
import { expectShown, findAndPress, undo } from '../helpers/emulator/tab'

const id = idAt(1)

/** Hides or deletes the first of two products, and gets no answer in time. */
async function loseAnswerTo(action: 'onToggleHidden' | 'onDelete') {
  expectConsole(/a write failed/)
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
    release: () => releaseUntilStopped(token),
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

it('a hiding that meets a deletion without an answer does not tell of another device', async () => {
  const { list, press, rerender, release } = await loseAnswerTo('onDelete')
  expectConsole(/Deleted meanwhile/)
  // The deletion is stored.
  await owner.delete(`products/${id}`)
  act(() => press(id, 'onToggleHidden'))
  await expect.poll(() => list().writeOf(id).status).toBe('idle')
  rerender(await readList())
  await expectShown(adminList.deleted('الأول'))
  await release()
  expect(screen.queryByText(admin.gone.title('الأول'))).toBeNull()
})

it('a product whose deletion was given up is not deleted by the attempt that goes on', async () => {
  const { list, release } = await loseAnswerTo('onDelete')
  act(() => list().giveUp(id))
  await release()
  await expectVisible('الأول', 'الثاني')
})
