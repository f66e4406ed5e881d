// @vitest-environment jsdom
import '../setup'
import '../setup-dom'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { toast } from 'sonner'
import { Admin } from '../../src/admin/app/admin'
import { admin } from '../../src/copy/admin'
import { login as words } from '../../src/copy/login'
import { auth } from '../../src/data/client/firebase'
import { clearAdminSession, readAdminSession } from '../../src/data/session/admin-session'
import { signOut } from '../../src/data/session/session'
import { exportBackup } from '../../src/data/store/backup-file'
import { INACTIVITY_MS, INACTIVITY_WARNING_MS, SESSION_KEY } from '../../src/limits'
import { paths } from '../../src/paths'
import { fill, press } from '../helpers/show-form'
import { expectConsole } from '../helpers/console'
import { ADMIN, AUTH_PROJECT, owner } from '../helpers/emulator/backend'
import { signedInBackend } from '../helpers/emulator/sdk'
import { account } from '../../src/copy/admin-account'
import { overview } from '../../src/copy/admin-overview'
import { restoring } from '../../src/copy/admin-restoring'
import { MEMBER, PHOTO, PRODUCT, TEXTS, valid, VIDEOS } from '../helpers/documents'

history.replaceState(null, '', paths.adminDashboard)

/** Renders the dashboard at this address. Its data comes from the emulators. */
function openAdmin(address: string): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path={`${paths.admin}/*`} element={<Admin />} />
      </Routes>
    </MemoryRouter>,
  )
}

/** Opens the dashboard of the signed-in administrator; `search` names a tab. */
async function openDashboard(search = ''): Promise<void> {
  openAdmin(paths.adminDashboard + search)
  await screen.findByRole('tablist')
}

/** The addresses to which the Auth emulator has sent a mail. */
async function sentMails(): Promise<string[]> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? ''
  const answer = await fetch(`http://${host}/emulator/v1/projects/${AUTH_PROJECT}/oobCodes`)
  const { oobCodes } = (await answer.json()) as { oobCodes: { email: string }[] }
  return oobCodes.map(({ email }) => email)
}

const email = () => screen.getByLabelText(words.email)
const password = () => screen.getByLabelText(words.password)

function tryToSignIn(mail: string, secret: string): void {
  fill(words.email, mail)
  fill(words.password, secret)
  press(words.submit)
}

