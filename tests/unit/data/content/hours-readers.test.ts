import { describe, expect, it } from 'vitest'
import { parseCentre } from '../../../../src/data/content/centre'

/** A day that only leap years have. */
const GOOD_DAYS = '2028-02-29 2028-02-29 - - n'

describe('a line of the opening hours that no calendar or clock knows is left out', () => {
  it.each([
    ['2030-13-45 2030-13-46 - - n'],
    ['2030-02-30 2030-03-02 - - n'],
    ['2026-02-29 2026-02-29 - - n'],
    ['2026-03-01 2026-04-31 - - n'],
    ['2026-00-10 2026-01-10 - - n'],
    ['0000-01-01 9999-12-31 - - n'],
    ['2026-03-02 2026-03-01 - - n'],
    ['2026-3-1 2026-3-2 - - n'],
    ['٢٠٢٦-٠٣-٠١ ٢٠٢٦-٠٣-٠٢ - - n'],
    ['2026-03-01T00:00 2026-03-02 - - n'],
    ['2026-03-01 2026-03-01 24:30 25:00 n'],
    ['2026-03-01 2026-03-01 24:00 03:00 n'],
    ['2026-03-01 2026-03-01 09:00 - n'],
    ['2026-03-01 2026-03-01 - 21:00 n'],
    ['2026-03-01 2026-03-01 09:00 09:00 n'],
    ['2026-03-01 2026-03-01 9:00 21:00 n'],
    [''],
  ])('the line «%s» of the special days is left out', (line) => {
    const centre = parseCentre({ exceptions: [line, GOOD_DAYS] }, 'centre')
    expect(centre?.exceptions).toEqual([
      { from: '2028-02-29', to: '2028-02-29', opens: '', closes: '', note: 'n' },
    ])
  })

  it.each(['7 09:00 21:00', '0 09:60 21:00', '0 24:00 03:00', '0 09:00 09:00', '0 -1:00 21:00'])(
    'the line «%s» of the week is left out',
    (line) => {
      const centre = parseCentre({ hours: [line, '6 20:00 00:00'] }, 'centre')
      expect(centre?.hours).toEqual([{ days: [6], opens: '20:00', closes: '00:00' }])
    },
  )
})

it.each([
  ['20:00 24:00', '20:00', '00:00'],
  ['00:00 24:00', '00:00', '23:59'],
])('stored hours «%s» are read as a time field can have them', (times, opens, closes) => {
  const stored = { hours: [`6 ${times}`], exceptions: [`2028-02-29 2028-02-29 ${times} n`] }
  const centre = parseCentre(stored, 'centre')
  expect(centre?.hours).toEqual([{ days: [6], opens, closes }])
  expect(centre?.exceptions).toMatchObject([{ opens, closes }])
})
