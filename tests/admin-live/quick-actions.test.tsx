// @vitest-environment jsdom
import '../setup'
import '../setup-dom'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MEMBER_PATH, valid } from '../../scripts/seed/valid-documents'
import { QuickActions } from '../../src/admin/overview/quick-actions'
import { admin } from '../../src/copy/admin'
import { adminOverview } from '../../src/copy/admin-overview'
import { uiWords } from '../../src/copy/ui'
import { signIn, signOut } from '../../src/data/session/session'
import { allowConsole } from '../helpers/console'
import { ADMIN, owner } from '../helpers/emulator/backend'
import { expectShown, findAndPress, showTab } from '../helpers/emulator/tab'

it('the overview says that its counts are no longer live, and counts again by the button', async () => {
  allowConsole(/a live value failed|Uncaught Error in snapshot listener/)
  await owner.put(MEMBER_PATH, valid(MEMBER_PATH))
  showTab(QuickActions)
  await expectShown(adminOverview.actions.team(1))
  await act(signOut)
  await expectShown(admin.stale.title)
  await owner.put('team/member2', { ...valid(MEMBER_PATH), id: 'member2', order: 2 })
  await act(() => signIn(ADMIN.email, ADMIN.password))
  await findAndPress(uiWords.retry)
  await expectShown(adminOverview.actions.team(2))
  await waitFor(() => expect(screen.queryByText(admin.stale.title)).toBeNull())
})
