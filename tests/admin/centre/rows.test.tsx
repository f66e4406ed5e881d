import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FULLEST } from '../../../scripts/documents/fullest'
import { CentreDetails } from '../../../src/admin/centre/centre-panel'
import { admin } from '../../../src/copy/admin/admin'
import { adminCentre } from '../../../src/copy/admin/centre'
import { adminLines } from '../../../src/copy/admin/lines'
import { parseCentre, type CentreFields } from '../../../src/data/content/centre'
import { CENTRE_PATH } from '../../../src/data/document-paths'
import { fullCentre } from '../../fixtures/centre'
import { choose, InDashboard, press, showForm } from '../../helpers/admin/show-form'

const details = (fields: CentreFields) => <CentreDetails stored={{ ...fields, updatedAt: null }} />
const named = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? document.body

const before = (from: string) => ({ from, to: from, opens: '', closes: '', note: 'theirs' })
const partner = (name: string) => ({ id: `new-${name}`, name, logo: '', order: 0 })
const theirs: Record<string, Partial<CentreFields>> = {
  'phones.1.label': {
    phones: [{ label: 'theirs', number: '+966511111111' }, ...fullCentre.phones],
  },
  'exceptions.0.note': { exceptions: [before('2026-11-01'), ...fullCentre.exceptions] },
  'partners.1.name': { partners: [partner('theirs'), ...fullCentre.partners.slice(0, 9)] },
}

it.each(Object.keys(theirs))(
  'typing in %s stays in its row when another device inserts one',
  async (name) => {
    const { user, rerender } = showForm(details(fullCentre))
    const field = named(name)
    await user.click(field)
    await user.keyboard(' mine')
    rerender(<InDashboard>{details({ ...fullCentre, ...theirs[name] })}</InDashboard>)
    expect(field).toHaveFocus()
    await user.keyboard('XY')
    expect(field).toHaveDisplayValue(/ mineXY$/)
    // The inserted row stands before it.
    expect(field).not.toHaveAttribute('name', name)
  },
)

it('the hours of a day stay as typed when another device changes those of another day', async () => {
  const { user, rerender } = showForm(details(fullCentre))
  const closes = named('hours.0.0.closes')
  await user.clear(closes)
  await user.type(closes, '22:00')
  const hours = [...fullCentre.hours, { days: [5], opens: '10:00', closes: '12:00' }]
  rerender(<InDashboard>{details({ ...fullCentre, hours })}</InDashboard>)
  expect(closes).toHaveValue('22:00')
  expect(named('hours.5.0.opens')).toHaveValue('10:00')
  expect(screen.getByDisplayValue('22:00')).toBe(closes)
})

it('a telephone with only its name comes back with an undo after its removal', async () => {
  const { user } = showForm(details({ ...fullCentre, phones: fullCentre.phones.slice(0, 1) }))
  press(adminCentre.phones.add)
  await user.type(named('phones.1.label'), 'clinic')
  choose(adminLines.menu('clinic'), adminLines.remove)
  expect(named('phones.1.label')).toBe(document.body)
  expect(
    await screen.findByText(adminLines.removed(adminCentre.phones.noun('clinic'))),
  ).toBeVisible()
  press(admin.undo)
  expect(named('phones.1.label')).toHaveValue('clinic')
})

it.each([adminCentre.phones, adminCentre.exceptions, adminCentre.partners])(
  'a full list of the centre does not offer: $add',
  (list) => {
    showForm(<CentreDetails stored={parseCentre(FULLEST[CENTRE_PATH] ?? {}, 'centre')} />)
    expect(screen.queryByText(list.add)).not.toBeInTheDocument()
    expect(screen.getByText(list.full)).toBeInTheDocument()
  },
)
