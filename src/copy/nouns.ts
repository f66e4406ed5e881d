import { plural, type PluralForms } from '../lib/text/arabic'

/** A counted noun in the form that follows each number: «10 سنوات», «12 سنة», for `plural`. */
type Noun = PluralForms<string>

const noun = (forms: { one: string; two: string; few: string; many: string }): Noun => ({
  ...forms,
  zero: forms.one,
  other: forms.one,
})

export const years = noun({ one: 'سنة', two: 'سنتين', few: 'سنوات', many: 'سنة' })
export const specialists = noun({ one: 'مختص', two: 'مختصَّين', few: 'مختصين', many: 'مختصاً' })
export const certificates = noun({ one: 'شهادة', two: 'شهادتين', few: 'شهادات', many: 'شهادة' })
export const children = noun({ one: 'طفل', two: 'طفلين', few: 'أطفال', many: 'طفلاً' })
export const sessions = noun({ one: 'جلسة', two: 'جلستين', few: 'جلسات', many: 'جلسة' })

/** A count with its noun. No digit stands before the singular or the dual: «سنتين», «3 سنوات». */
export const numberOf = (count: number, forms: Noun): string =>
  count < 3 ? plural(count, forms) : `${count} ${plural(count, forms)}`
