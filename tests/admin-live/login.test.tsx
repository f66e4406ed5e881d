// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { toast } from 'sonner'
import { admin } from '../../src/copy/admin'
import { login as words } from '../../src/copy/login'
import { clearAdminSession, readAdminSession, startAdminSession } from '../../src/data/session/admin-session'
import { signOut } from '../../src/data/session/session'
import { INACTIVITY_MS } from '../../src/limits'
import { paths } from '../../src/paths'
import { expectConsole } from '../console'
import { openAdmin } from './admin-app'
import { ADMIN, AUTH_PROJECT, freshAccount, freshBackend, STRANGER } from '../data/backend'
import { signedInBackend } from '../data/sdk'

const AUTH = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? ''}`

const email = () => screen.getByLabelText<HTMLInputElement>(words.email)
const password = () => screen.getByLabelText<HTMLInputElement>(words.password)
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

function tryToSignIn(mail: string, secret: string): void {
  type(email(), mail)
  type(password(), secret)
  press(words.submit)
}
/** Waits for this message, after which both fields can be filled in again. */
async function refused(text: string): Promise<void> {
  expect(await screen.findByText(text)).toBeVisible()
  expect(email()).toBeEnabled()
}

beforeEach(() => void toast.dismiss())

describe('the login form', () => {
  let uid = ''
  beforeEach(async () => {
    ;({ uid } = await freshBackend())
    await signOut().catch(() => {})
    openAdmin(paths.adminLogin)
    await screen.findByLabelText(words.email)
  })

  it('names a blank field and focuses it (81, 82, contradiction 37)', async () => {
    tryToSignIn('   ', '')
    expect(screen.getByRole('alert')).toHaveTextContent('يرجى إدخال البريد الإلكتروني')
    await waitFor(() => expect(email()).toHaveFocus())
    tryToSignIn(ADMIN.email, '   ')
    expect(screen.getByRole('alert')).toHaveTextContent('يرجى إدخال كلمة المرور')
    await waitFor(() => expect(password()).toHaveFocus())
  })

  it('says why it refuses, and focuses the field to correct (85-88)', async () => {
    expectConsole(/session.signIn failed/)
    tryToSignIn('nobody@example.com', 'some-password')
    await refused('البريد الإلكتروني غير مسجل')
    await waitFor(() => expect(email()).toHaveFocus())
    tryToSignIn(ADMIN.email, 'wrong-password')
    await refused('كلمة المرور خاطئة')
    await waitFor(() => expect(password()).toHaveFocus())
    tryToSignIn('no-address', 'some-password')
    await refused('البريد الإلكتروني غير صحيح')
    const answer = await fetch(`${AUTH}/identitytoolkit.googleapis.com/v1/projects/${AUTH_PROJECT}/accounts:update`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ localId: uid, disableUser: true }),
    })
    expect(answer.ok).toBe(true)
    tryToSignIn(ADMIN.email, ADMIN.password)
    await refused('تم تعطيل هذا الحساب')
  })

  it('signs an account out again that is no administrator (6, contradiction 6)', async () => {
    expectConsole(/session.signIn failed DataError/)
    await freshAccount(STRANGER)
    tryToSignIn(STRANGER.email, STRANGER.password)
    await refused(words.notAdmin)
    expect(readAdminSession()).toBeNull()
  })

  it('gives a known and an unknown address the same answer to a reset', async () => {
    const nobody = `nobody-${ADMIN.email}`
    const sent = async () => {
      const answer = await fetch(`${AUTH}/emulator/v1/projects/${AUTH_PROJECT}/oobCodes`)
      const { oobCodes } = (await answer.json()) as { oobCodes: { email: string }[] }
      return oobCodes.map((code) => code.email).filter((email) => [nobody, ADMIN.email].includes(email))
    }
    const before = await sent()
    press(words.forgot)
    await waitFor(() => expect(email()).toHaveFocus())
    press(words.reset.submit)
    expect(screen.getByRole('alert')).toHaveTextContent(words.blankEmail)
    for (const address of [nobody, ADMIN.email]) {
      type(email(), address)
      press(words.reset.submit)
      expect(screen.queryByText(words.reset.sent)).toBeNull()
      expect(await screen.findByText(words.reset.sent)).toBeVisible()
    }
    expect(await sent()).toEqual([...before, ADMIN.email])
  })
})

describe('the dashboard', () => {
  let uid = ''
  beforeEach(async () => {
    uid = await signedInBackend()
  })

  it('shows a spinner until the first answer, and opens for an administrator (92)', async () => {
    openAdmin(paths.adminDashboard)
    expect(screen.getByText(admin.guard.waiting)).toBeVisible()
    expect(screen.queryByRole('tablist')).toBeNull()
    expect(await screen.findByRole('tablist')).toBeVisible()
  })

  it.each([
    ['is opened on the next day', () => startAdminSession({ uid, email: ADMIN.email }, Date.now() - INACTIVITY_MS)],
    ['has no stored session (P24)', clearAdminSession],
  ])('signs out first, and says so, where it %s (contradiction 16)', async (_, change) => {
    change()
    openAdmin(paths.adminDashboard)
    expect(await screen.findByText(words.ended.inactivity)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    expect(screen.queryByRole('tablist')).toBeNull()
  })

  it('leads a signed-in administrator from the login page to the overview (22, contradiction 7)', async () => {
    openAdmin(paths.admin)
    expect(await screen.findByRole('tab', { name: admin.tabs.overview })).toHaveAttribute('aria-selected', 'true')
  })
})
