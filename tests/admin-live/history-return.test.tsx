// @vitest-environment jsdom
import '../setup'
import '../setup-dom'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { valid } from '../../scripts/documents/valid'
import type { StoredFields } from '../../scripts/firebase/values.mjs'
import { HistoryPanel } from '../../src/admin/history/history-panel'
import { Screen } from '../../src/admin/ui/screen'
import { admin } from '../../src/copy/admin/admin'
import { adminHistory } from '../../src/copy/admin/history'
import { uiWords } from '../../src/copy/ui'
import {
  DIRECTOR_PHOTO_PATH,
  DIRECTOR_TEXTS_PATH,
  VIDEOS_PATH,
} from '../../src/data/document-paths'
import { fetchVersions } from '../../src/data/store/history/list-versions'
import { takeBackChange } from '../../src/data/store/history/take-back'
import { SAVE_TIMEOUT_MS, VERSIONS_BATCH_SIZE } from '../../src/limits'
import { expectConsole } from '../helpers/console'
import { owner } from '../helpers/emulator/backend'
import { heldFetch } from '../helpers/emulator/held-fetch'
import { slowToken } from '../helpers/emulator/slow-token'
import { expectShown, findAndPress, findButton, showTab } from '../helpers/emulator/tab'

/** The history, and the button that leaves it and returns to it. */
function Panel() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>leave or return</button>
      <Screen isOpen={isOpen}>
        <HistoryPanel />
      </Screen>
    </>
  )
}

const { entry } = adminHistory
const BY = 'other@example.com'
/** Stores the version of a change that another device has made at this time. */
const putVersion = (
  id: string,
  path: string,
  changes: { at: Date; isDeletion?: true; fields?: StoredFields },
) => owner.put(`versions/${id}`, { path, by: BY, fields: valid(path), ...changes })

/** Stores this many changes of the photo, a second apart. */
const putPhotoVersions = async (count: number) => {
  for (let n = 1; n <= count; n += 1)
    await putVersion(`v${n}`, DIRECTOR_PHOTO_PATH, { at: new Date(Date.now() - n * 1_000) })
}
const pressLeaveOrReturn = () => findAndPress('leave or return')
/** The button of an entry whose name begins with this. */
const findInRow = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) })
const pressInRow = async (name: string) => fireEvent.click(await findInRow(name))
const countEntries = () => screen.queryAllByText(BY).length
const putTextsDeletion = () =>
  putVersion('texts', DIRECTOR_TEXTS_PATH, { at: new Date(), isDeletion: true })

it('older entries stay when the administrator returns to the history', async () => {
  await putPhotoVersions(VERSIONS_BATCH_SIZE + 2)
  showTab(Panel)
  await findAndPress(adminHistory.more)
  await expect.poll(countEntries).toBe(VERSIONS_BATCH_SIZE + 2)
  await pressLeaveOrReturn()
  await putTextsDeletion()
  await pressLeaveOrReturn()
  expect(countEntries()).toBe(VERSIONS_BATCH_SIZE + 2)
  await expectShown(/حُذفت نصوص/)
  expect(countEntries()).toBe(VERSIONS_BATCH_SIZE + 3)
  expect(screen.queryByRole('button', { name: adminHistory.more })).toBeNull()
})

it('the undo of a take-back stays when the administrator returns to the history', async () => {
  await putVersion('videos', VIDEOS_PATH, { at: new Date(), isDeletion: true })
  showTab(Panel)
  await pressInRow(entry.takeBackDeletion)
  await findInRow(entry.undo)
  await pressLeaveOrReturn()
  await putPhotoVersions(1)
  await pressLeaveOrReturn()
  await expect.poll(countEntries).toBe(2)
  await pressInRow(entry.undo)
  await expect.poll(() => owner.get(VIDEOS_PATH)).toBeNull()
})

const named = (name: string) => ({ ...valid(DIRECTOR_TEXTS_PATH), name })
/** Presses a button in a row, gets no answer, and returns later. `store` stores what the button does. */
async function loseAnswer(name: string, store: () => Promise<unknown>) {
  expectConsole(/a write failed/)
  const token = await slowToken()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await pressInRow(name)
  await token.isAsked
  await act(() => vi.advanceTimersByTimeAsync(SAVE_TIMEOUT_MS))
  vi.useRealTimers()
  await expectShown(admin.reasons.timeout)
  await store()
  await pressLeaveOrReturn()
  await pressLeaveOrReturn()
}
const expectNoFailure = () => waitFor(() => expect(screen.queryByRole('alert')).toBeNull())

it.each([
  { kind: 'change', isDeletion: {}, button: entry.takeBackChange, done: entry.before },
  {
    kind: 'deletion',
    isDeletion: { isDeletion: true },
    button: entry.takeBackDeletion,
    done: entry.back,
  },
] as const)(
  'a $kind whose take-back got no answer is shown as taken back at the return',
  async ({ kind, isDeletion, button, done }) => {
    await putVersion('texts', DIRECTOR_TEXTS_PATH, { at: new Date(), ...isDeletion })
    if (kind === 'change') await owner.put(DIRECTOR_TEXTS_PATH, named('باسمة'))
    showTab(Panel)
    await loseAnswer(button, () => takeBackChange('texts'))
    await expectNoFailure()
    await expectShown(done)
  },
)

