import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { ErrorSummary, useFieldErrors } from '../../../src/admin/form/field-errors'
import { adminErrors } from '../../../src/copy/admin/errors'
import { renderUi } from '../../helpers/render'

const LINE = { name: 'lines.30', label: 'line 31' }
const tooLong = { ...LINE, message: 'is too long' }
const tooMany = { ...LINE, message: 'is one too many' }

/** A form whose last line is both too long and one too many, as after a paste. */
function Lines() {
  const [errors, setErrors] = useState([tooLong, tooMany])
  const { root, summary, errorOf, refuse } = useFieldErrors(errors)
  return (
    <div ref={root}>
      <ErrorSummary {...summary} />
      <p data-testid="field">{errorOf(LINE.name)}</p>
      <button onClick={refuse}>save</button>
      <button onClick={() => setErrors([tooMany])}>shorten</button>
    </div>
  )
}

it('a field with two errors has one of them at a time', async () => {
  const { user } = renderUi(<Lines />)
  const expectError = (message: string) => {
    expect(screen.getByRole('heading')).toHaveTextContent(adminErrors.title(1))
    expect(screen.getByRole('link')).toHaveTextContent(message)
    expect(screen.getByTestId('field')).toHaveTextContent(message)
  }
  await user.click(screen.getByText('save'))
  expectError(tooLong.message)
  await user.click(screen.getByText('shorten'))
  expectError(tooMany.message)
})

it('a label that is a question has no colon after its mark', () => {
  const labels = ['name', 'متى تردّون؟']
  const errors = labels.map((label) => ({ name: label, label, message: 'is empty' }))
  renderUi(<ErrorSummary ref={null} title="" errors={errors} onShow={() => {}} />)
  const shown = screen.getAllByRole('link').map((link) => link.textContent)
  expect(shown).toEqual(['name:is empty', 'متى تردّون؟is empty'])
})
