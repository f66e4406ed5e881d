import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OverviewSection } from '../../../src/admin/overview/overview-section'
import { adminOverview } from '../../../src/copy/admin-overview'
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
