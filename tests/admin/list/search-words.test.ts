import { describe, expect, it } from 'vitest'
import { matchesWords, searchWords } from '../../../src/admin/list/search-words'

describe('a word of a search', () => {
  it.each([
    ['أخرى', 'اخري'],
    ['إجازة', 'اجازه'],
    ['كِتَـاب', 'كتاب'],
    ['الكتاب', 'كتاب'],
    ['YouTube', 'youtube'],
  ])('%s is found by %s', (written, typed) => {
    expect(searchWords(written)).toEqual(searchWords(typed))
  })

  it('is found by its beginning, and each typed word counts', () => {
    const words = searchWords('بطاقات الأصوات، 24 بطاقة')
    expect(matchesWords(words, searchWords('بطا أصو'))).toBe(true)
    expect(matchesWords(words, searchWords('بطا كتاب'))).toBe(false)
  })
})
