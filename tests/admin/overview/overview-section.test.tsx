import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OverviewSection } from '../../../src/admin/overview/overview-section'
import { adminOverview } from '../../../src/copy/admin-overview'
import { expectConsole } from '../../helpers/console'
import { renderUi } from '../../helpers/render'

const words = adminOverview.backup

it('a section of the overview says what waits in it instead of its value', () => {
  renderUi(
    <OverviewSection control="backup" title={words.title} value="1" need={words.due}>
      {null}
    </OverviewSection>,
  )
  expect(screen.getByText(words.due)).toBeVisible()
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
      <OverviewSection control="backup" title={words.title}>
        <Failing />
      </OverviewSection>
      <OverviewSection control="account" title="other">
        <p>the account</p>
      </OverviewSection>
    </>,
  )
  expect(screen.getByText(adminOverview.sectionFailed(words.title))).toBeInTheDocument()
  expect(screen.getByText('the account')).toBeInTheDocument()
})
