import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BackupCard } from '../../../src/admin/overview/backup-card'
import { FindSpot } from '../../../src/admin/overview/find-spot'
import { FoldedPart } from '../../../src/admin/overview/folded-part'
import { find } from '../../../src/copy/admin-find'
import { overview } from '../../../src/copy/admin-overview'
import { consoleLines, expectConsole } from '../../helpers/console'
import { renderUi } from '../../helpers/render'

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
