import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { bundledDirector } from '../../../src/bundled/director'
import { OpeningHours } from '../../../src/layout/opening-hours'
import { DirectorHeading } from '../../../src/pages/team/director-heading'
import { DirectorTexts } from '../../../src/pages/team/director-texts'
import { fullCentre } from '../../fixtures/centre'
import { renderFor, setClock } from '../../helpers/render'

// React writes an error to the console for two elements of one key, which fails a test.

it('the director shows two equal titles and two equal qualifications', () => {
  const equal = { titles: ['مدرّب', 'مدرّب'], credentials: ['شهادة', 'شهادة'] }
  const texts = { ...bundledDirector, ...equal }
  render(
    <>
      <DirectorHeading texts={texts} />
      <DirectorTexts texts={texts} />
    </>,
  )
  for (const [text] of Object.values(equal)) expect(screen.getAllByText(text ?? '')).toHaveLength(2)
})

it('the opening hours show an exception on both sides of another, and equal hours of one day', () => {
  setClock('24T12:00')
  const closed = { opens: '', closes: '' }
  const exceptions = [
    { ...closed, from: '2026-11-28', to: '2026-12-02', note: 'إجازة' },
    { ...closed, from: '2026-11-30', to: '2026-11-30', note: 'صيانة' },
  ]
  const opening = { days: [0], opens: '09:00', closes: '12:00' }
  renderFor({ ...fullCentre, hours: [opening, opening, opening], exceptions }, <OpeningHours />)
  expect(screen.getAllByText('إجازة')).toHaveLength(2)
  expect(screen.getByText('صيانة')).toBeVisible()
})
