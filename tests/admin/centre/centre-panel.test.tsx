import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CentreDetails } from '../../../src/admin/centre/centre-panel'
import { adminCentre } from '../../../src/copy/admin/centre'
import { showForm } from '../../helpers/admin/show-form'

it('an address leads to its control, and opens its group', () => {
  showForm(<CentreDetails stored={null} />, '/#licence')
  const field = screen.getByLabelText(adminCentre.labels.licence)
  expect(field).toHaveFocus()
  expect(field.closest('details')).toHaveAttribute('open')
})
