import { plural, type PluralForms } from '../../lib/text/arabic'

type Count = (count: number) => string

const counter =
  (forms: PluralForms<Count>): Count =>
  (count) =>
    plural(count, forms)(count)

export const countOf = (count: number, max: number): string => `${count} من ${max}`

export const productsCount = counter({
  zero: () => 'لا منتجات',
  one: () => 'منتج واحد',
  two: () => 'منتجان',
  few: (count) => `${count} منتجات`,
  many: (count) => `${count} منتجاً`,
  other: (count) => `${count} منتج`,
})

export const membersCount = counter({
  zero: () => 'لا أعضاء',
  one: () => 'عضو واحد',
  two: () => 'عضوان',
  few: (count) => `${count} أعضاء`,
  many: (count) => `${count} عضواً`,
  other: (count) => `${count} عضو`,
})

export const videosCount = counter({
  zero: () => 'لا فيديوهات',
  one: () => 'فيديو واحد',
  two: () => 'فيديوهان',
  few: (count) => `${count} فيديوهات`,
  many: (count) => `${count} فيديو`,
  other: (count) => `${count} فيديو`,
})

/** One form for products, members and videos alike. */
export const hiddenCount = (count: number): string => `المخفي: ${count}`

export const highlightsCount = counter({
  zero: () => 'لا مزايا',
  one: () => 'ميزة واحدة',
  two: () => 'ميزتان',
  few: (count) => `${count} مزايا`,
  many: (count) => `${count} ميزة`,
  other: (count) => `${count} ميزة`,
})

export const unsavedCount = counter({
  zero: () => 'لا تغييرات',
  one: () => 'تغيير لم يُحفظ',
  two: () => 'تغييران لم يُحفظا',
  few: (count) => `${count} تغييرات لم تُحفظ`,
  many: (count) => `${count} تغييراً لم تُحفظ`,
  other: (count) => `${count} تغيير لم تُحفظ`,
})
