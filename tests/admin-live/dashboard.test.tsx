// @vitest-environment jsdom
import '../setup'
import '../setup-dom'
import { fireEvent, screen, within } from '@testing-library/react'
import { toast } from 'sonner'
import { beforeEach, expect, it } from 'vitest'
import { MEMBER_PATH, PRODUCT_PATH, valid } from '../../scripts/documents/valid'
import { admin } from '../../src/copy/admin/admin'
import { adminOverview } from '../../src/copy/admin/overview'
import { loadAuth } from '../../src/data/client/auth'
import {
  DIRECTOR_PHOTO_PATH,
  DIRECTOR_TEXTS_PATH,
  VIDEOS_PATH,
} from '../../src/data/document-paths'
import { readKeptSession } from '../../src/data/session/kept-session'
import { SESSION_KEY } from '../../src/fixed-names'
import { INACTIVITY_MS, INACTIVITY_WARNING_MS } from '../../src/limits'
import { paths } from '../../src/paths'
import { expectConsole } from '../helpers/console'
import { owner } from '../helpers/emulator/backend'
import { openDashboard } from '../helpers/emulator/dashboard'
import { signedInBackend } from '../helpers/emulator/sdk'

let uid = ''
beforeEach(async () => {
  toast.dismiss()
  uid = await signedInBackend()
})

const { actions, needs } = adminOverview
it('the dashboard opens its overview for an unknown tab', async () => {
  await openDashboard('?tab=no-such-tab')
  expect(screen.getByRole('tab', { name: admin.tabs.overview })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

const quickActions = () => within(screen.getByRole('navigation', { name: actions.label }))

// Requirement 98
it('the overview counts the content, and leads to where it is edited', async () => {
  await Promise.all(
    [PRODUCT_PATH, MEMBER_PATH, VIDEOS_PATH, DIRECTOR_TEXTS_PATH, DIRECTOR_PHOTO_PATH].map((path) =>
      owner.put(path, valid(path)),
    ),
  )
  const id = '1700000000002'
  await owner.put(`products/${id}`, { ...valid(PRODUCT_PATH), id, order: undefined, hidden: 2 })
  await openDashboard()
  const expected = [
    [admin.tabs.products, actions.hidden(actions.products(1), 1), '?tab=products'],
    [admin.tabs.team, actions.team(1), '?tab=team'],
    [admin.tabs['director-text'], actions['director-text'](1), '?tab=director-text'],
    [admin.tabs.director, actions.director.stored, '?tab=director'],
    [admin.tabs.videos, actions.videos(1), '?tab=videos'],
    [admin.centrePanel.title, actions.centre, '?panel=centre'],
  ]
  const links = () => quickActions().getAllByRole('link')
  await expect
    .poll(() => links().map((link) => link.textContent))
    .toEqual(expected.map(([title, count]) => `${title}${count}`))
  expect(links().map((link) => link.getAttribute('href'))).toEqual(
    expected.map(([, , search = '']) => paths.adminDashboard + search),
  )
})

it('the overview follows a change of what it counts', async () => {
  await owner.put(MEMBER_PATH, valid(MEMBER_PATH))
  await owner.put('team/member2', { ...valid(MEMBER_PATH), id: 'member2', order: 2 })
  await openDashboard()
  expect(await quickActions().findByText(actions.team(2))).toBeVisible()
  await owner.delete('team/member2')
  expect(await quickActions().findByText(actions.team(1))).toBeVisible()
})

it('the overview asks for the telephone number that is missing', async () => {
  await openDashboard()
  expect(await screen.findByRole('link', { name: needs.phones })).toBeVisible()
})

it('leaving by the warning of an idle session keeps the drafts, as it promises', async () => {
  // jsdom says so of the public page that is opened.
  expectConsole(/navigation to another Document/)
  await openDashboard()
  const draft = `draft:${uid}:team`
  localStorage.setItem(draft, JSON.stringify({ at: new Date(), base: {}, typed: {} }))
  const lastActivity = Date.now() - INACTIVITY_MS + INACTIVITY_WARNING_MS
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...readKeptSession(), lastActivity }))
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }))
  // The header has a button of the same name.
  const warning = within(await screen.findByRole('alertdialog'))
  fireEvent.click(warning.getByRole('button', { name: admin.idle.leave }))
  await expect.poll(async () => (await loadAuth()).auth.currentUser).toBeNull()
  expect(localStorage.getItem(draft)).not.toBeNull()
})