it('a change whose undone take-back got no answer is offered again at the return', async () => {
  await putVersion('texts', DIRECTOR_TEXTS_PATH, { at: new Date() })
  await owner.put(DIRECTOR_TEXTS_PATH, named('باسمة'))
  showTab(Panel)
  await pressInRow(entry.takeBackChange)
  await findInRow(entry.undo)
  await pressLeaveOrReturn()
  await pressLeaveOrReturn()
  await expect.poll(() => screen.getAllByRole('listitem').length).toBe(2)
  const [takeBack] = await fetchVersions()
  await loseAnswer(entry.undo, () => takeBackChange(takeBack?.id ?? ''))
  await expectNoFailure()
})

it('a change that was taken back at the second attempt is offered again once that is undone', async () => {
  await putVersion('texts', DIRECTOR_TEXTS_PATH, { at: new Date() })
  await owner.put(DIRECTOR_TEXTS_PATH, named('باسمة'))
  showTab(Panel)
  await loseAnswer(entry.takeBackChange, async () => {
    const token = await slowToken()
    await pressInRow(entry.retry)
    await token.isAsked
    await takeBackChange('texts')
    await pressLeaveOrReturn()
    await pressLeaveOrReturn()
    await expect.poll(() => screen.getAllByRole('listitem').length).toBe(2)
    await token.release()
    await expectShown(entry.before)
    const [takeBack] = await fetchVersions()
    await takeBackChange(takeBack?.id ?? '')
  })
  await expect.poll(() => screen.getAllByRole('listitem').length).toBe(3)
  // The entry of the take-back, which was undone.
  expect(screen.getAllByText(entry.before)).toHaveLength(1)
})

it('a return to the history shows only the first batch when that reaches no entry it had', async () => {
  await putVersion('old', DIRECTOR_TEXTS_PATH, { at: new Date(Date.now() - 86_400_000) })
  showTab(Panel)
  await expect.poll(countEntries).toBe(1)
  await pressLeaveOrReturn()
  await putPhotoVersions(VERSIONS_BATCH_SIZE)
  await pressLeaveOrReturn()
  await expect.poll(countEntries).toBe(VERSIONS_BATCH_SIZE)
  await findAndPress(adminHistory.more)
  await expect.poll(countEntries).toBe(VERSIONS_BATCH_SIZE + 1)
})

it('the entries stay below a notice when a return to the history reads nothing', async () => {
  expectConsole(/versions.fetch failed/)
  await putPhotoVersions(1)
  showTab(Panel)
  await expect.poll(countEntries).toBe(1)
  await pressLeaveOrReturn()
  const fetchSpy = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  await pressLeaveOrReturn()
  await expectShown(admin.stale.title)
  expect(countEntries()).toBe(1)
  fetchSpy.mockRestore()
  await findAndPress(uiWords.retry)
  await waitFor(() => expect(screen.queryByText(admin.stale.title)).toBeNull())
  expect(countEntries()).toBe(1)
})

it('older entries that come after a return to the history hide no newer one', async () => {
  await putPhotoVersions(VERSIONS_BATCH_SIZE + 1)
  showTab(Panel)
  const batch = heldFetch(/startAt/)
  await findAndPress(adminHistory.more)
  await batch.isAsked
  await pressLeaveOrReturn()
  await putTextsDeletion()
  await pressLeaveOrReturn()
  await expectShown(/حُذفت نصوص/)
  batch.release()
  await expect.poll(countEntries).toBe(VERSIONS_BATCH_SIZE + 2)
  expect(screen.getByText(/حُذفت نصوص/)).toBeVisible()
})

it('older entries that come after the list was replaced leave no gap in it', async () => {
  await putPhotoVersions(VERSIONS_BATCH_SIZE + 1)
  showTab(Panel)
  const batch = heldFetch(/startAt/)
  await findAndPress(adminHistory.more)
  await batch.isAsked
  await pressLeaveOrReturn()
  for (let n = 1; n <= VERSIONS_BATCH_SIZE; n += 1)
    await putVersion(`new${n}`, DIRECTOR_TEXTS_PATH, { at: new Date(Date.now() + n * 1_000) })
  await pressLeaveOrReturn()
  await waitFor(() => expect(screen.queryAllByText(/صورة المدير/)).toHaveLength(0))
  batch.release()
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  await findAndPress(adminHistory.more)
  await expect.poll(countEntries).toBe(VERSIONS_BATCH_SIZE * 2)
})

it('an older entry says what its change did when another device has changed more since', async () => {
  await putPhotoVersions(VERSIONS_BATCH_SIZE)
  await putVersion('older', DIRECTOR_TEXTS_PATH, {
    at: new Date(Date.now() - 86_400_000),
    fields: named('أمل'),
  })
  await owner.put(DIRECTOR_TEXTS_PATH, named('باسمة'))
  showTab(Panel)
  await findButton(adminHistory.more)
  await putVersion('since', DIRECTOR_TEXTS_PATH, { at: new Date(), fields: named('باسمة') })
  await owner.put(DIRECTOR_TEXTS_PATH, named('تالا'))
  await findAndPress(adminHistory.more)
  await expectShown(/أمل.*باسمة/)
})

it('older entries that could not be read are read by the retry', async () => {
  expectConsole(/a read failed/)
  await putPhotoVersions(VERSIONS_BATCH_SIZE + 1)
  showTab(Panel)
  const button = await findButton(adminHistory.more)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent.click(button)
  await expectShown(adminHistory.moreError.title)
  onLine.mockRestore()
  await findAndPress(uiWords.retry)
  await expect.poll(countEntries).toBe(VERSIONS_BATCH_SIZE + 1)
})
