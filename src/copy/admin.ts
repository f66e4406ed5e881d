import { config } from '../config'
import type { PluralForms } from '../lib/format'

/** The dashboard's frame and what all its tabs share. The words of one tab are in `admin-<tab>.ts`. */
export const admin = {
  title: 'لوحة التحكم',
  centre: config.name,
  documentTitle: (page: string) => `${page} | ${config.name}`,
  loadingTab: 'جارٍ فتح القسم',

  tabsLabel: 'أقسام لوحة التحكم',
  tabs: {
    overview: 'نظرة عامة',
    products: 'المنتجات',
    team: 'الفريق',
    videos: 'الفيديوهات',
    director: 'صورة المدير',
    'director-text': 'نصوص المدير',
  },

  signOut: 'خروج',
  signOutDialog: {
    title: 'تسجيل الخروج',
    text: 'هل أنت متأكد من تسجيل الخروج؟ ستحتاج إلى إدخال كلمة المرور مرة أخرى',
    unsaved: 'لديك تغييرات لم تُحفظ، وسيحذفها الخروج هي ومسوداتك من هذا الجهاز.',
    confirm: 'نعم، اخرج',
    cancel: 'إلغاء',
    failed: 'تعذّر تسجيل الخروج. أعد المحاولة',
  },

  /** Asked before a tab or page with unsaved changes is left. */
  leaveDialog: {
    title: 'تغييرات لم تُحفظ',
    text: 'إن غادرت الآن فلن تظهر في الموقع. يبقى النص مسودةً على هذا الجهاز لتستعيده عند عودتك، أما الصور فتُختار من جديد.',
    confirm: 'غادر',
    cancel: 'ابقَ هنا',
  },

  idle: {
    title: 'هل ما زلت هنا؟',
    before: 'سنسجّل خروجك بعد ',
    after: ' حفاظاً على بياناتك. ما كتبته محفوظ على هذا الجهاز.',
    /** Spoken instead of the running clock. */
    spoken: 'سنسجّل خروجك بعد دقيقتين حفاظاً على بياناتك. ما كتبته محفوظ على هذا الجهاز.',
    stay: 'أبقِني متصلاً',
    leave: 'خروج',
  },

  guard: {
    waiting: 'نتحقق من دخولك',
    slowTitle: 'لا يصل ردّ من الخادم',
    slowText: 'تحقّق من اتصالك بالإنترنت. تُفتح لوحة التحكم فور وصول الرد.',
    retry: 'أعد المحاولة',
    errorTitle: 'تعذّر فتح لوحة التحكم',
  },

  crash: {
    title: 'حدث خطأ غير متوقع',
    text: 'ما كتبته محفوظ مسودةً على هذا الجهاز. أعد فتح اللوحة، وإن تكرر الخطأ فانسخ تفاصيله وأرسلها إلى من يعتني بالموقع.',
    retry: 'أعد فتح اللوحة',
    copy: 'نسخ تفاصيل الخطأ',
    copied: 'نُسخت التفاصيل',
    copyFailed: 'تعذّر النسخ، حدّد التفاصيل وانسخها يدوياً:',
  },

  /** Why a save or a load did not work. */
  reasons: {
    offline: 'مشكلة في الاتصال بالإنترنت',
    denied: 'ليس لديك صلاحية لحفظ البيانات',
    timeout: 'لم يصل تأكيد الحفظ بعد. أعد المحاولة، ولن يتكرر شيء',
    conflict: 'حفظ شخص آخر نسخة أحدث',
    'too-large': 'المحتوى أكبر مما يمكن حفظه',
    invalid: 'في البيانات ما لا يمكن حفظه',
    'not-configured': 'الموقع غير مربوط بقاعدة بيانات بعد',
    unknown: 'حدث خطأ غير متوقع',
  },

  save: {
    save: 'حفظ',
    undo: 'تراجع',
    saving: 'جارٍ الحفظ',
    waiting: 'بانتظار الشبكة',
    waitingHint: 'محفوظة على جهازك، ولم تُنشر بعد',
    saved: 'حُفظ الساعة',
    failed: 'لم يُحفظ',
    retry: 'أعد المحاولة',
    unsaved: {
      zero: 'لا تغييرات',
      one: 'تغيير لم يُحفظ',
      two: 'تغييران لم يُحفظا',
      few: (count: string) => `${count} تغييرات لم تُحفظ`,
      many: (count: string) => `${count} تغييراً لم يُحفظ`,
      other: (count: string) => `${count} تغيير لم يُحفظ`,
    } satisfies PluralForms<string | ((count: string) => string)>,
  },

  draft: {
    title: 'مسودة لم تُحفظ',
    from: 'كُتبت على هذا الجهاز:',
    stale: 'حُفظت بعدها نسخة أحدث. قارن قبل أن تحفظ، حتى لا تمحو الأحدث.',
    restore: 'استعادة',
    dismiss: 'تجاهل',
  },

  conflict: {
    title: 'حفظ شخص آخر نسخة أحدث',
    text: 'تغيّر المحتوى في الموقع بعد أن فتحته. اختر ما يُحفظ، ولا شيء يضيع قبل أن تختار.',
    merge: 'ادمج النسختين',
    mergeHint: 'تبقى تغييراتك، ويُؤخذ منهم ما لم تغيّره أنت.',
    theirs: 'حمّل نسختهم',
    theirsHint: 'تظهر النسخة المحفوظة، ويبقى ما كتبته مسودةً يمكن استعادتها.',
    mine: 'احفظ نسختي',
    mineHint: 'تحل نسختك محل المحفوظة.',
    later: 'أقرّر لاحقاً',
  },

  /** Somebody deleted what is being edited. */
  deleted: {
    title: 'حُذف هذا المحتوى من جهاز آخر',
    text: 'ما كتبته ما زال هنا. اختر ما يحدث له، ولا شيء يضيع قبل أن تختار.',
    mine: 'احفظ نسختي من جديد',
    mineHint: 'يعود المحتوى إلى الموقع كما تراه هنا.',
    theirs: 'اترك نسختي',
    theirsHint: 'يبقى المحتوى محذوفاً، ويمكنك استعادة ما كتبته.',
    later: 'أقرّر لاحقاً',
    left: 'تُركت نسختك. التراجع يعيد ما كتبته',
  },
} as const
