// @vitest-environment jsdom
import '../setup'
import '../setup-dom'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { valid } from '../../scripts/documents/valid'
import type { StoredFields } from '../../scripts/firebase/values.mjs'
import { HistoryPanel } from '../../src/admin/history/history-panel'
import { Screen } from '../../src/admin/ui/screen'
import { adminHistory } from '../../src/copy/admin-history'
import { DIRECTOR_PHOTO_PATH, DIRECTOR_TEXTS_PATH } from '../../src/data/document-paths'
import { VERSIONS_BATCH_SIZE } from '../../src/limits'
import { owner } from '../helpers/emulator/backend'
import { heldFetch } from '../helpers/emulator/held-fetch'
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

const BY = 'other@example.com'
/** Stores the version of a change that another device has made at this time. */
const putVersion = (
  id: string,
  path: string,
  changes: { at: Date; isDeletion?: true; fields?: StoredFields },
) => owner.put(`versions/${id}`, { path, by: BY, fields: valid(path), ...changes })

it('older entries that come after a return to the history hide no newer one', async () => {
  // One entry more than a batch has.
  for (let n = 1; n <= VERSIONS_BATCH_SIZE + 1; n += 1)
    await putVersion(`v${n}`, DIRECTOR_PHOTO_PATH, { at: new Date(Date.now() - n * 1_000) })
  showTab(Panel)
  const batch = heldFetch(/startAt/)
  await findAndPress(adminHistory.more)
  await batch.isAsked
  await findAndPress('leave or return')
  await putVersion('texts', DIRECTOR_TEXTS_PATH, { at: new Date(), isDeletion: true })
  await findAndPress('leave or return')
  await expectShown(/حُذفت نصوص/)
  batch.release()
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  expect(screen.getByText(/حُذفت نصوص/)).toBeVisible()
  await findAndPress(adminHistory.more)
  await waitFor(() => expect(screen.getAllByText(BY)).toHaveLength(VERSIONS_BATCH_SIZE + 2))
})

it('an older entry says what its change did when another device has changed more since', async () => {
  const named = (name: string) => ({ ...valid(DIRECTOR_TEXTS_PATH), name })
  for (let n = 1; n <= VERSIONS_BATCH_SIZE; n += 1)
    await putVersion(`v${n}`, DIRECTOR_PHOTO_PATH, { at: new Date(Date.now() - n * 1_000) })
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
