import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FoldedPart } from '../../../src/admin/overview/folded-part'
import { overview } from '../../../src/copy/admin-overview'
import { renderUi } from '../../helpers/render'

const words = overview.backup

it('a part of the overview says what waits in it instead of its value', () => {
  renderUi(
    <FoldedPart title={words.title} value="1" need={words.due}>
      {null}
    </FoldedPart>,
  )
  expect(screen.getByText(words.due)).toBeVisible()
  expect(screen.queryByText('1')).toBeNull()
})
