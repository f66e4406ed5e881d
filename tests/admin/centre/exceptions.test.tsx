import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CentreDetails } from '../../../src/admin/centre/centre-panel'
import { adminCentre } from '../../../src/copy/admin/centre'
import { fullCentre } from '../../fixtures/centre'
import { fill, press, showForm } from '../../helpers/admin/show-form'

const { exceptions: words } = adminCentre

it.each([
  ['a typed note', 'دوام مختصر', ['عيد الفطر', 'عيد الفطر']],
  ['a suggestion', 'رمضان', ['عيد الفطر', 'عيد الفطر']],
  ['a note before two suggestions', 'دوام مختصر', ['عيد الفطر', 'اليوم الوطني', 'اليوم الوطني']],
])('a second press of a suggestion gives back %s, and the hours', (_, note, presses) => {
  const row = { from: '2027-03-19', to: '2027-03-19', opens: '10:00', closes: '14:00', note }
  showForm(<CentreDetails stored={{ ...fullCentre, exceptions: [row], updatedAt: null }} />)
  for (const name of presses) press(name)
  expect(screen.getByLabelText(words.note)).toHaveValue(note)
  expect(screen.getByLabelText(words.closes)).toHaveValue('14:00')
})

it('a press of the suggestion that is stored empties the note', () => {
  const row = { from: '2027-03-19', to: '2027-03-19', opens: '', closes: '', note: 'عيد الفطر' }
  showForm(<CentreDetails stored={{ ...fullCentre, exceptions: [row], updatedAt: null }} />)
  press('عيد الفطر')
  expect(screen.getByLabelText(words.note)).toHaveValue('')
})

it('the last day of special hours follows the first one until it is chosen', () => {
  showForm(<CentreDetails stored={{ ...fullCentre, exceptions: [], updatedAt: null }} />)
  press(words.add)
  const last = screen.getByLabelText(words.to)
  for (const first of ['2026-03-19', '2026-03-20']) {
    fill(words.from, first)
    expect(last).toHaveValue(first)
  }
  fill(words.to, '2026-03-23')
  fill(words.from, '2026-03-21')
  expect(last).toHaveValue('2026-03-23')
})
