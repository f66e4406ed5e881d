import type { PluralForms } from '../lib/words'

/** What is counted, in the form that follows each number: «10 سنوات», «12 سنة». For `plural`. */
type Noun = PluralForms<string>

export const years: Noun = {
  zero: 'سنة',
  one: 'سنة',
  two: 'سنتين',
  few: 'سنوات',
  many: 'سنة',
  other: 'سنة',
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
