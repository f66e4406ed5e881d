import { plural, type PluralForms } from '../lib/words'

/** What is counted, in the form that follows each number: «10 سنوات», «12 سنة». For `plural`. */
type Noun = PluralForms<string>

const noun = (one: string, two: string, few: string, many: string): Noun => ({
  zero: one,
  one,
  two,
  few,
  many,
  other: one,
})

export const years = noun('سنة', 'سنتين', 'سنوات', 'سنة')
export const specialists = noun('مختص', 'مختصَّين', 'مختصين', 'مختصاً')
export const certificates = noun('شهادة', 'شهادتين', 'شهادات', 'شهادة')
export const children = noun('طفل', 'طفلين', 'أطفال', 'طفلاً')
export const sessions = noun('جلسة', 'جلستين', 'جلسات', 'جلسة')

/** A count with its noun. No digit stands before the singular or the dual: «سنتين», «3 سنوات». */
export const numberOf = (count: number, forms: Noun): string =>
  count < 3 ? plural(count, forms) : `${count} ${plural(count, forms)}`
