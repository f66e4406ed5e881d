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
  earlier: 'قبل ذلك',

  filter: {
    label: 'ما يظهر من السجل',
    all: 'الكل',
    removed: 'المحذوف',
    changed: 'التغييرات',
    periods: 'متى حدث',
    /** Shown after a name; `more` follows a list that goes on. */
    count: (count: number, hasMore: boolean) => `${count}${hasMore ? '+' : ''}`,
    none: 'لا شيء من ذلك فيما ظهر من السجل.',
  },

  entry: {
    restore: 'استعادة',
    /** Read after the words of a button: an entry has its title and its time. */
    of: (title: string, time: string) => `: ${isolate(title)}، ${isolate(time)}`,
    more: 'خيارات أخرى',
    current: 'عاد إلى الموقع',
    giveUp: 'ترك المحاولة',
    waits: 'ينتظر الحذف النهائي',
  },
  unreadable: {
    title: 'بند لا يمكن قراءته',
    text: 'محفوظ بشكل لا تعرفه لوحة التحكم. لا يمنع استعادة غيره.',
  },
  restored: 'تمت الاستعادة',

  restoreAsk: {
    title: 'استعادة ما كان قبل هذا التغيير؟',
    confirm: 'استعادة السابق',
    cancel: 'إلغاء',
  },

  erase: {
    open: 'حذف نهائي من السجل',
    ask: {
      title: (item: string) => `حذف كل ما في السجل عن ${isolate(item)} نهائياً؟`,
      text: 'يُطلب الحذف الآن ويُؤكَّد بعد 24 ساعة، حتى لا يمحو السجلَّ من يدخل الحساب بغير إذنك. ويمكنك إلغاء الطلب حتى تؤكده.',
      stored: 'لا يُحذف ما في الموقع الآن. احذفه من مكانه أولاً إن طلب صاحبه ذلك.',
      files: 'واحذف معه كل نسخة احتياطية فيها بياناته.',
      confirm: 'طلب الحذف النهائي',
      cancel: 'إلغاء',
    },
    asked: 'طُلب الحذف النهائي',
    askedHint: 'يمكنك تأكيده بعد 24 ساعة.',
    title: 'ينتظر الحذف النهائي',
    since: (time: string) => `طُلب ${time}`,
    from: (time: string) => `يمكن تأكيده من ${time}`,
    ready: 'يمكن تأكيده الآن',
    confirm: 'حذف نهائي',
    keep: 'إلغاء الطلب',
    /** Read after the words of a button. */
    of: (item: string) => `: ${isolate(item)}`,
    confirmAsk: {
      title: (item: string) => `حذف كل ما في السجل عن ${isolate(item)} نهائياً؟`,
      text: 'لا يمكن التراجع عن هذا الحذف، ولا استعادة ما فيه بعده.',
      confirm: 'حذف نهائي',
      cancel: 'إلغاء',
    },
    running: 'جارٍ الحذف',
    failed: 'لم يكتمل ذلك – أعد المحاولة',
    done: 'حُذف من السجل نهائياً',
    kept: 'أُلغي طلب الحذف',
    remind: 'طلب حذف نهائي ينتظرك',
    remindReady: 'حذف نهائي ينتظر تأكيدك',
  },

  everything: {
    open: (time: string) => `العودة إلى ما قبل ${isolate(time)}`,
    title: (time: string) => `العودة إلى ما قبل ${isolate(time)}؟`,
    confirm: 'استعادة السابق',
    cancel: 'إلغاء',
    same: 'لا شيء يُستعاد: محتوى الموقع الآن كما كان قبل ذلك الوقت.',
    done: 'عاد محتوى الموقع كما كان قبل ذلك الوقت.',
  },

  /** What a save or a deletion did, by collection. */
  removed: {
    products: (name: string) => `حُذف المنتج ${quoteName(name)}`,
    team: (name: string) => `حُذف العضو ${quoteName(name)}`,
    videos: () => 'حُذفت قائمة الفيديوهات',
    'director-texts': () => 'حُذفت نصوص المدير',
    'director-photos': () => 'حُذفت صورة المدير',
    settings: () => 'حُذفت بيانات المركز',
    support: () => 'حُذف هاتف الدعم الفني',
  },
  changed: {
    products: (name: string) => `تغيّر المنتج ${quoteName(name)}`,
    team: (name: string) => `تغيّرت بيانات العضو ${quoteName(name)}`,
    videos: () => 'تغيّرت قائمة الفيديوهات',
    'director-texts': () => 'تغيّرت نصوص المدير',
    'director-photos': () => 'استُبدلت صورة المدير',
    settings: () => 'تغيّرت بيانات المركز',
    support: () => 'تغيّر هاتف الدعم الفني',
  },
  moved: {
    products: (name: string, from: number, to: number) => `نُقل المنتج ${quoteName(name)} من ${from} إلى ${to}`,
    team: (name: string, from: number, to: number) => `نُقل العضو ${quoteName(name)} من ${from} إلى ${to}`,
  },
  unchanged: {
    products: (name: string) => `حُفظ المنتج ${quoteName(name)} دون تغيير`,
    team: (name: string) => `حُفظت بيانات العضو ${quoteName(name)} دون تغيير`,
    videos: () => 'حُفظت قائمة الفيديوهات دون تغيير',
    'director-texts': () => 'حُفظت نصوص المدير دون تغيير',
    'director-photos': () => 'حُفظت صورة المدير دون تغيير',
    settings: () => 'حُفظت بيانات المركز دون تغيير',
    support: () => 'حُفظ هاتف الدعم الفني دون تغيير',
  },
  productRenamed: (previous: string, next: string) =>
    `تغيّر اسم المنتج من ${quoteName(previous)} إلى ${quoteName(next)}`,
  productPicture: (name: string) => `استُبدلت صورة المنتج ${quoteName(name)}`,
  /** A document that no other sentence is about. */
  other: 'تغيّر محتوى محفوظ',
  nameless: 'بلا اسم',

  /** A product, a member or a video was taken off the pages or put back. */
  hidden: 'أُخفي من الموقع',
  shown: 'عاد إلى الموقع',
  field: {
    changed: (field: string, previous: string, next: string) =>
      `${field}: من ${quoteName(previous)} إلى ${quoteName(next)}`,
    added: (field: string, names: readonly string[]) => `${field}: إضافة ${names.map(quoteName).join('، و')}`,
    removed: (field: string, names: readonly string[]) => `${field}: حذف ${names.map(quoteName).join('، و')}`,
    ordered: (field: string) => `${field}: تغيّر الترتيب`,
  },
  videos: {
    added: (title: string) => `أُضيف ${quoteName(title)}`,
    removed: (title: string) => `حُذف ${quoteName(title)}`,
    renamed: (previous: string, next: string) => `تغيّر العنوان من ${quoteName(previous)} إلى ${quoteName(next)}`,
    changed: (title: string, fields: readonly string[]) => `تغيّر في ${quoteName(title)}: ${fields.join('، ')}`,
    ordered: 'تغيّر ترتيب الفيديوهات',
    picture: 'الصورة',
  },
  hours: {
    join: '، و',
    comma: '، ',
    of: (day: string, openings: string) => `${day}: ${openings}`,
    change: (previous: string, next: string) => `${previous} ← ${next}`,
  },
  colorOf: (text: string) => `لون ${quoteName(text)}`,
  phones: 'أرقام الهاتف',
} as const
