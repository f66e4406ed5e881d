import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { BackupCard } from '../../src/admin/overview/backup-card'
import { FindSpot } from '../../src/admin/overview/find-spot'
import { FoldedPart } from '../../src/admin/overview/folded-part'
import { noteBackup } from '../../src/admin/overview/last-backup'
import { NeedsList } from '../../src/admin/overview/needs-list'
import { admin } from '../../src/copy/admin'
import { find } from '../../src/copy/admin-find'
import { footerPanel } from '../../src/copy/admin-footer'
import { overview } from '../../src/copy/admin-overview'
import { formatDate } from '../../src/lib/format'
import { BACKUP_REMIND_MS } from '../../src/limits'
import { fullCentre } from '../fixtures/centre'
import { consoleLines, expectConsole } from '../helpers/console'
import { renderUi } from '../helpers/render'
import { showForm } from '../helpers/show-form'

const words = overview.backup

it('the search opens a result by link or Enter, and says when nothing is found', async () => {
  expectConsole(/a live value failed/)
  renderUi(
    <>
      <FindSpot />
      <FoldedPart title={words.title}>
        <BackupCard />
      </FoldedPart>
    </>,
  )
  const field = screen.getByRole('textbox', { name: find.label })
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  fireEvent.focus(field)
  type('صورة')
  const places = within(screen.getByRole('list', { name: find.results })).getAllByRole('link')
  expect(places.map((link) => link.getAttribute('href'))).toEqual([
    '/?tab=products',
    '/?tab=team',
    '/?tab=director',
  ])
  type('zzz')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(find.none))
  type('تنزيل')
  fireEvent.submit(screen.getByRole('search'))
  expect(screen.getByRole('button', { name: words.download })).toHaveFocus()
  expect(screen.getByRole('group')).toHaveAttribute('open')
})

it('the overview reads nothing for its search before somebody comes to the field', async () => {
  renderUi(<FindSpot />)
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(consoleLines()).toEqual([])
  expectConsole(/a live value failed/)
  fireEvent.focus(screen.getByRole('textbox', { name: find.label }))
  await waitFor(() => expect(consoleLines()).toHaveLength(4))
})

it('the to-do list names each draft and missing numbers', () => {
  const forms = [
    'products',
    'product:1700000000000',
    'team',
    'videos',
    'director-text',
    'centre',
    'footer',
  ]
  const draft = JSON.stringify({ at: new Date(), base: {}, typed: {} })
  for (const name of forms) localStorage.setItem(`draft::${name}`, draft)
  localStorage.setItem('draft:other:director', draft)
  const { needs } = overview
  showForm(<NeedsList centre={{ status: 'ready', value: null }} />)
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    [needs.draft(admin.tabs.products), '/?tab=products'],
    [needs.draft(admin.tabs.team), '/?tab=team'],
    [needs.draft(admin.tabs.videos), '/?tab=videos'],
    [needs.draft(admin.tabs['director-text']), '/?tab=director-text'],
    [needs.draft(admin.centrePanel.title), '/?panel=centre'],
    [needs.draft(footerPanel.title), '/?panel=footer'],
    [needs.phones, '/?panel=centre#phones'],
    [needs.whatsapp, '/?panel=centre#whatsapp'],
  ])
})

it('the to-do list is absent while nothing is to be done', () => {
  showForm(<NeedsList centre={{ status: 'ready', value: { ...fullCentre, updatedAt: null } }} />)
  expect(screen.queryByRole('list')).toBeNull()
})

it('a part of the overview says what waits in it instead of its value', () => {
  renderUi(
    <FoldedPart title={words.title} value="1" need={words.due}>
      {null}
    </FoldedPart>,
  )
  expect(screen.getByText(words.due)).toBeVisible()
  expect(screen.queryByText('1')).toBeNull()
})

it('the to-do list names neither drafts of deleted products nor damaged drafts', () => {
  const draft = JSON.stringify({ at: new Date(), base: {}, typed: {} })
  localStorage.setItem('draft::product:1700000000000', draft)
  localStorage.setItem('draft::team', '{}')
  noteBackup()
  showForm(<NeedsList centre={{ status: 'ready', value: { ...fullCentre, updatedAt: null } }} />)
  expect(screen.queryByRole('list')).toBeNull()
})

// Requirement 99
it('the backup card asks for the first backup, and counts those that did not fail, in any tab', async () => {
  expectConsole(/failed/)
  renderUi(<BackupCard />)
  expect(screen.getByText(words.first)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: words.download }))
  await screen.findByRole('alert')
  expect(localStorage.getItem('last_backup')).toBeNull()
  expect(screen.queryByText(words.last)).toBeNull()
  localStorage.setItem('last_backup', new Date().toISOString())
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'last_backup' })))
  expect(screen.getByText(formatDate(new Date()))).toBeVisible()
})

it('the backup card asks for a new backup after thirty days, not after 29', () => {
  const DAY_MS = 86_400_000
  expect(BACKUP_REMIND_MS / DAY_MS).toBe(30)
  noteBackup(new Date(Date.now() - 29 * DAY_MS))
  renderUi(<BackupCard />)
  expect(screen.queryByText(words.remind)).toBeNull()
  cleanup()
  const old = new Date(Date.now() - BACKUP_REMIND_MS - 1_000)
  noteBackup(old)
  renderUi(<BackupCard />)
  expect(screen.getByText(words.remind)).toBeVisible()
  expect(screen.getByText(formatDate(old))).toBeVisible()
})

it('a backup that failed is made again by its button', async () => {
  expectConsole(/a write failed|failed/)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => onLine.mockRestore())
  showForm(<BackupCard />)
  fireEvent.click(screen.getByRole('button', { name: words.download }))
  expect(await screen.findByText(admin.readReasons.offline)).toBeVisible()
  // With a network it fails because no project is configured here.
  onLine.mockReturnValue(true)
  fireEvent.click(screen.getByRole('button', { name: words.retry }))
  expect(await screen.findByText(admin.readReasons['not-configured'])).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent(words.failed.downloading)
})
