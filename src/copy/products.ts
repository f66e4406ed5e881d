import { config } from '../config'
import { quoteName } from '../lib/words'

/** The public products page and its lightbox. */
export const products = {
  title: 'المنتجات',
  lead: 'اختبارات وألعاب تعليمية نستخدمها في الجلسات. اسأل عن أيٍّ منها.',
  list: 'قائمة المنتجات',
  loading: 'جارٍ تحميل المنتجات',
  more: 'عرض المزيد',
  loadingMore: 'جارٍ تحميل بقية المنتجات',
  moreLoaded: (count: number) => `عدد المنتجات المعروضة: ${count}`,
  empty: {
    title: 'لا توجد منتجات معروضة الآن',
    text: 'سنحدّث هذه الصفحة قريباً. اسألنا عمّا يحتاج إليه طفلك ونرشدك إلى المناسب.',
  },
  stale: {
    title: 'تعذّر تحميل أحدث المنتجات.',
    /** The title while the first products are there, and those after them are not. */
    more: 'تعذّر تحميل بقية المنتجات.',
    text: 'ما تراه هنا قد يكون أقدم مما لدينا. أعد المحاولة، أو اتصل بنا لتعرف المتوفر.',
  },
  closing: {
    title: 'أي منتج يناسب طفلك؟',
    text: 'أخبرنا بعمر طفلك وما يحتاج إليه، ونرشدك إلى الأنسب.',
  },
  /** What a product is called when it was stored without a name. */
  nameless: 'منتج من المركز',
  lightbox: {
    close: 'إغلاق الصورة',
    next: 'المنتج التالي',
    previous: 'المنتج السابق',
    loading: 'جارٍ تحميل بقية المنتجات',
    /** Stands in the place of the counter. */
    failed: 'تعذّر تحميل بقية المنتجات. أعد المحاولة.',
    spoken: (position: number, total: number | null, name: string) =>
      `الصورة ${total === null ? position : `${position} من ${total}`}: ${quoteName(name)}`,
    help: 'السهم الأيمن للتالي والأيسر للسابق، ومفتاح Esc للإغلاق.',
    ask: 'اسأل عن هذا المنتج',
    share: (name: string) => `مشاركة المنتج ${quoteName(name)}`,
    shareText: (name: string) => `المنتج ${quoteName(name)} في ${config.name}:`,
  },
  /** What WhatsApp opens with. */
  askText: (name: string) => `السلام عليكم، أودّ الاستفسار عن المنتج ${quoteName(name)}.`,
} as const

const bundled = (file: string, name: string, order: number) => ({
  id: `default-${file}`,
  image: `/products/${file}.svg`,
  name,
  order,
  createdAt: null,
  updatedAt: null,
})

/** Shown while nothing was ever stored, and when the stored products cannot be read. Never stored, never counted. */
export const defaultProducts = [
  bundled('cards', 'بطاقات الحروف والأصوات', 1),
  bundled('box', 'حقيبة اختبار اللغة', 2),
  bundled('puzzle', 'أحجية التسلسل', 3),
  bundled('book', 'قصص للحوار', 4),
  bundled('blocks', 'مكعبات الحروف', 5),
  bundled('mirror', 'مرآة النطق', 6),
]
