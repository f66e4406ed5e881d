import { expect, it } from 'vitest'
import { merged } from '../../helpers/merged'

it('special days that both changed are mine as a whole, and named', () => {
  const eid = { from: '2026-12-08', to: '2026-12-12', opens: '09:00', closes: '20:00', note: 'eid' }
  const changes: [object, object][] = [
    [{ to: '2026-12-09' }, { from: '2026-12-11' }],
    [{ opens: '12:00' }, { closes: '12:00' }],
    [
      { from: '2026-09-23', to: '2026-09-23', note: 'national day' },
      { opens: '', closes: '' },
    ],
  ]
  for (const [mine, theirs] of changes) {
    const list = (change: object) => ({ list: [{ ...eid, ...change }] })
    expect(merged<object>(list({}), list(mine), list(theirs))).toEqual([list(mine), ['list']])
  }
})

it('rows without a span of hours are merged by fields, whatever their names', () => {
  const list = (opens: string, note: string) => ({ list: [{ opens, note }] })
  expect(merged(list('a', 'b'), list('mine', 'b'), list('a', 'theirs'))).toEqual([
    list('mine', 'theirs'),
    [],
  ])
})

const week = (...days: string[]) =>
  days.map((day) =>
    day
      .split(' ')
      .filter(Boolean)
      .map((opens) => ({ opens })),
  )

it('a merge keeps what each side changed at another index, as the days of a week', () => {
  const [base, mine, theirs] = [week('9', '9', ''), week('8', '9', ''), week('9', '9', '16')]
  expect(merged(base, mine, theirs)).toEqual([week('8', '9', '16'), []])
})

it('a merge never mixes one element of a list of lists, and prefers mine', () => {
  const [base, mine, theirs] = [week('9 16', ''), week('8 16', ''), week('9 17', '10')]
  const [value, clashes] = merged({ base }, { base: mine }, { base: theirs })
  expect([value.base, clashes]).toEqual([week('8 16', '10'), ['base']])
})

it('a merge takes the same change at an index by both for no clash', () => {
  const [base, mine, theirs] = [week('9', '9', ''), week('8', '9', ''), week('8', '9', '16')]
  expect(merged(base, mine, theirs)).toEqual([week('8', '9', '16'), []])
})
