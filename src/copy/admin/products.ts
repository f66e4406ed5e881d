import { plural, quoteName, type PluralForms } from '../../lib/text/arabic'
import { admin } from './admin'
import { productsCount } from './counts'

const addCount: PluralForms<(count: number) => string> = {
  zero: () => 'إضافة المنتج',
  one: () => 'إضافة المنتج',
  two: () => 'إضافة منتجين',
  few: (count) => `إضافة ${count} منتجات`,
  many: (count) => `إضافة ${count} منتجاً`,
  other: (count) => `إضافة ${count} منتج`,
}

const addedCount: PluralForms<(count: number) => string> = {
  zero: () => 'لم يُضف شيء',
  one: () => 'أُضيف منتج واحد إلى آخر قائمة المنتجات',
  two: () => 'أُضيف منتجان إلى آخر قائمة المنتجات',
  few: (count) => `أُضيفت ${count} منتجات إلى آخر قائمة المنتجات`,
  many: (count) => `أُضيف ${count} منتجاً إلى آخر قائمة المنتجات`,
  other: (count) => `أُضيف ${count} منتج إلى آخر قائمة المنتجات`,
}

/** The dashboard's products tab. */
export const adminProducts = {
  title: admin.tabs.products,
  loading: 'جارٍ تحميل المنتجات',
  loadError: { title: 'تعذّر تحميل المنتجات' },
  noun: (name: string) => `المنتج ${quoteName(name)}`,
  /** A blank name is stored as this. */
  defaultName: (order: number) => `منتج ${order}`,
  labels: { name: 'اسم المنتج', image: 'الصورة' },
  blank: 'اكتب اسماً للمنتج',
  add: {
    title: 'إضافة منتج',
    close: 'إغلاق إضافة المنتجات',
    hint: 'صورة حتى 10 ميجابايت، نضغطها لك',
    nameOf: (position: number) => `اسم المنتج ${position}`,
    blank: 'اكتب اسماً للمنتج، أو أعد الاسم المقترح',
    submit: (count: number) => plural(count, addCount)(count),
    saving: admin.save.saving,
    added: (count: number) => plural(count, addedCount)(count),
    full: 'بلغت القائمة حدّها. احذف منتجاً لتضيف غيره.',
    unassigned: (names: readonly string[]) =>
      `أسماء تنتظر صورها: ${names.map(quoteName).join('، ')}`,
  },
  search: {
    label: 'البحث في المنتجات',
    found: (count: number) => (count === 0 ? 'لا منتج بهذا الاسم.' : `${productsCount(count)}.`),
  },
  empty: 'لا توجد منتجات بعد',
  emptyHint: 'أضف أول صورة وستظهر في صفحة المنتجات فور حفظها.',
  bundled: 'يعرض الموقع هذه الصور الافتراضية إلى أن تضيف منتجاً.',
  bundledLabel: 'صور افتراضية',
  edit: {
    open: (name: string) => `تعديل المنتج ${quoteName(name)}`,
    title: (name: string) => `تعديل المنتج ${quoteName(name)}`,
    save: 'حفظ المنتج',
    cancel: 'إلغاء',
    image: 'الصورة في صفحة المنتجات',
    saved: (name: string) => `حُفظ المنتج ${quoteName(name)}`,
    unready: 'لم يُحفظ المنتج',
    another: 'صورة أخرى',
    loadError: { title: 'تعذّر تحميل الصورة لضبطها' },
    linked: 'هذه الصورة من رابط، فلا يمكن ضبطها هنا.',
    unsaved: 'تغييرات لم تُحفظ',
    resume: 'متابعة التعديل',
  },
  deletion: {
    label: (name: string) => `حذف المنتج ${quoteName(name)}`,
    title: (name: string) => `حذف المنتج ${quoteName(name)}؟`,
    text: admin.deletionText,
    confirm: 'حذف المنتج',
    cancel: 'إلغاء',
  },
}
