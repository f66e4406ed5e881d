import { describe, expect, it } from 'vitest'
import { merge } from '../../../src/lib/merge'
import { merged } from '../../helpers/merged'

const words = (text: string): string[] => text.split(' ').filter(Boolean)
/** `a=mine b` are the thing a with the title mine, and the thing b. */
const things = (text: string) =>
  words(text).map((word) => {
    const [id = '', title = id] = word.split('=')
    return { id, title }
  })

describe('fields', () => {
  const base = { name: 'n', title: 't', note: 'x' as string | undefined }
  const mine = { ...base, name: 'mine' }

  it('a merge keeps a field that only one side changed', () => {
    expect(merged(base, mine, { ...base, title: 'theirs' })).toEqual([
      { ...mine, title: 'theirs' },
      [],
    ])
  })

  it('a field that both changed is mine, and named', () => {
    expect(merged(base, mine, { ...base, name: 'theirs' })).toEqual([mine, ['name']])
  })

  it('the same change of a field by both is no clash', () => {
    expect(merged(base, mine, mine)).toEqual([mine, []])
  })

  describe('a removed field', () => {
    const { note: _, ...withoutNote } = base
    const removed = { ...base, note: undefined }

    it('a field that I removed is absent after a merge', () => {
      expect(merged(base, removed, { ...base, name: 'theirs' })).toStrictEqual([
        { ...withoutNote, name: 'theirs' },
        [],
      ])
    })

    it('a field that they removed is absent after a merge', () => {
      expect(merged(base, mine, withoutNote)).toStrictEqual([{ ...withoutNote, name: 'mine' }, []])
    })

    it('a field that I removed and they changed is absent, and named', () => {
      expect(merged(base, removed, { ...base, note: 'theirs' })).toStrictEqual([
        withoutNote,
        ['note'],
      ])
    })
  })

  it('a clash in an object inside another one is named by its path', () => {
    const base = { a: { b: 1, c: 1 } }
    expect(merged(base, { a: { b: 2, c: 1 } }, { a: { b: 3, c: 2 } })).toEqual([
      { a: { b: 2, c: 2 } },
      ['a.b'],
    ])
  })

  it('a merge without a base takes every field of mine', () => {
    const [value, clashes] = merged<object | null>(null, { a: 1, l: ['x'] }, { a: 2, l: ['y'] })
    expect([value, clashes]).toEqual([{ a: 1, l: ['y', 'x'] }, ['a']])
  })

  describe.each(['constructor', 'toString', '__proto__'])('the name %s', (name) => {
    /** An object of which only JSON makes `__proto__` a field. */
    const withField = (value: number) =>
      JSON.parse(`{"${name}":${value}}`) as Record<string, number>

    it(`a field named ${name} is added by a merge`, () => {
      const [value] = merged<Record<string, number>>({}, withField(1), { other: 2 })
      expect(new Map(Object.entries(value))).toEqual(new Map([['other', 2]]).set(name, 1))
    })

    it(`a field named ${name} is removed by a merge`, () => {
      const [value] = merged(withField(1), { ...withField(1), other: 2 }, {})
      expect(Object.keys(value)).toEqual(['other'])
    })

    it(`a thing with the id ${name} is changed by a merge`, () => {
      const [before, after] = [`${name}=a`, `${name}=b`]
      expect(merge(things(before), things(after), things(`${before} x`))).toEqual(
        things(`${after} x`),
      )
    })
  })
})

describe('lists of things', () => {
  it.each<
    [what: string, row: { mine: string; theirs: string; expected: string; clashes?: string }]
  >([
    [
      'fields of different things',
      { mine: 'a=mine b c', theirs: 'a b c=theirs', expected: 'a=mine b c=theirs' },
    ],
    [
      'additions on both sides',
      { mine: 'a b c mine', theirs: 'a b c theirs', expected: 'a b c theirs mine' },
    ],
    [
      'an addition between, and a move',
      { mine: 'a mine b c', theirs: 'c a b', expected: 'c a mine b' },
    ],
    [
      'a move, and an addition',
      { mine: 'c b a', theirs: 'a b c theirs', expected: 'c b a theirs' },
    ],
    [
      'a deletion, and another change',
      { mine: 'a c', theirs: 'a b c=theirs', expected: 'a c=theirs' },
    ],
    [
      'a deletion of what they changed, which stays',
      { mine: 'a c', theirs: 'a b=theirs c', expected: 'a b=theirs c', clashes: 'list.b' },
    ],
    [
      'their deletion of what I changed, which stays',
      { mine: 'a=mine b c', theirs: 'b c', expected: 'a=mine b c', clashes: 'list.a' },
    ],
    [
      'fields that both have changed',
      {
        mine: 'a=mine b=mine c',
        theirs: 'a=theirs b=theirs c',
        expected: 'a=mine b=mine c',
        clashes: 'list.a.title list.b.title',
      },
    ],
  ])('a merge of things settles %s', (_, { mine, theirs, expected, clashes = '' }) => {
    const lists = ['a b c', mine, theirs].map((list) => ({ list: things(list) })) as [
      object,
      object,
      object,
    ]
    expect(merged(...lists)).toEqual([{ list: things(expected) }, words(clashes)])
  })
})

