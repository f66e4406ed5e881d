import { describe, expect, it } from 'vitest'
import {
  initialOf,
  isolate,
  isolateParts,
  plural,
  quoteName,
  sayCount,
  sayCountFrom,
} from '../../../../src/lib/text/arabic'

it('plurals follow the Arabic rules', () => {
  const forms = { zero: 'z', one: '1', two: '2', few: 'f', many: 'm', other: 'o' }
  const texts = [0, 1, 2, 3, 10, 11, 99, 100, 103].map((count) => plural(count, forms))
  expect(texts.join('')).toBe('z12ffmmof')
})

it('a count says nothing when it is missing or too small', () => {
  expect([null, 0, 1].map((count) => sayCount(count, String))).toEqual([[], [], ['1']])
  expect([null, 2, 3].map((count) => sayCountFrom(3, count, String))).toEqual([[], [], ['3']])
})

describe('names', () => {
  // Requirement 69
  it.each([
    ['الشريك الأول', 'ش'],
    ['شركة التمويل', 'ت'],
    ['شركة', 'ش'],
    ['  Lego  ', 'L'],
    ['', ''],
  ])('the name %j has the initial %j', (name, initial) => {
    expect(initialOf(name)).toBe(initial)
  })

  it('a name is isolated in «» inside a sentence', () => {
    expect(isolate('Lego 2')).toBe('\u2068Lego 2\u2069')
    expect(quoteName('Lego 2')).toBe('«\u2068Lego 2\u2069»')
  })

  it('a name that begins in Latin and goes on in Arabic is read from the right', () => {
    expect(quoteName('ABA برنامج السلوك')).toBe('«\u2067ABA برنامج السلوك\u2069»')
  })
})

it.each([
  ['M.A.', '\u2066M.A.\u2069'],
  ["Let's talk!", "\u2066Let's talk!\u2069"],
  ['BCBA®', '\u2066BCBA®\u2069'],
  ['@speech', '\u2066@speech\u2069'],
  ['2 Lego boxes', '\u20662 Lego boxes\u2069'],
  ['Lego 2', 'Lego 2'],
  ['تمّ!', 'تمّ!'],
  ['PECS: نظام الصور.', 'PECS: نظام الصور.'],
  ['50%', '50%'],
  ['نعلّم C++ وC# هنا', 'نعلّم \u2066C++\u2069 و\u2066C#\u2069 هنا'],
  ['ماجستير M.A. ثم Ph.D.', 'ماجستير \u2066M.A.\u2069 ثم \u2066Ph.D.\u2069'],
  ['أخصائية (BCBA®)', 'أخصائية (\u2066BCBA®\u2069)'],
  ['تابعونا على @speech.sa.', 'تابعونا على \u2066@speech.sa\u2069.'],
  ['راسلونا info@centre.sa', 'راسلونا info@centre.sa'],
  ['قناة youtube.com/@speech هنا', 'قناة youtube.com/@speech هنا'],
  ['زوروا www.centre.sa.', 'زوروا www.centre.sa.'],
  ['نستخدم ABA.', 'نستخدم ABA.'],
  ['درس Visual C++ هنا', 'درس \u2066Visual C++\u2069 هنا'],
  ['درس C++ Builder هنا', 'درس C++ Builder هنا'],
  ['نال M.A. Psychology هنا', 'نال M.A. Psychology هنا'],
])('in the text %j a sign at an end of Latin words stays there', (text, shown) => {
  expect(isolateParts(text)).toBe(shown)
})

it.each([
  ['للحجز 055 123 4567 يومياً', 'للحجز \u2066055 123 4567\u2069 يومياً'],
  ['للحجز ٠٥٥ ١٢٣ ٤٥٦٧', 'للحجز \u2066٠٥٥ ١٢٣ ٤٥٦٧\u2069'],
  ['هاتف: 011-234-5678.', 'هاتف: \u2066011-234-5678\u2069.'],
  ['هاتف (011) 234 5678', 'هاتف \u2066(011) 234 5678\u2069'],
  ['اتصل (055 123 4567)', 'اتصل (\u2066055 123 4567\u2069)'],
  ['(1) 055 123 4567', '(1) \u2066055 123 4567\u2069'],
  ['055 123 4567، 055 765 4321', '\u2066055 123 4567\u2069، \u2066055 765 4321\u2069'],
  ['هاتف 055  123  4567', 'هاتف \u2066055  123  4567\u2069'],
  ['هاتف 055–123–4567', 'هاتف \u2066055–123–4567\u2069'],
  ['هاتف 055\u2011123\u20114567', 'هاتف \u2066055\u2011123\u20114567\u2069'],
  ['الموحد 9200 12345', 'الموحد \u20669200 12345\u2069'],
  ['واتساب +966551234567', 'واتساب \u2066+966551234567\u2069'],
  ['واتساب +966 55 123 4567', 'واتساب \u2066+966 55 123 4567\u2069'],
  ['اتصل 0551234567', 'اتصل 0551234567'],
  // Spans of years and ages are read from the right.
  ['من 2019-2021', 'من 2019-2021'],
  ['عمر 3-6 سنوات، 45 دقيقة', 'عمر 3-6 سنوات، 45 دقيقة'],
  ['من 2019 – 2021 (وقبلها 2018)', 'من 2019 – 2021 (وقبلها 2018)'],
  ['2019 - 2021، 2022-2024', '2019 - 2021، 2022-2024'],
  ['في 05/06/2024 الساعة 9:00', 'في 05/06/2024 الساعة 9:00'],
])('in the text %j the groups of a telephone number keep their direction', (text, shown) => {
  expect(isolateParts(text)).toBe(shown)
})
