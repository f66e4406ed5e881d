import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DashboardHeader } from '../../../src/admin/app/dashboard-header'
import { BackupCard } from '../../../src/admin/backup/backup-card'
import { DashboardSearch } from '../../../src/admin/overview/dashboard-search'
import { OverviewSection } from '../../../src/admin/overview/overview-section'
import { admin } from '../../../src/copy/admin/admin'
import { adminOverview } from '../../../src/copy/admin/overview'
import { adminSearch } from '../../../src/copy/admin/search'
import { showForm } from '../../helpers/admin/show-form'
import { allowConsole } from '../../helpers/console'
import { renderUi } from '../../helpers/render'

const backupWords = adminOverview.backup

const field = () => screen.getByRole('textbox', { name: adminSearch.label })
const type = (value: string) => fireEvent.change(field(), { target: { value } })

/** Shows the search beside the folded card of the backup, and types into it. */
function search(value: string) {
  allowConsole(/a live value failed/)
  renderUi(
    <>
      <DashboardSearch />
      <OverviewSection control="backup" title={backupWords.title}>
        <BackupCard />
      </OverviewSection>
    </>,
  )
  type(value)
}

it('the search links to what it finds', () => {
  search('صورة')
  const places = within(screen.getByRole('list', { name: adminSearch.results })).getAllByRole(
    'link',
  )
  expect(places.map((link) => link.getAttribute('href'))).toEqual([
    '/?tab=products',
    '/?tab=team',
    '/?tab=director',
  ])
})

it('the search says what Enter does, and when nothing is found', async () => {
  search('zzz')
  expect(field()).toHaveAccessibleDescription(adminSearch.hint)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(adminSearch.none))
})

it('Enter opens what the search found, and the section around it', () => {
  search('تنزيل')
  fireEvent.submit(screen.getByRole('search'))
  expect(screen.getByRole('button', { name: backupWords.download })).toHaveFocus()
  expect(screen.getByRole('group')).toHaveAttribute('open')
})

it('the search for the sign-out opens the menu of the header and focuses the button', () => {
  showForm(
    <>
      <DashboardHeader panel={null} />
      <DashboardSearch />
    </>,
  )
  fireEvent.focus(field())
  type('خروج')
  fireEvent.submit(screen.getByRole('search'))
  expect(screen.getByRole('button', { name: admin.menu })).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('button', { name: admin.signOut })).toHaveFocus()
})
