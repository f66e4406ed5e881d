import { expect, it } from 'vitest'
import { valid } from '../../../scripts/documents/valid'
import { itemsChange, listChange, type ChangeLine } from '../../../src/admin/history/change-lines'
import { describeChange } from '../../../src/admin/history/describe-change'
import { DIRECTOR_TEXTS_PATH } from '../../../src/data/document-paths'
import { plainWords } from '../../helpers/plain-words'

const textsOf = (lines: readonly ChangeLine[]) => lines.map(({ text }) => plainWords(text))

it.each<{ before: string[]; after: string[]; line: string }>([
  { before: ['x', 'x'], after: ['x'], line: 'f: حذف «x»' },
  { before: ['x', 'y', 'x'], after: ['y', 'x'], line: 'f: حذف «x»' },
  { before: ['x', 'y', 'x'], after: ['x', 'y'], line: 'f: حذف «x»' },
  { before: ['y', 'x'], after: ['x', 'y', 'x'], line: 'f: إضافة «x»' },
  { before: ['x', 'x', 'y'], after: ['x', 'y', 'x'], line: 'f: تغيّر الترتيب' },
])('equal items of a list are counted: $before to $after', ({ before, after, line }) => {
  expect(textsOf(listChange('f')(before, after))).toEqual([line])
})

it('the removal of one of two equal special days has a line', () => {
  expect(textsOf(itemsChange('f', String)(['x', 'x'], ['x']))).toEqual(['f: حذف «x»'])
})

it.each<{ after: string[]; lines: string[] }>([
  { after: ['text-primary', 'text-accent'], lines: [] },
  { after: ['text-accent'], lines: ['المزايا: حذف «h»'] },
  { after: ['text-primary', 'text-secondary'], lines: ['تغيّر لون الميزة «h»'] },
])('highlights of one text are told apart by their colours: $after', ({ after, lines }) => {
  const inColors = (colors: string[]) => ({
    ...valid(DIRECTOR_TEXTS_PATH),
    highlights: colors.map((color) => ({ text: 'h', color })),
  })
  const { details } = describeChange('director-texts', 'id', {
    before: inColors(['text-primary', 'text-accent']),
    after: inColors(after),
  })
  expect(textsOf(details)).toEqual(lines)
})
