import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CentreDetails } from '../../../src/admin/centre/centre-panel'
import { adminCentre as words } from '../../../src/copy/admin-centre'
import { showForm } from '../../helpers/show-form'

it('an address leads to its control, and opens its group', () => {
  showForm(<CentreDetails stored={null} />, '/#licence')
  const field = screen.getByLabelText(words.labels.licence)
  expect(field).toHaveFocus()
  expect(field.closest('details')).toHaveAttribute('open')
})
