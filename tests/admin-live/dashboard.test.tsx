// @vitest-environment jsdom
import { fireEvent, screen, waitFor, cleanup, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toast } from 'sonner'
import { admin } from '../../src/copy/admin'
import { login as words } from '../../src/copy/login'
import { auth } from '../../src/data/client/firebase'
import { clearAdminSession, readAdminSession } from '../../src/data/session/admin-session'
import { signOut } from '../../src/data/session/session'
import { INACTIVITY_MS, INACTIVITY_WARNING_MS, SESSION_KEY } from '../../src/limits'
import { paths } from '../../src/paths'
import { expectConsole } from '../console'
import { openAdmin, sentMails, openDashboard } from './admin-app'
import { ADMIN, AUTH_PROJECT, owner } from '../data/backend'
import { signedInBackend } from '../data/sdk'
import { account } from '../../src/copy/admin-account'
import { overview } from '../../src/copy/admin-overview'
import { restoring } from '../../src/copy/admin-restoring'
import { store } from '../../src/lib/browser-storage'
import { CENTRE, MEMBER, PHOTO, PRODUCT, TEXTS, valid, VIDEOS } from '../documents'

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

let uid = ''
beforeEach(async () => {
  toast.dismiss()
  uid = await signedInBackend()
})

describe('the login form', () => {
  beforeEach(async () => {
    await signOut()
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
  openAdmin(paths.admin)
  expect(screen.queryByRole('tablist')).toBeNull()
  expect(await screen.findByRole('tab', { name: admin.tabs.overview })).toHaveAttribute('aria-selected', 'true')
})

it('a browser without a stored session is signed out first, after a spinner, and says so (92, P24, contradiction 16)', async () => {
  clearAdminSession()
  openAdmin(paths.adminDashboard)
  expect(screen.getByText(admin.guard.waiting)).toBeVisible()
  expect(await screen.findByText(words.ended.inactivity)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  expect(screen.queryByRole('tablist')).toBeNull()
})

const { actions, backup, needs } = overview
it('opens for an unknown tab; its five quick actions and the centre count the content live (98, 99)', async () => {
  await Promise.all([PRODUCT, MEMBER, VIDEOS, TEXTS, PHOTO].map((path) => owner.put(path, valid(path))))
  await owner.put('team/member2', { ...valid(MEMBER), id: 'member2', order: 2 })
  await owner.put('products/2', { ...valid(PRODUCT), id: '2', order: undefined, hidden: 2 })
  await openDashboard('?tab=no-such-tab')
  expect(screen.getByRole('tab', { name: admin.tabs.overview })).toHaveAttribute('aria-selected', 'true')
  const nav = within(screen.getByRole('navigation', { name: actions.label }))
  const { centre } = actions
  const expected = [
    [admin.tabs.products, actions.hidden(actions.products(1), 1), '?tab=products'],
    [admin.tabs.team, actions.team(2), '?tab=team'],
    [admin.tabs['director-text'], actions['director-text'](1), '?tab=director-text'],
    [admin.tabs.director, actions.director.stored, '?tab=director'],
    [admin.tabs.videos, actions.videos(1), '?tab=videos'],
    [admin.centrePanel.title, centre, '?panel=centre'],
  ]
  const texts = () => nav.getAllByRole('link').map((link) => link.textContent)
  await expect.poll(texts).toEqual(expected.map(([title, count]) => `${title}${count}`))
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    expected.map(([, , search = '']) => paths.adminDashboard + search),
  )
  await owner.remove('team/member2')
  expect(await nav.findByText(actions.team(1))).toBeVisible()
})

it('what needs her is each draft, the numbers that nobody entered and a backup that is due, until nothing is', async () => {
  const rows = () => screen.queryByRole('list', { name: needs.title })?.textContent ?? ''
  for (const name of [`${uid}:team`, `${uid}:product:1`, 'other:videos'])
    store(`draft:${name}`, JSON.stringify({ at: new Date(), base: {}, typed: {} }))
  await openDashboard()
  const { products, team } = admin.tabs
  await waitFor(() =>
    expect(rows().replaceAll(/[\u2068\u2069]/g, '')).toBe(
      needs.draft(team) + needs.draft(products) + needs.phones + needs.whatsapp + needs.backup,
    ),
  )
  // Read before the backend, and with it the administrator, is replaced.
  await screen.findByText(overview.changes.empty)
  cleanup()

  localStorage.clear()
  await signedInBackend()
  store('last_backup', new Date().toISOString())
  await owner.put(CENTRE, valid(CENTRE))
  await openDashboard()
  await screen.findByText(overview.changes.empty)
  await waitFor(() => expect(rows()).toBe(''))
})

it('leaving by the warning of an idle session keeps the drafts, as it promises (P6)', async () => {
  await openDashboard()
  await screen.findByText(overview.changes.empty)
  const draft = `draft:${uid}:team`
  localStorage.setItem(draft, JSON.stringify({ at: new Date(), base: {}, typed: {} }))
  const lastActivity = Date.now() - INACTIVITY_MS + INACTIVITY_WARNING_MS
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...readAdminSession(), lastActivity }))
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }))
  fireEvent.click(await screen.findByRole('button', { name: admin.idle.leave }))
  await expect.poll(async () => (await auth()).currentUser).toBeNull()
  expect(localStorage.getItem(draft)).not.toBeNull()
})

