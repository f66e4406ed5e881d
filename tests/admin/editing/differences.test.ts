import { expect, it } from 'vitest'
import { differencesOf } from '../../../src/admin/editing/differences'

it('names the fields that read differently, in the given order, with both versions', () => {
  const mine = {
    name: 'سلمى',
    titles: ['أ', 'ب'],
    years: 10,
    highlights: [{ text: 'م', color: 'text-primary' }],
    note: 'كما هو ',
    hidden: 1,
  }
  const theirs = {
    name: '',
    titles: ['ب'],
    years: null,
    highlights: [{ text: 'ن', color: 'text-primary' }],
    note: 'كما هو',
    hidden: 2,
  }
  const names = { titles: 'المسميات', name: 'الاسم', years: 'السنوات', highlights: 'المزايا', note: 'الملاحظة' }
  expect(differencesOf(mine, theirs, names)).toEqual([
    { field: 'المسميات', mine: 'أ، ب', theirs: 'ب' },
    { field: 'الاسم', mine: 'سلمى', theirs: '' },
    { field: 'السنوات', mine: '10', theirs: '' },
    { field: 'المزايا', mine: 'م', theirs: 'ن' },
  ])
})

it('cuts a long text', () => {
  const [difference] = differencesOf({ name: 'a'.repeat(200) }, { name: 'b' }, { name: 'الاسم' })
  expect(difference?.mine).toBe(`${'a'.repeat(80)}…`)
})
