import { isolate, quoteName } from '../lib/words'

/** The dashboard's screen of what was changed or deleted in the last 30 days. */
export const adminHistory = {
  lead: 'كل ما يُحذف أو يتغيّر يبقى هنا 30 يوماً، ويمكن استعادته كما كان.',
  loading: 'جارٍ تحميل السجل',
  loadError: {
    title: 'تعذّر تحميل السجل',
    text: 'تحقّق من اتصالك بالإنترنت ثم أعد المحاولة.',
    retry: 'أعد المحاولة',
  },
  empty: 'لا شيء في السجل بعد',
  emptyHint: 'حين تحفظ تغييراً أو تحذف شيئاً، يظهر هنا ما كان قبله.',
  more: 'عرض المزيد',
  moreFailed: 'تعذّر عرض المزيد. تحقّق من اتصالك بالإنترنت ثم أعد المحاولة.',
  today: 'اليوم',
  yesterday: 'أمس',

  entry: {
    restore: 'استعادة',
    erase: 'حذف نهائي',
    /** Read after the words of a button. */
    of: (title: string) => `: ${isolate(title)}`,
    current: 'هذا هو المحفوظ الآن',
    restoring: 'تجري الاستعادة',
    unrestored: 'لم تكتمل الاستعادة – أعد المحاولة',
    erasing: 'يجري الحذف',
    unerased: 'لم يكتمل الحذف – أعد المحاولة',
    giveUp: 'ترك المحاولة',
  },
  restored: 'تمت الاستعادة',
  erased: 'حُذفت النسخة نهائياً',

  restoreAsk: {
    title: 'استعادة ما كان قبل هذا التغيير؟',
    text: 'يحل محل المحفوظ الآن، ويبقى المحفوظ الآن في السجل 30 يوماً.',
    confirm: 'استعادة',
    cancel: 'إلغاء',
  },
  eraseAsk: {
    title: 'حذف هذه النسخة نهائياً؟',
    text: 'لا يمكن التراجع عن هذا الحذف، ولا استعادة النسخة بعده.',
    person: 'إن طلب شخص حذف بياناته فاحذف كل نسخة في السجل تظهر فيها، وكل نسخة احتياطية فيها بياناته.',
    password: 'الحذف النهائي لا رجعة فيه، فاكتب كلمة المرور لتأكيده.',
    confirm: 'حذف نهائي',
    cancel: 'إلغاء',
  },

  everything: {
    open: (time: string) => `استعادة كل ما تغيّر منذ ${isolate(time)}`,
    title: (time: string) => `استعادة كل ما تغيّر منذ ${isolate(time)}؟`,
    text: 'يعود كل ما حُذف أو تغيّر منذ ذلك الوقت كما كان قبله. ما أُضيف بعده يبقى، وما يُستبدل الآن يبقى في السجل 30 يوماً.',
    confirm: 'استعادة الكل',
    cancel: 'إلغاء',
    running: 'تجري الاستعادة',
    hint: 'لا تغلق هذه الصفحة حتى تكتمل الاستعادة.',
    waiting: 'بانتظار الشبكة. لا تغلق هذه الصفحة.',
    done: 'اكتملت الاستعادة',
    doneHint: 'عاد كل ما حُذف أو تغيّر منذ ذلك الوقت كما كان قبله.',
    failed: 'توقفت الاستعادة قبل أن تكتمل',
    failedHint: 'أعد المحاولة لتُكمل من حيث توقفت؛ لا يتكرر شيء.',
    retry: 'إكمال الاستعادة',
  },

  /** What a save or a deletion did, by collection. */
  removed: {
    products: (name: string) => `حُذف المنتج ${quoteName(name)}`,
    team: (name: string) => `حُذف العضو ${quoteName(name)}`,
    videos: () => 'حُذفت قائمة الفيديوهات',
    'director-texts': () => 'حُذفت نصوص المدير',
    'director-photos': () => 'حُذفت صورة المدير',
    settings: () => 'حُذفت بيانات المركز',
  },
  changed: {
    products: (name: string) => `تغيّر المنتج ${quoteName(name)}`,
    team: (name: string) => `تغيّرت بيانات العضو ${quoteName(name)}`,
    videos: () => 'تغيّرت قائمة الفيديوهات',
    'director-texts': () => 'تغيّرت نصوص المدير',
    'director-photos': () => 'استُبدلت صورة المدير',
    settings: () => 'تغيّرت بيانات المركز',
  },
  unchanged: {
    products: (name: string) => `حُفظ المنتج ${quoteName(name)} دون تغيير`,
    team: (name: string) => `حُفظت بيانات العضو ${quoteName(name)} دون تغيير`,
    videos: () => 'حُفظت قائمة الفيديوهات دون تغيير',
    'director-texts': () => 'حُفظت نصوص المدير دون تغيير',
    'director-photos': () => 'حُفظت صورة المدير دون تغيير',
    settings: () => 'حُفظت بيانات المركز دون تغيير',
  },
  productRenamed: (previous: string, next: string) =>
    `تغيّر اسم المنتج من ${quoteName(previous)} إلى ${quoteName(next)}`,
  productPicture: (name: string) => `استُبدلت صورة المنتج ${quoteName(name)}`,
  /** A document that no other sentence is about. */
  other: 'تغيّر محتوى محفوظ',
  nameless: 'بلا اسم',

  field: {
    changed: (field: string, previous: string, next: string) =>
      `${field}: من ${quoteName(previous)} إلى ${quoteName(next)}`,
    added: (field: string, names: readonly string[]) => `${field}: إضافة ${names.map(quoteName).join('، و')}`,
    removed: (field: string, names: readonly string[]) => `${field}: حذف ${names.map(quoteName).join('، و')}`,
    ordered: (field: string) => `${field}: ترتيب آخر`,
  },
  videos: {
    added: (title: string) => `أُضيف ${quoteName(title)}`,
    removed: (title: string) => `حُذف ${quoteName(title)}`,
    renamed: (previous: string, next: string) => `تغيّر العنوان من ${quoteName(previous)} إلى ${quoteName(next)}`,
    changed: (title: string, fields: readonly string[]) => `تغيّر في ${quoteName(title)}: ${fields.join('، ')}`,
    ordered: 'تغيّر ترتيب الفيديوهات',
    picture: 'الصورة',
  },
  colorOf: (text: string) => `لون ${quoteName(text)}`,
  phones: 'الهاتف',
} as const
