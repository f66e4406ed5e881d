import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { contact } from '../../../src/copy/contact'
import { defaultCentre, type CentreFields } from '../../../src/data/content/centre'
import { isolate } from '../../../src/lib/text/arabic'
import { HoursAndAddress } from '../../../src/pages/sections/hours-and-address'
import { emptyCentre, fullCentre } from '../../fixtures/centre'
import { breakable } from '../../helpers/plain-words'
import { renderFor, setClock } from '../../helpers/render'

const lines = () =>
  screen.queryAllByRole('term').map((term) => breakable(term.parentElement?.textContent ?? ''))

it('opening hours and address are left out where the centre has entered neither', () => {
  const { container } = renderFor(emptyCentre, <HoursAndAddress />)
  expect(container).toBeEmptyDOMElement()
})

it('the address is left out beside opening hours where the centre has not entered it', () => {
  renderFor({ ...defaultCentre, hours: fullCentre.hours }, <HoursAndAddress />)
  expect(screen.queryByText(contact.address.title)).toBeNull()
  expect(screen.getAllByText(contact.hours.title)).not.toHaveLength(0)
})

/** The part of a centre without exceptions, on a Sunday at five. */
function showVisit() {
  setClock('22T17:00')
  renderFor({ ...fullCentre, exceptions: [] }, <HoursAndAddress />)
}

it('the opening hours show whether the centre is open, and its week', () => {
  showVisit()
  expect(screen.getByText('مفتوح الآن حتى 9:30 مساءً')).toBeVisible()
  expect(lines()).toEqual([
    'من الأحد إلى الخميسمن 4 م إلى 9:30 م',
    'السبتمن 9 ص إلى 12 ظهراً',
    'الجمعةمغلق',
  ])
})

it('the address has the parking and a link to a map', () => {
  showVisit()
  expect(screen.getByText('طريق الملك فهد، مبنى 12، الرياض')).toBeVisible()
  expect(screen.getByText(fullCentre.parking)).toBeVisible()
  expect(screen.getByRole('link', { name: contact.address.map })).toHaveAttribute(
    'href',
    fullCentre.mapUrl,
  )
})

it('opening hours and address load no map and no image', () => {
  showVisit()
  expect(document.querySelector('iframe, img')).toBeNull()
})

/** The part of a centre that is closed today, on another day of the next two weeks, and later. */
function showExceptions() {
  setClock('24T12:00')
  const later = { from: '2026-12-20', to: '2026-12-20', opens: '', closes: '', note: 'بعيدة' }
  const night = {
    from: '2026-11-30',
    to: '2026-11-30',
    opens: '20:00',
    closes: '23:00',
    note: '',
  }
  renderFor(
    { ...fullCentre, exceptions: [later, night, ...fullCentre.exceptions] },
    <HoursAndAddress />,
  )
}

it('the opening hours announce exceptions two weeks before', () => {
  showExceptions()
  expect(screen.getByText(contact.hours.exceptions)).toBeVisible()
  expect(lines().slice(3)).toEqual([
    'من 24 إلى 25 نوفمبرمغلقإجازة قصيرة',
    '30 نوفمبرمن 8 م إلى 11 م',
  ])
})

it('the opening hours name a running exception by its note', () => {
  showExceptions()
  expect(
    screen.getByText(`${isolate('إجازة قصيرة')}: مغلق الآن، ونفتح يوم الخميس الساعة 4 عصراً`),
  ).toBeVisible()
})

/** The part of a centre without weekly hours and without an address, on a Sunday. */
function showWithoutWeek(...exceptions: CentreFields['exceptions']) {
  setClock('22T12:00')
  return renderFor({ ...emptyCentre, exceptions }, <HoursAndAddress />)
}

const [HOLIDAY] = fullCentre.exceptions as [CentreFields['exceptions'][number]]

it('special days are announced where the centre has no weekly hours', () => {
  showWithoutWeek(HOLIDAY)
  expect(screen.getAllByText(contact.hours.title)).not.toHaveLength(0)
  expect(lines()).toEqual(['من 24 إلى 25 نوفمبرمغلقإجازة قصيرة'])
  expect(screen.queryByText(/مغلق الآن/)).toBeNull()
})

it('special days that are past or far away are left out, and the hours are asked for', () => {
  showWithoutWeek(
    { ...HOLIDAY, from: '2026-11-20', to: '2026-11-21' },
    { ...HOLIDAY, from: '2026-12-20', to: '2026-12-21' },
  )
  expect(lines()).toEqual([])
  expect(screen.getByText('اتصل بنا لمعرفة ساعات العمل')).toBeVisible()
})
