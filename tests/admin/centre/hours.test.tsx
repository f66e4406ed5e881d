import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CentreDetails } from '../../../src/admin/centre/centre-panel'
import { admin } from '../../../src/copy/admin/admin'
import { adminCentre } from '../../../src/copy/admin/centre'
import { fullCentre } from '../../fixtures/centre'
import { press, showForm } from '../../helpers/admin/show-form'

const monday = adminCentre.hours.days[1]
const named = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="hours.${name}"]`) ?? document.body
const tick = (day: number) => fireEvent.click(named(`${day}`))

/** Shows the hours of the centre: one span on Sunday, and two on Monday. */
function showHours() {
  const hours = [
    { days: [0, 1], opens: '09:00', closes: '13:00' },
    { days: [1], opens: '16:00', closes: '21:00' },
  ]
  showForm(<CentreDetails stored={{ ...fullCentre, hours, updatedAt: null }} />)
}

it('a day that is opened again has the hours that it had, and not those of another day', () => {
  showHours()
  fireEvent.change(named('1.0.closes'), { target: { value: '12:00' } })
  tick(1)
  expect(named('1.0.closes')).toBe(document.body)
  tick(1)
  expect(named('1.0.closes')).toHaveValue('12:00')
  expect(named('1.1.closes')).toHaveValue('21:00')
})

it('a second span that is added again has the times that it had', () => {
  showHours()
  fireEvent.change(named('1.1.closes'), { target: { value: '20:00' } })
  press(adminCentre.hours.removeSpanOf(monday))
  press(adminCentre.hours.addSpanOf(monday))
  expect(named('1.1.closes')).toHaveValue('20:00')
})

it.each([
  { closes: '13:00', name: 'is in the evening', second: ['16:00', '21:00'] },
  { closes: '21:00', name: 'has no times yet', second: ['', ''] },
])('a second span after one until $closes $name', ({ closes, second }) => {
  showHours()
  fireEvent.change(named('0.0.closes'), { target: { value: closes } })
  press(adminCentre.hours.addSpanOf(adminCentre.hours.days[0]))
  expect(named('0.1.opens')).toHaveValue(second[0])
  expect(named('0.1.closes')).toHaveValue(second[1])
})

it('a day that a copy has closed can be opened with its own hours', () => {
  showHours()
  tick(0)
  press(monday, '[data-group=hours] li:nth-child(1)')
  tick(1)
  expect(named('1.1.closes')).toHaveValue('21:00')
})

it('the second span of a day that was removed comes back by undo', async () => {
  showHours()
  press(adminCentre.hours.removeSpanOf(monday))
  expect(named('1.1.opens')).toBe(document.body)
  await screen.findByText(adminCentre.hours.spanRemoved(monday))
  press(admin.undo)
  expect(named('1.1.opens')).toHaveValue('16:00')
  expect(named('1.1.closes')).toHaveValue('21:00')
})

it('the undo of a removed second span brings it back once, also when it was added again', async () => {
  showHours()
  press(adminCentre.hours.removeSpanOf(monday))
  press(adminCentre.hours.addSpanOf(monday))
  await screen.findByText(adminCentre.hours.spanRemoved(monday))
  press(admin.undo)
  expect(named('1.1.closes')).toHaveValue('21:00')
  expect(named('1.2.closes')).toBe(document.body)
})
