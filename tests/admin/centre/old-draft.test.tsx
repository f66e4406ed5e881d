import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CentreDetails } from '../../../src/admin/centre/centre-panel'
import { toTypedCentre } from '../../../src/admin/centre/typed-centre'
import { admin } from '../../../src/copy/admin/admin'
import { adminCentre } from '../../../src/copy/admin/centre'
import { fullCentre } from '../../fixtures/centre'
import { showForm } from '../../helpers/admin/show-form'
import { expectConsole } from '../../helpers/console'

it('telephones in a draft of an earlier release are left out, and its other fields come back', () => {
  expectConsole(/a draft could not be read/)
  const { city } = fullCentre
  const draft = {
    at: Date.now(),
    base: { city, phones: [{ label: '', number: '011 123 4567' }] },
    typed: { city: 'typed', phones: [{ label: 'old', number: '055 123 4567' }] },
  }
  localStorage.setItem('draft::centre', JSON.stringify(draft))
  showForm(<CentreDetails stored={{ ...fullCentre, updatedAt: null }} />)
  expect(screen.getByText(admin.draft.title)).toBeVisible()
  expect(screen.getByLabelText(adminCentre.labels.city)).toHaveValue('typed')
  for (const { typedNumber } of toTypedCentre(fullCentre).phones)
    expect(screen.getAllByDisplayValue(typedNumber)).not.toEqual([])
  expect(screen.queryByDisplayValue('old')).toBeNull()
})

it('a telephone in a draft whose number has the key of an earlier release comes back', () => {
  const [first] = toTypedCentre(fullCentre).phones
  const draft = {
    at: Date.now(),
    base: { phones: [{ label: first?.label, typed: first?.typedNumber }] },
    typed: { phones: [{ label: 'old', typed: '055 123 4567' }] },
  }
  localStorage.setItem('draft::centre', JSON.stringify(draft))
  showForm(<CentreDetails stored={{ ...fullCentre, updatedAt: null }} />)
  expect(screen.getByText(admin.draft.title)).toBeVisible()
  expect(screen.getByDisplayValue('055 123 4567')).toHaveAttribute('name', 'phones.0.typedNumber')
  expect(screen.getByDisplayValue('old')).toHaveAttribute('name', 'phones.0.label')
})
