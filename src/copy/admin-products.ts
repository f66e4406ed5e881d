import { plural, quoteName, type PluralForms } from '../lib/words'
import { productsCount } from './admin-counts'
import { orderWords } from './admin-order'

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
  title: 'المنتجات',
  count: productsCount,
  hint: 'رتّبها بالمقبض أو بالسهمين أو بالرقم.',
  loading: 'جارٍ تحميل المنتجات',
  loadError: {
    title: 'تعذّر تحميل المنتجات',
    text: 'تحقّق من اتصالك بالإنترنت. ما تضيفه الآن يُحفظ حين يعود الاتصال، وعندها تظهر القائمة.',
    retry: 'أعد المحاولة',
  },
  /** A blank name is stored as this. */
  defaultName: (order: number) => `منتج ${order}`,
  add: {
    title: 'إضافة منتج',
    close: 'إغلاق إضافة المنتجات',
    hint: 'صورة حتى 10 ميجابايت، نضغطها لك',
    name: 'اسم المنتج',
    nameOf: (position: number) => `اسم المنتج ${position}`,
    blank: 'اكتب اسماً للمنتج، أو أعد الاسم المقترح',
    submit: (count: number) => plural(count, addCount)(count),
    saving: 'جارٍ الحفظ',
    failed: 'لم يُحفظ',
    retry: 'أعد المحاولة',
    added: (name: string) => `أُضيف ${quoteName(name)} إلى آخر قائمة المنتجات`,
    addedMany: (count: number) => plural(count, addedCount)(count),
    full: 'بلغت قائمة المنتجات حدّها الأقصى. احذف منتجاً قبل أن تضيف آخر.',
    waiting: (names: readonly string[]) => `أسماء تنتظر صورها: ${names.map(quoteName).join('، ')}`,
  },
  search: {
    label: 'البحث في المنتجات',
    clear: 'إيقاف البحث',
    found: (count: number) => (count === 0 ? 'لا منتج بهذا الاسم.' : `${productsCount(count)}.`),
    moves: 'أوقف البحث لتغيير الترتيب.',
  },
  empty: 'لا توجد منتجات بعد',
  emptyHint: 'أضف أول صورة وستظهر في صفحة المنتجات فور حفظها.',
  samples: 'يعرض الموقع هذه الصور الافتراضية إلى أن تضيف منتجاً. لا تُحسب ضمن منتجاتك.',
  samplesLabel: 'صور افتراضية',
  card: {
    rename: (name: string) => `تغيير اسم ${quoteName(name)}`,
    renameLabel: 'اسم المنتج',
    saveName: 'حفظ الاسم',
    cancel: 'إلغاء',
    remove: (name: string) => `حذف ${quoteName(name)}`,
    unsaved: 'لم يُحفظ – إعادة المحاولة',
    unremoved: 'لم يُحذف – أعد المحاولة',
    saving: 'جارٍ الحفظ',
    removing: 'جارٍ الحذف',
    giveUp: 'ترك المحاولة',
  },
  placing: {
    title: (name: string) => `صورة ${quoteName(name)} في صفحة المنتجات`,
    save: 'حفظ الصورة',
    cancel: 'إلغاء',
    linked: 'هذه الصورة من رابط، فلا يمكن ضبطها هنا.',
    done: (name: string) => `ضُبطت صورة ${quoteName(name)}`,
    failed: (name: string) => `تعذّر حفظ صورة ${quoteName(name)}`,
  },
  removal: {
    title: (name: string) => `حذف ${quoteName(name)}؟`,
    text: 'يختفي من الموقع الآن. يبقى في «سجل التغييرات» 30 يوماً، ويمكنك استعادته منه.',
    confirm: 'حذف المنتج',
    cancel: 'إلغاء',
    done: (name: string) => `حُذف ${quoteName(name)}`,
    undo: 'تراجع',
    undone: (name: string) => `عاد ${quoteName(name)} إلى مكانه`,
    undoFailed: (name: string) => `تعذّرت استعادة ${quoteName(name)}. أعد المحاولة`,
  },
  order: {
    ...orderWords,
    instructions: 'اضغط المسافة لالتقاط المنتج، ثم الأسهم لتحريكه، ثم المسافة لوضعه، أو مفتاح Esc للإلغاء.',
  },
}
