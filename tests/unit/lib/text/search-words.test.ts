import { expect, it } from 'vitest'
import { matchesWords, searchWords } from '../../../../src/lib/text/search-words'

it.each([
  ['أخرى', 'اخري'],
  ['إجازة', 'اجازه'],
  ['كِتَـاب', 'كتاب'],
  ['الكتاب', 'كتاب'],
  ['YouTube', 'youtube'],
  ['اختبار 1', 'اختبار ١'],
  ['اختبار 1', 'اختبار ۱'],
  ['اختبار 1', 'اختبار １'],
  ['كتاب', 'کتاب'],
  ['يوميات', 'یومیات'],
  ['مسؤول', 'مسوول'],
  ['رئيس', 'رييس'],
  ['ٱلكتاب', 'كتاب'],
  ['آلة', 'اله'],
  ['ألعاب', 'العاب'],
  ['مستشفى', 'مستشفي'],
  ['لعبة', 'لعبه'],
  ['لعبة', 'لعبۀ'],
  ['كتاب', '\ufedb\ufe98\ufe8e\ufe8f'],
  ['لا', '\ufefb'],
  ['الله', '\ufdf2'],
  ['كِتَابٌ', 'كتاب'],
  ['كـــتاب', 'كتاب'],
  ['كتاب', 'كت\u200cاب\u200f'],
  ['شيء', 'شي'],
  ['ڤيديو', 'فيديو'],
  ['پازل', 'بازل'],
  ['كراج', 'گراج'],
  ['كتاب', 'ڪتاب'],
  ['زاكيت', 'ژاكيت'],
  ['تين', 'ٹين'],
  ['سور', 'سۆر'],
  ['Café', 'cafe'],
  ['Ｐｅｃｓ', 'pecs'],
  ['بطاقة#2', 'بطاقه 2'],
])('a search finds %s by %s', (written, typed) => {
  expect(searchWords(written)).toEqual(searchWords(typed))
})

it('a search finds a word by its beginning, and each typed word counts', () => {
  const written = searchWords('بطاقات الأصوات، 24 بطاقة')
  expect(matchesWords(written, searchWords('بطا أصو'))).toBe(true)
  expect(matchesWords(written, searchWords('بطا كتاب'))).toBe(false)
})

it.each([
  ['عبد الله', 'عبدالله'],
  ['عبدالرحمن', 'عبد الرحمن'],
  ['الحروف والأرقام', 'الأرقام'],
  ['الحروف والأرقام', 'أرقام'],
  ['ألعاب للأطفال', 'اطفال'],
  ['أنشطة بالألوان', 'الوان'],
  ['بطاقات', 'البطاقات'],
  // Words that only begin like one with an article.
  ['بالونات', 'بالو'],
  ['للوالدين', 'والد'],
])('a search in «%s» finds «%s»', (written, typed) => {
  expect(matchesWords(searchWords(written), searchWords(typed))).toBe(true)
})
