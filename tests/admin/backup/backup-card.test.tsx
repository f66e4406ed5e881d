import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { BackupCard } from '../../../src/admin/backup/backup-card'
import { noteBackup } from '../../../src/admin/backup/last-backup'
import { admin } from '../../../src/copy/admin/admin'
import { adminOverview } from '../../../src/copy/admin/overview'
import { formatDate } from '../../../src/lib/format'
import { BACKUP_REMIND_MS } from '../../../src/limits'
import { showForm } from '../../helpers/admin/show-form'
import { expectConsole } from '../../helpers/console'
import { renderUi } from '../../helpers/render'

const backupWords = adminOverview.backup

it('the backup card asks for the first backup', () => {
  renderUi(<BackupCard />)
  expect(screen.getByText(backupWords.first)).toBeVisible()
  expect(screen.queryByText(backupWords.last)).toBeNull()
})

it('a backup that failed is no backup', async () => {
  expectConsole(/exportBackup failed/)
  renderUi(<BackupCard />)
  fireEvent.click(screen.getByRole('button', { name: backupWords.download }))
  await screen.findByRole('alert')
  expect(localStorage.getItem('last_backup')).toBeNull()
  expect(screen.queryByText(backupWords.last)).toBeNull()
})

it('the backup card has the date of a backup that another tab made', () => {
  renderUi(<BackupCard />)
  localStorage.setItem('last_backup', new Date().toISOString())
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'last_backup' })))
  expect(screen.getByText(formatDate(new Date()))).toBeVisible()
})

const DAY_MS = 86_400_000

it('the backup card asks for no new backup after 29 days', () => {
  noteBackup(new Date(Date.now() - 29 * DAY_MS))
  renderUi(<BackupCard />)
  expect(screen.queryByText(backupWords.remind)).toBeNull()
})

it('the backup card asks for a new backup after thirty days', () => {
  expect(BACKUP_REMIND_MS / DAY_MS).toBe(30)
  const lastBackup = new Date(Date.now() - BACKUP_REMIND_MS - 1_000)
  noteBackup(lastBackup)
  renderUi(<BackupCard />)
  expect(screen.getByText(backupWords.remind)).toBeVisible()
  expect(screen.getByText(formatDate(lastBackup))).toBeVisible()
})

it('a backup that failed is made again by its button', async () => {
  expectConsole(/a read failed/)
  expectConsole(/exportBackup failed/)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => onLine.mockRestore())
  showForm(<BackupCard />)
  fireEvent.click(screen.getByRole('button', { name: backupWords.download }))
  expect(await screen.findByText(admin.readReasons.offline)).toBeVisible()
  // With a network it fails because no project is configured here.
  onLine.mockReturnValue(true)
  fireEvent.click(screen.getByRole('button', { name: backupWords.retry }))
  expect(await screen.findByText(admin.readReasons['not-configured'])).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent(backupWords.failed.downloading)
})

it('the browser does not ask before the page is left while a backup is read', async () => {
  expectConsole(/exportBackup failed/)
  showForm(<BackupCard />)
  fireEvent.click(screen.getByRole('button', { name: backupWords.download }))
  expect(screen.getByRole('button', { name: backupWords.downloading })).toBeVisible()
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true)
  await screen.findByRole('alert')
})

/** Opens the card without a network. Returns the message about what fails, and a way back to the network. */
async function failOffline(start: () => void) {
  expectConsole(/a read failed/)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => onLine.mockRestore())
  showForm(<BackupCard />)
  start()
  return { alert: await screen.findByRole('alert'), goOnline: () => onLine.mockReturnValue(true) }
}

it('a file that is chosen without a network is read by its retry', async () => {
  const file = new File(['{}'], 'backup.json')
  const { alert, goOnline } = await failOffline(
    () =>
      void fireEvent.change(screen.getByLabelText(backupWords.choose), {
        target: { files: [file] },
      }),
  )
  expect(alert).toHaveTextContent(backupWords.failed.comparing)
  expect(alert).toHaveTextContent(admin.readReasons.offline)
  goOnline()
  fireEvent.click(screen.getByRole('button', { name: backupWords.retry }))
  // With a network the reading fails because no project is configured here.
  expect(await screen.findByText(backupWords.failed.reading)).toBeVisible()
})

it.each([adminOverview.moment.compare, adminOverview.moment.download])(
  'a moment without a network says that nothing was collected: %s',
  async (name) => {
    const { alert } = await failOffline(
      () => void fireEvent.click(screen.getByRole('button', { name })),
    )
    expect(alert).toHaveTextContent(adminOverview.moment.failed)
    expect(alert).toHaveTextContent(admin.readReasons.offline)
  },
)

it('a moment that the history does not reach is refused until another one is typed', async () => {
  expectConsole(/readContentAt failed/)
  const { moment } = adminOverview
  showForm(<BackupCard />)
  const field = screen.getByLabelText(moment.label)
  const typed = (field as HTMLInputElement).value
  const compare = () => fireEvent.click(screen.getByRole('button', { name: moment.compare }))
  fireEvent.change(field, { target: { value: '2020-01-01T09:00' } })
  compare()
  expect(field).toHaveAccessibleDescription(moment.outside)
  fireEvent.change(field, { target: { value: typed } })
  compare()
  // Without a project the reading fails.
  await screen.findByRole('alert')
  expect(field).toBeValid()
})
