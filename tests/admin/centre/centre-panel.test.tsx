import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CentreDetails } from '../../../src/admin/centre/centre-panel'
import { adminCentre } from '../../../src/copy/admin/centre'
import { home } from '../../../src/copy/home'
import { emptyCentre } from '../../fixtures/centre'
import { showForm } from '../../helpers/admin/show-form'

it('an address leads to its control, and opens its group', () => {
  showForm(<CentreDetails stored={null} />, '/#licence')
  const field = screen.getByLabelText(adminCentre.labels.licence)
  expect(field).toHaveFocus()
  expect(field.closest('details')).toHaveAttribute('open')
})

it('the form says from which number on pages show a figure', () => {
  const isShown = (years: number) =>
    home.figures({ ...emptyCentre, years }).items.some(({ value }) => value === `+${years}`)
  const least = [1, 2, 3, 4].find(isShown)
  showForm(<CentreDetails stored={null} />)
  expect(screen.getByText(adminCentre.groupHints.figures)).toHaveTextContent(String(least))
})
