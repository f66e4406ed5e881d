import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { CopyToDays } from '../../../src/admin/centre/copy-to-days'
import { adminCentre } from '../../../src/copy/admin/centre'
import { toWeek, type Week } from '../../../src/lib/hours/week'
import { renderUi } from '../../helpers/render'

const from = (opens: string) => [{ opens, closes: '21:00' }]
const CHANGES: Record<string, (week: Week) => Week> = {
  change: (week) => week.with(0, from('10:00')),
  'change again': (week) => week.with(0, from('11:00')),
  'close sunday': (week) => week.with(0, []),
  'change monday': (week) => week.with(1, from('16:00')),
  'copy by hand': (week) => week.with(1, from('10:00')),
}

/** A Sunday beside a Monday with the same hours, and presses that change both. */
function Sunday() {
  const [week, setWeek] = useState<Week>(() =>
    toWeek([{ days: [0, 1], opens: '09:00', closes: '21:00' }]),
  )
  return (
    <>
      {Object.entries(CHANGES).map(([name, change]) => (
        <button key={name} onClick={() => setWeek(change)}>
          {name}
        </button>
      ))}
      <CopyToDays day={0} week={week} onChange={setWeek} />
      <output>{week.map(([span]) => span?.opens ?? '-').join(' ')}</output>
    </>
  )
}

const monday = adminCentre.hours.days[1]

it('a press gives the new hours of a day to another one, and a second press takes them back', () => {
  renderUi(<Sunday />)
  expect(screen.queryByText(adminCentre.hours.copyTo)).toBeNull()
  fireEvent.click(screen.getByText('change'))
  const copyToMonday = screen.getByRole('button', { name: monday })
  for (const [isPressed, week] of [
    ['false', '10:00 09:00 - - - - -'],
    ['true', '10:00 10:00 - - - - -'],
    ['false', '10:00 09:00 - - - - -'],
  ] as const) {
    expect(copyToMonday).toHaveAttribute('aria-pressed', isPressed)
    expect(screen.getByText(week)).toBeInTheDocument()
    fireEvent.click(copyToMonday)
  }
})

/** Shows the days, presses these buttons, and returns when both days open then. */
function opensAfter(...presses: string[]): string {
  renderUi(<Sunday />)
  for (const name of presses) fireEvent.click(screen.getByText(name))
  return screen.getByRole('status').textContent.split(' ').slice(0, 2).join(' ')
}

it.each([
  [['change monday', 'change', monday, monday], '10:00 16:00'],
  [['change', monday, monday, 'change monday', monday, monday], '10:00 16:00'],
  [['change monday', 'change', monday, 'change again', monday, monday], '11:00 16:00'],
  [['change', monday, 'change monday', monday, monday], '10:00 16:00'],
  [['change monday', 'close sunday', monday, monday], '- 16:00'],
])('after %j Monday has the hours that it had before the copy', (presses, opens) => {
  expect(opensAfter(...presses)).toBe(opens)
})

it('a day that has the same hours without a copy is not offered', () => {
  opensAfter('change', 'copy by hand')
  expect(screen.queryByRole('button', { name: monday })).toBeNull()
})
