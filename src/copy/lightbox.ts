import { config } from '../config'
import { quoteName } from '../lib/text/arabic'

/** A product's image that fills the screen. Only visitors who open one load these words. */
export const lightbox = {
  close: 'إغلاق الصورة',
  next: 'المنتج التالي',
  previous: 'المنتج السابق',
  loading: 'جارٍ تحميل بقية المنتجات',
  /** Stands in the place of the counter. */
  failed: 'تعذّر تحميل بقية المنتجات. أعد المحاولة.',
  spoken: (position: number, total: number | null, name: string) =>
    `الصورة ${total === null ? position : `${position} من ${total}`}: ${quoteName(name)}`,
  /** The link below the name. */
  ask: 'اسأل عن هذا المنتج',
  /** The prefilled WhatsApp message. */
  askText: (name: string) => `السلام عليكم، أودّ الاستفسار عن المنتج ${quoteName(name)}.`,
  share: (name: string) => `مشاركة المنتج ${quoteName(name)}`,
  shareText: (name: string) => `المنتج ${quoteName(name)} في ${config.name}:`,
  help: 'السهم الأيمن للتالي والأيسر للسابق، ومفتاح Esc للإغلاق.',
} as const
