import type { PluralForms } from '../lib/words'

/** What is counted, in the form that follows each number: «10 سنوات», «12 سنة». For `plural`. */
type Noun = PluralForms<string>

export const children: Noun = {
  zero: 'طفل',
  one: 'طفل',
  two: 'طفلين',
  few: 'أطفال',
  many: 'طفلاً',
  other: 'طفل',
}

export const years: Noun = {
  zero: 'سنة',
  one: 'سنة',
  two: 'سنتين',
  few: 'سنوات',
  many: 'سنة',
  other: 'سنة',
}

export const sessions: Noun = {
  zero: 'جلسة',
  one: 'جلسة',
  two: 'جلستين',
  few: 'جلسات',
  many: 'جلسة',
  other: 'جلسة',
}

export const specialists: Noun = {
  zero: 'مختص',
  one: 'مختص',
  two: 'مختصَّين',
  few: 'مختصين',
  many: 'مختصاً',
  other: 'مختص',
}

export const certificates: Noun = {
  zero: 'شهادة',
  one: 'شهادة',
  two: 'شهادتين',
  few: 'شهادات',
  many: 'شهادة',
  other: 'شهادة',
}
