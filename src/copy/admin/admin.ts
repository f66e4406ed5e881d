import { config } from '../../config'
import { formatDate, formatTime } from '../../lib/format'
import { nextQuota } from '../../lib/next-quota'
import { isolate } from '../../lib/text/arabic'
import { uiWords } from '../ui'
import { unsavedCount } from './counts'

/** The time when the free quota is renewed: today or tomorrow. */
function renewal(now = new Date()): string {
  const next = nextQuota(now)
  const day = formatDate(next) === formatDate(now) ? 'اليوم' : 'غداً'
  return `${day} الساعة ${formatTime(next)}`
}

/** The reasons why something could not be stored. */
const reasons = {
  offline: 'مشكلة في الاتصال بالإنترنت',
  denied: 'ليس لديك صلاحية لحفظ البيانات',
  timeout: 'لم يصل تأكيد الحفظ بعد. أعد المحاولة، ولن يُحفظ شيء مرتين.',
  /** A form with default texts is saved before the stored ones are loaded. */
  'not-loaded':
    'لم تُحمَّل النصوص المحفوظة بعد، فلم يُرسل شيء. ما كتبته باقٍ هنا. أعد المحاولة بعد لحظات.',
  gone: 'حُذف هذا المحتوى. يمكنك استعادته من «سجل التغييرات».',
  full: 'بلغت القائمة حدّها. احذف عنصراً منها لتضيف غيره.',
  'too-large': 'المحتوى أكبر مما يمكن حفظه. اختصر النص أو اختر صورة أصغر.',
  invalid: 'في البيانات ما لا يمكن حفظه. راجع الحقول ثم أعد المحاولة.',
  /** The reason why an undo failed. */
  'not-taken-back':
    'ما كان قبل هذا التغيير لا يقبله الموقع الآن، فلا يمكن أن يعود كما كان. اكتب ما تحتاج إليه منه من جديد، أو اسأل الدعم الفني.',
  get quota() {
    return `خدمة الموقع لا تقبل الطلبات الآن. أعد المحاولة بعد دقيقة. إن بقيت هذه الرسالة فقد انتهت حصة اليوم المجانية: لا يلزمك دفع شيء، وتتجدد تلقائياً ${renewal()}.`
  },
  'not-configured': 'لم يكتمل إعداد الموقع بعد. اطلب من الدعم الفني إكماله.',
  unknown: 'حدث خطأ غير متوقع. أعد المحاولة.',
}

/** What stays of unsaved work after the end of a session. */
const kept = 'ما كتبته محفوظ على هذا الجهاز، أما الصور التي لم تحفظها بعد فلا.'

/**
 * The words around the dashboard's tabs, and those that all tabs share. The words of one tab are in a file of their own.
 */