it('the account card sends the mail that resets the password', async () => {
  const mails = async () => (await sentMails()).filter((address) => address === ADMIN.email).length
  const before = await mails()
  await openDashboard()
  expect(screen.getByText(ADMIN.email)).toBeInTheDocument()
  press(account.change)
  expect(await screen.findByText(account.sent)).toBeInTheDocument()
  expect(await mails()).toBe(before + 1)
})

describe('a backup (P15, P22)', () => {
  const choose = (text: string, name = 'backup.json') =>
    fireEvent.change(screen.getByLabelText(backup.choose), {
      target: { files: [Object.assign(new File([text], name), { text: () => Promise.resolve(text) })] },
    })

  /** Downloads the file of what is stored, and returns its text. */
  async function download(): Promise<string> {
    let blob: Blob | undefined
    URL.createObjectURL = vi.fn((made: Blob) => ((blob = made), 'blob:made'))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    press(backup.download)
    expect(await screen.findByText(/^نُزّلت النسخة/)).toBeInTheDocument()
    expect(screen.getByText(backup.last)).toBeInTheDocument()
    vi.restoreAllMocks()
    // jsdom reads a blob only so.
    return new Promise((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(reader.result as string)
      reader.readAsText(blob ?? new Blob())
    })
  }

  it('is downloaded, names what its restore will change, brings it back, and names what the rules refuse', async () => {
    await Promise.all([PRODUCT, MEMBER].map((path) => owner.put(path, valid(path))))
    const before = await owner.get(PRODUCT)
    await openDashboard()
    choose('{"a":1}')
    expect(await screen.findByText(backup.notABackup)).toBeInTheDocument()
    const text = await download()
    choose(text)
    expect(await screen.findByText(backup.same)).toBeInTheDocument()

    await owner.remove(PRODUCT)
    await owner.put(MEMBER, { ...valid(MEMBER), name: 'غيره' })
    await owner.put('team/member2', { ...valid(MEMBER), id: 'member2', name: 'جديد', order: 2 })
    const file = JSON.parse(text) as { documents: { path: string; fields: Record<string, unknown> }[] }
    for (const { path, fields } of file.documents) if (path === MEMBER) fields['icon'] = 7
    choose(JSON.stringify(file))
    const question = within(await screen.findByRole('alertdialog', { name: backup.ask.title }))
    const { names, changes } = restoring
    expect(question.getByText(changes.added).parentElement).toHaveTextContent('منتج واحد')
    for (const name of [names.products('n'), names.team('n'), names.team('جديد')])
      expect(question.getByText(name)).toBeInTheDocument()
    fireEvent.click(question.getByRole('button', { name: backup.ask.confirm }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(backup.refused)
    expect(alert).toHaveTextContent(backup.refusals.denied)
    expect(await owner.get(PRODUCT)).toMatchObject({ name: before?.['name'], image: before?.['image'] })
    expect(await owner.get(MEMBER)).toMatchObject({ name: 'غيره' })
    expect(await owner.get('team/member2')).toBeNull()

    choose(text)
    fireEvent.click(await screen.findByRole('button', { name: backup.ask.confirm }))
    expect(await screen.findByText(backup.done)).toBeInTheDocument()
    expect(await owner.get(MEMBER)).toMatchObject({ name: 'n' })
  })
})
