import { plural } from '../../lib/text/arabic'

/** The words of a form when a save finds invalid fields. */
export const adminErrors = {
  title: (count: number): string =>
    plural(count, {
      zero: 'لا شيء يحتاج إلى تصحيح',
      one: 'حقل واحد يحتاج إلى تصحيح',
      two: 'حقلان يحتاجان إلى تصحيح',
      few: `${count} حقول تحتاج إلى تصحيح`,
      many: `${count} حقلاً تحتاج إلى تصحيح`,
      other: `${count} حقل تحتاج إلى تصحيح`,
    }),
  /** Says that a text has this many characters too many, spaces included. */
  tooLong: (over: number): string =>
    plural(over, {
      zero: 'النص أطول من المسموح. اختصره.',
      one: 'يزيد النص على المسموح حرفاً واحداً. اختصره.',
      two: 'يزيد النص على المسموح حرفين. اختصره.',
      few: `يزيد النص على المسموح ${over} أحرف. اختصره.`,
      many: `يزيد النص على المسموح ${over} حرفاً. اختصره.`,
      other: `يزيد النص على المسموح ${over} حرف. اختصره.`,
    }),
  /** The button that leads to the first of them. */
  show: 'اعرض أول حقل',
} as const
