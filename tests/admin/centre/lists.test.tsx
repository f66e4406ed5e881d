import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FULLEST } from '../../../scripts/seed/fullest-documents'
import { CentreDetails } from '../../../src/admin/centre/centre-panel'
import { adminCentre } from '../../../src/copy/admin-centre'
import { parseCentre } from '../../../src/data/content/centre'
import { CENTRE_PATH } from '../../../src/data/document-paths'
import { fullCentre } from '../../fixtures/centre'
import { fill, press, showForm } from '../../helpers/admin/show-form'

const { phones, exceptions, partners } = adminCentre

it.each([phones, exceptions, partners])(
  'a full list of the centre does not offer: $add',
  (list) => {
    showForm(<CentreDetails stored={parseCentre(FULLEST[CENTRE_PATH] ?? {}, 'centre')} />)
    expect(screen.queryByText(list.add)).not.toBeInTheDocument()
    expect(screen.getByText(list.full)).toBeInTheDocument()
  },
)

it('the last day of special hours follows the first one until it is chosen', () => {
  showForm(<CentreDetails stored={{ ...fullCentre, exceptions: [], updatedAt: null }} />)
  press(exceptions.add)
  const last = screen.getByLabelText(exceptions.to)
  for (const first of ['2026-03-19', '2026-03-20']) {
    fill(exceptions.from, first)
    expect(last).toHaveValue(first)
  }
  fill(exceptions.to, '2026-03-23')
  fill(exceptions.from, '2026-03-21')
  expect(last).toHaveValue('2026-03-23')
})
