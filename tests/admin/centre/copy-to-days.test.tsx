import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { CopyToDays } from '../../../src/admin/centre/copy-to-days'
import { adminCentre as words } from '../../../src/copy/admin-centre'
import { toWeek, type Week } from '../../../src/lib/week'
import { renderUi } from '../../helpers/render'

/** A Sunday whose hours a press changes, beside a Monday with those that it had. */
function Sunday() {
  const [week, setWeek] = useState<Week>(() =>
    toWeek([{ days: [0, 1], opens: '09:00', closes: '21:00' }]),
  )
  return (
    <>
      <button onClick={() => setWeek((now) => now.with(0, [{ opens: '10:00', closes: '18:00' }]))}>
        change
      </button>
      <CopyToDays day={0} week={week} onChange={setWeek} />
      <output>{week.map(([span]) => span?.opens ?? '-').join(' ')}</output>
    </>
  )
}

it('a press gives the new hours of a day to another one, and a second press takes them back', () => {
  renderUi(<Sunday />)
  expect(screen.queryByText(words.hours.copyTo)).toBeNull()
  fireEvent.click(screen.getByText('change'))
  const monday = screen.getByRole('button', { name: words.hours.days[1] })
  for (const [isPressed, week] of [
    ['false', '10:00 09:00 - - - - -'],
    ['true', '10:00 10:00 - - - - -'],
    ['false', '10:00 09:00 - - - - -'],
  ] as const) {
    expect(monday).toHaveAttribute('aria-pressed', isPressed)
    expect(screen.getByText(week)).toBeInTheDocument()
    fireEvent.click(monday)
  }
})
