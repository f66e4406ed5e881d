import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ConfirmDialog } from '../../../src/admin/ui/dialog'
import { renderUi } from '../../helpers/render'

const QUESTION = { title: 'delete «a»?', text: 'it is gone', confirm: 'yes', cancel: 'no' }
const nothing = () => {}

it('a question has the button that changes nothing first, and the focus on it', () => {
  renderUi(<ConfirmDialog open question={QUESTION} onConfirm={nothing} onCancel={nothing} />)
  const buttons = within(screen.getByRole('alertdialog')).getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['no', 'yes'])
  expect(buttons[0]).toHaveFocus()
})
