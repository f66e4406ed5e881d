import { quoteName } from '../../lib/text/arabic'

/** A list of lines in a form. */
export const adminLines = {
  add: 'إضافة',
  noun: (text: string) => `السطر ${quoteName(text)}`,
  menu: (text: string) => `خيارات ${quoteName(text)}`,
  earlier: 'نقل إلى الأعلى',
  later: 'نقل إلى الأسفل',
  remove: 'حذف',
  removed: (noun: string) => `حُذف ${noun}`,
  added: (noun: string) => `أُضيف ${noun}`,
  moved: (noun: string, position: number, count: number) =>
    `نُقل ${noun} إلى المكان ${position} من ${count}`,
} as const
