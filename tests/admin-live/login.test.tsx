// @vitest-environment jsdom
import '../setup'
import '../setup-dom'
import { screen, waitFor } from '@testing-library/react'
import { toast } from 'sonner'
import { beforeEach, describe, expect, it } from 'vitest'
import { admin } from '../../src/copy/admin/admin'
import { login } from '../../src/copy/admin/login'
import { clearKeptSession } from '../../src/data/session/kept-session'
import { signOut } from '../../src/data/session/session'
import { paths } from '../../src/paths'
import { fill, press } from '../helpers/admin/show-form'
import { expectConsole } from '../helpers/console'
import { ADMIN } from '../helpers/emulator/backend'
import { fetchSentMails, openAdmin, waitForOverview } from '../helpers/emulator/dashboard'
import { signedInBackend } from '../helpers/emulator/sdk'

const email = () => screen.getByLabelText(login.email)
const password = () => screen.getByLabelText(login.password)

function tryToSignIn(mail: string, secret: string): void {
  fill(login.email, mail)
  fill(login.password, secret)
  press(login.submit)
}

/** Waits for this message, after which the field to correct has the focus. */
async function expectRefusal(text: string, focused: () => HTMLElement): Promise<void> {
  expect(await screen.findByText(text)).toBeVisible()
  await waitFor(() => expect(focused()).toHaveFocus())
}

beforeEach(async () => {
  toast.dismiss()
  await signedInBackend()
})

describe('signed out', () => {
  beforeEach(async () => {
    await signOut()
    openAdmin(paths.adminLogin)
    await screen.findByLabelText(login.email)
  })

  // Requirements 81, 82, 85, 86, 87; contradiction 37
  it('the login form names a blank field, says why it refuses, and focuses what is to correct', async () => {
    expectConsole(/session.signIn failed/)
    tryToSignIn(ADMIN.email, '   ')
    await expectRefusal('يرجى إدخال كلمة المرور', password)
    tryToSignIn('   ', '')
    await expectRefusal('يرجى إدخال البريد الإلكتروني', email)
    tryToSignIn('nobody@example.com', 'some-password')
    await expectRefusal('البريد الإلكتروني غير مسجل', email)
    tryToSignIn(ADMIN.email, 'wrong-password')
    await expectRefusal('كلمة المرور خاطئة', password)
    tryToSignIn('no-address', 'some-password')
    await expectRefusal('البريد الإلكتروني غير صحيح', email)
  })

  it('the login form gives a known and an unknown address the same answer to a reset', async () => {
    const nobody = `nobody-${ADMIN.email}`
    const fetchSent = async () =>
      (await fetchSentMails()).filter((address) => [nobody, ADMIN.email].includes(address))
    const before = await fetchSent()
    press(login.forgot)
    await waitFor(() => expect(email()).toHaveFocus())
    press(login.reset.submit)
    expect(screen.getByRole('alert')).toHaveTextContent(login.blankEmail)
    fill(login.email, `admin،x@example.com`)
    press(login.reset.submit)
    expect(screen.getByRole('alert')).toHaveTextContent('البريد الإلكتروني غير صحيح')
    for (const address of [nobody, ADMIN.email]) {
      fill(login.email, address)
      press(login.reset.submit)
      expect(screen.queryByText(login.reset.sent)).toBeNull()
      expect(await screen.findByText(login.reset.sent)).toBeVisible()
    }
    expect(await fetchSent()).toEqual([...before, ADMIN.email])
  })
})

// Requirement 22; contradiction 7
it('a signed-in administrator is led from the login page to the overview', async () => {
  openAdmin(paths.admin)
  expect(screen.queryByRole('tablist')).toBeNull()
  expect(await screen.findByRole('tab', { name: admin.tabs.overview })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await waitForOverview()
})

// Requirement 92; contradiction 16
it('a browser without a kept session is signed out first, after a spinner, and says so', async () => {
  clearKeptSession()
  openAdmin(paths.adminDashboard)
  expect(screen.getByText(admin.guard.checking)).toBeVisible()
  expect(await screen.findByText(login.ended.elsewhere)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: login.title })).toBeVisible()
  expect(screen.queryByRole('tablist')).toBeNull()
})
