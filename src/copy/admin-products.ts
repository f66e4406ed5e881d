import type { PluralForms } from '../lib/format'
import { plural } from '../lib/format'

const productCount: PluralForms<(count: number) => string> = {
  zero: () => 'لا منتجات',
  one: () => 'منتج واحد',
  two: () => 'منتجان',
  few: (count) => `${count} منتجات`,
  many: (count) => `${count} منتجاً`,
  other: (count) => `${count} منتج`,
}
const countOf = (count: number): string => plural(count, productCount)(count)

const addCount: PluralForms<(count: number) => string> = {
  zero: () => 'إضافة',
  one: () => 'إضافة',
  two: () => 'إضافة منتجين',
  few: (count) => `إضافة ${count} منتجات`,
  many: (count) => `إضافة ${count} منتجاً`,
  other: (count) => `إضافة ${count} منتج`,
}

/** The dashboard's products tab. */
export const adminProducts = {
  title: 'المنتجات',
  count: countOf,
  hint: 'اسحب المقبض، أو استخدم السهمين، أو اكتب الرقم لتغيير الترتيب.',
  loading: 'جارٍ تحميل المنتجات',
  loadError: {
    title: 'تعذّر تحميل المنتجات.',
    text: 'ما تضيفه الآن يُحفظ، لكن القائمة لا تظهر حتى يعود الاتصال.',
    retry: 'أعد المحاولة',
  },
  /** A blank name is stored as this. */
  defaultName: (order: number) => `منتج ${order}`,
  add: {
    title: 'إضافة منتج',
    hint: 'صورة حتى 10 ميجابايت، نصغّرها لك',
    name: 'اسم المنتج',
    nameOf: (position: number) => `اسم المنتج ${position}`,
    blank: 'اكتب اسماً للمنتج، أو أعد الاسم المقترح',
    submit: (count: number) => plural(count, addCount)(count),
    saving: 'جارٍ الحفظ',
    failed: 'لم يُحفظ',
    retry: 'إعادة المحاولة',
    added: (name: string) => `أُضيف ${name} إلى آخر المعرض`,
    full: 'بلغ المعرض حدّه الأقصى. احذف منتجاً قبل أن تضيف آخر.',
    waiting: (names: readonly string[]) => `أسماء تنتظر صورها: ${names.map((name) => `«${name}»`).join('، ')}`,
  },
  empty: 'لا توجد منتجات بعد',
  emptyHint: 'أضف أول صورة وستظهر في صفحة المنتجات فور حفظها.',
  samples: 'يعرض الموقع هذه الصور الافتراضية إلى أن تضيف منتجاً. لا تُحسب ضمن منتجاتك.',
  samplesLabel: 'صور افتراضية',
  card: {
    rename: (name: string) => `تغيير اسم ${name}`,
    renameLabel: 'اسم المنتج',
    saveName: 'حفظ',
    cancel: 'إلغاء',
    remove: (name: string) => `حذف ${name}`,
    unsaved: 'لم يُحفظ – إعادة المحاولة',
    unremoved: 'لم يُحذف – إعادة المحاولة',
    saving: 'جارٍ الحفظ',
    removing: 'جارٍ الحذف',
    giveUp: 'تجاهل',
  },
  removal: {
    title: (name: string) => `حذف «${name}»؟`,
    text: 'سيختفي المنتج من الموقع، ويُعاد ترقيم البقية. يمكنك التراجع خلال 8 ثوانٍ.',
    confirm: 'نعم، احذف',
    cancel: 'إلغاء',
    done: (name: string) => `حُذف «${name}»`,
    undo: 'تراجع',
    undone: (name: string) => `عاد «${name}» إلى مكانه`,
    undoFailed: (name: string) => `لم يُسترجع «${name}»`,
  },
  order: {
    handle: (name: string) => `تغيير مكان ${name} بالسحب`,
    earlier: (name: string) => `تقديم ${name}`,
    later: (name: string) => `تأخير ${name}`,
    place: (name: string, place: number, total: number) => `مكان ${name}: ${place} من ${total}`,
    placeLabel: (name: string) => `الرقم الجديد لمكان ${name}`,
    placeGo: 'نقل',
    instructions: 'اضغط المسافة لرفع المنتج، ثم الأسهم لتحريكه، ثم المسافة لوضعه، أو Escape للإلغاء.',
    picked: (name: string, place: number, total: number) => `رُفع ${name}، مكانه ${place} من ${total}`,
    over: (name: string, place: number, total: number) => `${name} الآن في المكان ${place} من ${total}`,
    dropped: (name: string, place: number, total: number) => `وُضع ${name} في المكان ${place} من ${total}`,
    cancelled: (name: string, place: number, total: number) =>
      `أُلغي النقل، عاد ${name} إلى المكان ${place} من ${total}`,
    moved: (name: string, place: number, total: number) => `نُقل ${name} إلى المكان ${place} من ${total}`,
  },
}
