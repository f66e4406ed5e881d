import { quoteName } from '../lib/arabic'

/** A list of lines in a form. */
export const lineWords = {
  add: 'إضافة',
  thing: (text: string) => `السطر ${quoteName(text)}`,
  menu: (text: string) => `خيارات ${quoteName(text)}`,
  up: 'نقل إلى الأعلى',
  down: 'نقل إلى الأسفل',
  remove: 'حذف',
  removed: (thing: string) => `حُذف ${thing}`,
  added: (thing: string) => `أُضيف ${thing}`,
  moved: (thing: string, position: number, count: number) =>
    `نُقل ${thing} إلى المكان ${position} من ${count}`,
} as const
