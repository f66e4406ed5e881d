// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { toast } from 'sonner'
import { admin } from '../../src/copy/admin'
import { login as words } from '../../src/copy/login'
import { clearAdminSession, readAdminSession } from '../../src/data/session/admin-session'
import { signOut } from '../../src/data/session/session'
import { paths } from '../../src/paths'
import { expectConsole } from '../console'
import { openAdmin, sentMails } from './admin-app'
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
async function refused(text: string, focused?: () => HTMLElement): Promise<void> {
  expect(await screen.findByText(text)).toBeVisible()
  expect(email()).toBeEnabled()
  if (focused) await waitFor(() => expect(focused()).toHaveFocus())
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

  it('names a blank field, says why it refuses, and focuses the field to correct (81, 82, 85-88, contradiction 37)', async () => {
    expectConsole(/session.signIn failed/)
    tryToSignIn(ADMIN.email, '   ')
    await refused('يرجى إدخال كلمة المرور', password)
    tryToSignIn('   ', '')
    await refused('يرجى إدخال البريد الإلكتروني', email)
    tryToSignIn('nobody@example.com', 'some-password')
    await refused('البريد الإلكتروني غير مسجل', email)
    tryToSignIn(ADMIN.email, 'wrong-password')
    await refused('كلمة المرور خاطئة', password)
    tryToSignIn('no-address', 'some-password')
    await refused('البريد الإلكتروني غير صحيح', email)
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
    const sent = async () => (await sentMails()).filter((address) => [nobody, ADMIN.email].includes(address))
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

it('a signed-in administrator is led from the login page to the overview (22, contradiction 7)', async () => {
  await signedInBackend()
  openAdmin(paths.admin)
  expect(screen.queryByRole('tablist')).toBeNull()
  expect(await screen.findByRole('tab', { name: admin.tabs.overview })).toHaveAttribute('aria-selected', 'true')
})

it('a browser without a stored session is signed out first, after a spinner, and says so (92, P24, contradiction 16)', async () => {
  await signedInBackend()
  clearAdminSession()
  openAdmin(paths.adminDashboard)
  expect(screen.getByText(admin.guard.waiting)).toBeVisible()
  expect(await screen.findByText(words.ended.inactivity)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  expect(screen.queryByRole('tablist')).toBeNull()
})
