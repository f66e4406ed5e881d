// @vitest-environment jsdom
import '../setup'
import '../setup-dom'
import { fireEvent, screen } from '@testing-library/react'
import { toast } from 'sonner'
import { beforeEach, expect, it } from 'vitest'
import { adminAccount } from '../../src/copy/admin/account'
import { login } from '../../src/copy/admin/login'
import { loadAuth } from '../../src/data/client/auth'
import { press } from '../helpers/admin/show-form'
import { ADMIN } from '../helpers/emulator/backend'
import { fetchSentMails, openDashboard } from '../helpers/emulator/dashboard'
import { signedInBackend } from '../helpers/emulator/sdk'
import { seconds } from '../helpers/emulator/tokens'

beforeEach(async () => {
  toast.dismiss()
  await signedInBackend()
})

it('the account card sends the mail that resets the password', async () => {
  const countMails = async () =>
    (await fetchSentMails()).filter((address) => address === ADMIN.email).length
  const before = await countMails()
  await openDashboard()
  expect(await screen.findByText(ADMIN.email)).toBeInTheDocument()
  press(adminAccount.change)
  expect(await screen.findByText(adminAccount.sent)).toBeInTheDocument()
  expect(await countMails()).toBe(before + 1)
})

it('the account card tells the last sign-in and ends the sessions everywhere', async () => {
  const signedInBefore = seconds()
  await openDashboard()
  expect(await screen.findByText(new RegExp(adminAccount.lastSignIn))).toBeInTheDocument()
  // A sign-in of the same second would stay, because its time is in whole seconds.
  await expect.poll(seconds).toBeGreaterThan(signedInBefore)
  press(adminAccount.everywhere.button)
  fireEvent.click(await screen.findByRole('button', { name: adminAccount.everywhere.confirm }))
  expect(await screen.findByText(login.ended.everywhere)).toBeInTheDocument()
  expect((await loadAuth()).auth.currentUser).toBeNull()
})