describe('lists of things without ids', () => {
  /** `1=a` is the telephone number 1 with the label a. */
  const phones = (text: string) =>
    words(text).map((word) => {
      const [number = '', label = ''] = word.split('=')
      return { number, label }
    })

  it.each<
    [
      what: string,
      row: { base: string; mine: string; theirs: string; expected: string; clash?: string },
    ]
  >([
    [
      'fields of one row',
      { base: '1=a 2', mine: '1=mine 2', theirs: '9=a 2', expected: '9=mine 2' },
    ],
    [
      'different rows',
      { base: '1 2', mine: '1=mine 2', theirs: '1 2=theirs', expected: '1=mine 2=theirs' },
    ],
    ['additions', { base: '1', mine: '1 2', theirs: '1 3', expected: '1 3 2' }],
    ['the same addition', { base: '1', mine: '1 2', theirs: '1 2', expected: '1 2' }],
    [
      'two additions of which one is the same',
      { base: '1', mine: '1 2 3', theirs: '1 2', expected: '1 2 3' },
    ],
    [
      'the same addition, which they made twice',
      { base: '1', mine: '1 2', theirs: '1 2 2', expected: '1 2 2' },
    ],
    [
      'an addition before a changed row',
      { base: '1 2', mine: '1 2=mine', theirs: '9 1 2', expected: '9 1 2=mine' },
    ],
    [
      'a removal and another change',
      { base: '1 2', mine: '2', theirs: '1 2=theirs', expected: '2=theirs' },
    ],
    [
      'a removal of what they changed, which stays',
      { base: '1 2', mine: '2', theirs: '1=theirs 2', expected: '1=theirs 2', clash: 'list' },
    ],
    [
      'the same field, which is mine',
      { base: '1=a', mine: '1=mine', theirs: '1=theirs', expected: '1=mine', clash: 'list' },
    ],
    [
      'a move and a change',
      { base: '1 2 3', mine: '3 1 2', theirs: '1 2=theirs 3', expected: '3 1 2=theirs' },
    ],
    ['equal rows', { base: '1 1', mine: '1 1 1', theirs: '1 1', expected: '1 1 1' }],
  ])(
    'a merge of things without ids settles %s',
    (_, { base, mine, theirs, expected, clash = '' }) => {
      const [before, own, others] = [base, mine, theirs].map((text) => ({ list: phones(text) }))
      expect(merged(before, own, others)).toEqual([{ list: phones(expected) }, words(clash)])
    },
  )
})

describe('lists of texts', () => {
  it.each<[what: string, row: { base: string; mine: string; theirs: string; expected: string }]>([
    ['additions', { base: 'a', mine: 'a mine', theirs: 'a theirs', expected: 'a theirs mine' }],
    [
      'a changed line and another one',
      { base: 'a b c', mine: 'mine b c', theirs: 'a b theirs', expected: 'mine b theirs' },
    ],
    [
      'a line that one side has changed and the other removed',
      { base: 'a b c', mine: 'a mine c', theirs: 'a c', expected: 'a mine c' },
    ],
    [
      'the only line changed, and an addition',
      { base: 'a', mine: 'mine', theirs: 'a theirs', expected: 'mine theirs' },
    ],
    ['a removal and a move', { base: 'a b c', mine: 'a c', theirs: 'c b a', expected: 'c a' }],
    ['repeated lines', { base: 'a a', mine: 'a a a', theirs: 'a', expected: 'a a' }],
    ['all removed', { base: 'a b', mine: '', theirs: 'a b theirs', expected: 'theirs' }],
    ['an old draft', { base: 'a', mine: 'a draft', theirs: 'a b c d', expected: 'a b c d draft' }],
  ])('a merge of texts settles %s', (_, { base, mine, theirs, expected }) => {
    expect(merged(words(base), words(mine), words(theirs))).toEqual([words(expected), []])
  })

  it.each<[what: string, row: { base: string; mine: string; theirs: string; expected: string }]>([
    ['alone', { base: 'a b c', mine: 'a mine c', theirs: 'a theirs c', expected: 'a mine c' }],
    ['as the first', { base: 'a b', mine: 'mine b', theirs: 'theirs b', expected: 'mine b' }],
    [
      'beside additions',
      { base: 'a b', mine: 'a mine m', theirs: 'a theirs t', expected: 'a mine m t' },
    ],
    [
      'where I have moved another one',
      { base: 'a b c d', mine: 'a mine d c', theirs: 'a theirs c d', expected: 'a mine d c' },
    ],
    [
      'which stood there twice',
      { base: 'a a b', mine: 'a mine b', theirs: 'a theirs b', expected: 'a mine b' },
    ],
  ])('a line that both have changed %s is mine, and named', (_, row) => {
    const [base, mine, theirs] = [row.base, row.mine, row.theirs].map((text) => ({
      list: words(text),
    }))
    expect(merged(base, mine, theirs)).toEqual([{ list: words(row.expected) }, ['list']])
  })

  it('a line that both have changed to texts of each other is no clash', () => {
    expect(merged(words('a b c'), words('a x y'), words('a y x'))).toEqual([words('a y x'), []])
  })
})

it('a date is merged as a whole', () => {
  const [base, mine, theirs] = [1, 2, 3].map((ms) => ({ at: new Date(ms) }))
  expect(merge(base, mine, theirs)).toEqual(mine)
})

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
  expect([value.base, clashes]).toEqual([week('8 16', '10'), ['base.0']])
})

it('a merge takes the same change at an index by both for no clash', () => {
  const [base, mine, theirs] = [week('9', '9', ''), week('8', '9', ''), week('8', '9', '16')]
  expect(merged(base, mine, theirs)).toEqual([week('8', '9', '16'), []])
})