export const admin = {
  title: 'لوحة التحكم',
  centre: config.name,
  documentTitle: (page: string) => `${page} | لوحة التحكم`,
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

  /** Screens that are not tabs. */
  centrePanel: { title: 'بيانات المركز' },
  historyPanel: { title: 'سجل التغييرات' },

  menu: 'قائمة لوحة التحكم',
  back: 'العودة إلى «نظرة عامة»',
  viewSite: 'عرض الموقع',
  signOut: 'تسجيل الخروج',
  signOutDialog: {
    title: 'تسجيل الخروج',
    text: 'هل تريد حقاً تسجيل الخروج؟ ستحتاج إلى إدخال كلمة المرور مرة أخرى.',
    unsaved: 'لديك تغييرات لم تُحفظ. إذا سجّلت الخروج حُذفت هي ومسوداتك من هذا الجهاز.',
    confirm: 'تسجيل الخروج',
    cancel: 'إلغاء',
  },

  kept,
  idle: {
    title: 'هل ما زلت هنا؟',
    before: 'سنسجّل خروجك بعد ',
    after: ` حفاظاً على بياناتك. ${kept}`,
    /** Screen readers hear this instead of the running clock. */
    spoken: `سنسجّل خروجك بعد دقيقتين حفاظاً على بياناتك. ${kept}`,
    stay: 'متابعة العمل',
    leave: 'تسجيل الخروج',
  },

  /** The end of the sign-in, which nothing postpones. */
  signInEnd: {
    title: (time: string) => `سنسجّل خروجك الساعة ${time}`,
    text: 'ينتهي تسجيل الدخول بعد 12 ساعة في كل الأحوال. احفظ أو انشر ما غيّرته الآن: ما كتبته يبقى مسودةً على هذا الجهاز، أما الصور فلا.',
  },

  guard: {
    checking: 'جارٍ التحقق من تسجيل الدخول',
    slowTitle: 'لم يصل ردّ من خدمة الموقع',
    slowText: 'تحقّق من اتصالك بالإنترنت. تُفتح لوحة التحكم فور وصول الرد.',
    retry: uiWords.retry,
    errorTitle: 'تعذّر فتح لوحة التحكم',
  },

  crash: {
    title: 'تعذّر عرض لوحة التحكم',
    /** The title of one tab that cannot be shown, while the others work. */
    section: 'تعذّر عرض هذا القسم',
    text: 'ما كتبته محفوظ مسودةً على هذا الجهاز. إن تكرر الخطأ فانسخ تفاصيله وأرسلها إلى الدعم الفني.',
    retry: 'أعد فتح اللوحة',
    retrySection: 'أعد فتح القسم',
    copy: 'نسخ تفاصيل الخطأ',
    copied: 'نُسخت التفاصيل',
    copyFailed: 'تعذّر النسخ، حدّد التفاصيل وانسخها يدوياً:',
  },

  reasons,
  /** The reasons why something could not be read. */
  readReasons: {
    ...reasons,
    // The day of the renewal is that of the reading.
    get quota() {
      return reasons.quota
    },
    denied: 'لا صلاحية لهذا الحساب. اطلبها من الدعم الفني.',
    timeout: 'لم يصل ردّ من خدمة الموقع. أعد المحاولة.',
  },

  /** Firestore refuses requests: they were too many at once, or the free quota is used up. It does not say which. */
  quota: {
    title: 'خدمة الموقع لا تقبل الطلبات الآن.',
    text: () =>
      `الموقع يعمل، ويعرض صفحاته كما حُدّثت آخر مرة. أعد المحاولة بعد دقيقة. إن بقيت هذه الرسالة فقد انتهت حصة اليوم المجانية: لا يلزمك دفع شيء، ويعود التحميل والحفظ هنا تلقائياً ${renewal()}.`,
  },

  /** Above content that was loaded and is no longer live. */
  stale: { title: 'تعذّر التحديث، وقد يكون ما تراه هنا أقدم من المحفوظ' },

  /** The hint that helps after most loads that failed. */
  loadHint: 'تحقّق من اتصالك بالإنترنت ثم أعد المحاولة.',

  undo: 'تراجع',
  /** What follows from the deletion of a product or a member. */
  deletionText:
    'يبقى 30 يوماً في «سجل التغييرات»، ويمكنك استعادته. للإخفاء مؤقتاً اختر «إخفاء من الموقع».',
  /** A link to the page that shows what was saved. */
  seeOnSite: 'عرض في الموقع',
  /** Sends the same address by the sheet of the phone, or by WhatsApp. */
  sendToMe: 'أرسله لي',

  save: {
    save: 'حفظ التغييرات',
    discard: 'إلغاء التغييرات',
    saving: 'جارٍ الحفظ',
    slow: 'بانتظار الشبكة',
    slowHint: 'تغييراتك على هذا الجهاز، ولم تصل إلى الموقع بعد',
    saved: 'محفوظ في الموقع منذ',
    failed: 'لم يُحفظ',
    /** No answer has come in time, so the save may be stored. */
    unconfirmed: 'لم يتأكد الحفظ',
    offline: 'لا اتصال بالإنترنت، ولم يُحفظ',
    online: 'عاد الاتصال. احفظ الآن.',
    retry: uiWords.retry,
    unsaved: unsavedCount,
  },

  draft: {
    title: 'عادت مسودتك التي لم تُحفظ.',
    from: 'كُتبت على هذا الجهاز:',
    images: 'الصور لا تُحفظ في المسودة. اختر من جديد كل صورة لم تحفظها.',
    discard: 'تجاهل المسودة',
  },

  /** A save waits for an image. */
  preparing: 'جارٍ تجهيز الصورة',
  preparingHint: 'انتظر لحظة، ونتابع فور جهوزها.',
  /** An image that a save waited for was refused. */
  unready: 'تعذّر تجهيز صورة. اختر غيرها، أو احفظ من دونها.',
  /** The typed link of an image is no link, or does not open an image. */
  linkNotTaken: 'تعذّر استخدام رابط الصورة. صحّحه، أو امسحه واحفظ من دونه.',

  discarded: 'أُلغيت التغييرات',
  bringBackChanges: 'استعادة التغييرات',
  /** The label of a field of one of several members, videos or days. */
  labelIn: (label: string, noun: string) => `${label} (${noun})`,
  /** The message after a save that replaced a change of another device. */
  clashes: (fields: readonly string[]) =>
    `تغيّر على جهاز آخر أيضاً: ${fields.map(isolate).join('، ')}. حُفظ ما كتبته هنا، وما كُتب هناك تجده في «سجل التغييرات».`,
  /** The same for a part that a save has stored before the save failed. */
  clashesInPart: (fields: readonly string[]) =>
    `حُفظ جزء من تغييراتك، وفيه ما تغيّر على جهاز آخر أيضاً: ${fields.map(isolate).join('، ')}. ما كُتب هناك تجده في «سجل التغييرات».`,
  /** The open item was deleted elsewhere: the list shows it, or a save has found it. */
  gone: {
    title: (noun: string) => `جرى حذف ${noun} على جهاز آخر`,
    /** The text for an item that is closed. */
    kept: 'يمكنك استعادته من «سجل التغييرات»، ويعود معه ما كتبته فيه.',
    /** The question of a save. The deletion may have been made here, without an answer. */
    question: (noun: string) => `جرى حذف ${noun}`,
    text: 'ما كتبته ما زال هنا. احفظه من جديد ليعود إلى الموقع، أو أبقه محذوفاً.',
    storeAsNew: 'حفظه من جديد',
    letGo: 'إبقاؤه محذوفاً',
  },
} as const