/** Waits for this message, after which the field to correct has the focus. */
async function refused(text: string, focused: () => HTMLElement): Promise<void> {
  expect(await screen.findByText(text)).toBeVisible()
  await waitFor(() => expect(focused()).toHaveFocus())
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

  // Requirements 81, 82, 85, 86, 87; contradiction 37
  it('the login form names a blank field, says why it refuses, and focuses what is to correct', async () => {
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
  })

  it('the login form gives a known and an unknown address the same answer to a reset', async () => {
    const nobody = `nobody-${ADMIN.email}`
    const sent = async () =>
      (await sentMails()).filter((address) => [nobody, ADMIN.email].includes(address))
    const before = await sent()
    press(words.forgot)
    await waitFor(() => expect(email()).toHaveFocus())
    press(words.reset.submit)
    expect(screen.getByRole('alert')).toHaveTextContent(words.blankEmail)
    for (const address of [nobody, ADMIN.email]) {
      fill(words.email, address)
      press(words.reset.submit)
      expect(screen.queryByText(words.reset.sent)).toBeNull()
      expect(await screen.findByText(words.reset.sent)).toBeVisible()
    }
    expect(await sent()).toEqual([...before, ADMIN.email])
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
})

// Requirement 92; contradiction 16
it('a browser without a stored session is signed out first, after a spinner, and says so', async () => {
  clearAdminSession()
  openAdmin(paths.adminDashboard)
  expect(screen.getByText(admin.guard.waiting)).toBeVisible()
  expect(await screen.findByText(words.ended.inactivity)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  expect(screen.queryByRole('tablist')).toBeNull()
})

const { actions, backup, needs } = overview
// Requirements 98, 99
it('the dashboard opens for an unknown tab and counts the content live', async () => {
  await Promise.all(
    [PRODUCT, MEMBER, VIDEOS, TEXTS, PHOTO].map((path) => owner.put(path, valid(path))),
  )
  await owner.put('team/member2', { ...valid(MEMBER), id: 'member2', order: 2 })
  await owner.put('products/2', { ...valid(PRODUCT), id: '2', order: undefined, hidden: 2 })
  await openDashboard('?tab=no-such-tab')
  expect(screen.getByRole('tab', { name: admin.tabs.overview })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  const nav = within(screen.getByRole('navigation', { name: actions.label }))
  const expected = [
    [admin.tabs.products, actions.hidden(actions.products(1), 1), '?tab=products'],
    [admin.tabs.team, actions.team(2), '?tab=team'],
    [admin.tabs['director-text'], actions['director-text'](1), '?tab=director-text'],
    [admin.tabs.director, actions.director.stored, '?tab=director'],
    [admin.tabs.videos, actions.videos(1), '?tab=videos'],
    [admin.centrePanel.title, actions.centre, '?panel=centre'],
  ]
  const texts = () => nav.getAllByRole('link').map((link) => link.textContent)
  await expect.poll(texts).toEqual(expected.map(([title, count]) => `${title}${count}`))
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    expected.map(([, , search = '']) => paths.adminDashboard + search),
  )
  expect(await screen.findByRole('link', { name: needs.phones })).toBeVisible()
  await owner.remove('team/member2')
  expect(await nav.findByText(actions.team(1))).toBeVisible()
})

it('leaving by the warning of an idle session keeps the drafts, as it promises', async () => {
  // jsdom says so of the public page that is opened.
  expectConsole(/navigation to another Document/)
  await openDashboard()
  await screen.findByText(overview.changes.empty)
  const draft = `draft:${uid}:team`
  localStorage.setItem(draft, JSON.stringify({ at: new Date(), base: {}, typed: {} }))
  const lastActivity = Date.now() - INACTIVITY_MS + INACTIVITY_WARNING_MS
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...readAdminSession(), lastActivity }))
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }))
  // The header has a button of the same name.
  const warning = within(await screen.findByRole('alertdialog'))
  fireEvent.click(warning.getByRole('button', { name: admin.idle.leave }))
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

it('the account card tells the last sign-in and ends the sessions everywhere', async () => {
  await openDashboard()
  expect(await screen.findByText(new RegExp(account.lastSignIn))).toBeInTheDocument()
  // The times of sign-ins are in whole seconds.
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  press(account.everywhere.button)
  fireEvent.click(await screen.findByRole('button', { name: account.everywhere.confirm }))
  expect(await screen.findByText(words.ended.everywhere)).toBeInTheDocument()
  expect((await auth()).currentUser).toBeNull()
})

const choose = (text: string, name = 'backup.json') =>
  fireEvent.change(screen.getByLabelText(backup.choose), {
    target: {
      files: [Object.assign(new File([text], name), { text: () => Promise.resolve(text) })],
    },
  })

// jsdom reads a file only so.
const textOf = (file: File) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.readAsText(file)
  })

it('a backup names what its restore will change, and what the rules refuse of it', async () => {
  await Promise.all([PRODUCT, MEMBER].map((path) => owner.put(path, valid(path))))
  const before = await owner.get(PRODUCT)
  await openDashboard()
  choose('{"a":1}')
  expect(await screen.findByText(backup.notABackup)).toBeInTheDocument()
  const text = await textOf(await exportBackup())
  choose(text)
  expect(await screen.findByText(backup.same)).toBeInTheDocument()

  await owner.remove(PRODUCT)
  await owner.put(MEMBER, { ...valid(MEMBER), name: 'غيره' })
  await owner.put('team/member2', { ...valid(MEMBER), id: 'member2', name: 'جديد', order: 2 })
  const file = JSON.parse(text) as {
    documents: { path: string; fields: Record<string, unknown> }[]
  }
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
  expect(await owner.get(PRODUCT)).toMatchObject({
    name: before?.['name'],
    image: before?.['image'],
  })
  expect(await owner.get(MEMBER)).toMatchObject({ name: 'غيره' })
  expect(await owner.get('team/member2')).toBeNull()

  choose(text)
  fireEvent.click(await screen.findByRole('button', { name: backup.ask.confirm }))
  expect(await screen.findByText(backup.done)).toBeInTheDocument()
  expect(await owner.get(MEMBER)).toMatchObject({ name: 'n' })
})
