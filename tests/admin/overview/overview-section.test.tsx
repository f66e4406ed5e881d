import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OverviewSection } from '../../../src/admin/overview/overview-section'
import { adminOverview } from '../../../src/copy/admin/overview'
import { expectConsole } from '../../helpers/console'
import { renderUi } from '../../helpers/render'

const backupWords = adminOverview.backup

it('a section of the overview says what waits in it instead of its value', () => {
  renderUi(
    <OverviewSection control="backup" title={backupWords.title} value="1" need={backupWords.due}>
      {null}
    </OverviewSection>,
  )
  expect(screen.getByText(backupWords.due)).toBeVisible()
  expect(screen.queryByText('1')).toBeNull()
})

it('a section that does not load says so, and leaves the others as they are', () => {
  expectConsole(/no code/)
  expectConsole(/rendering failed/)
  const Failing = () => {
    throw new Error('no code')
  }
  renderUi(
    <>
      <OverviewSection control="backup" title={backupWords.title}>
        <Failing />
      </OverviewSection>
      <OverviewSection control="account" title="other">
        <p>the account</p>
      </OverviewSection>
    </>,
  )
  expect(screen.getByText(adminOverview.sectionFailed(backupWords.title))).toBeInTheDocument()
  expect(screen.getByText('the account')).toBeInTheDocument()
})
