import { formatMegabytes } from '../lib/format'
import type { ImageErrorCode } from '../lib/image-error'

const generic = 'حدث خطأ أثناء رفع الصورة، يرجى المحاولة مرة أخرى'
const loadFailure = 'تعذّر تحميل الصورة. اختر نسخة أخرى منها'

const upload: Record<ImageErrorCode, string> = {
  'not-image': 'يرجى اختيار ملف صورة صالح',
  'too-large': 'الصورة كبيرة جداً، اختر صورة أصغر من 10 ميجابايت',
  'too-many-pixels': 'أبعاد الصورة كبيرة جداً. صغّر أبعادها ثم اخترها من جديد',
  heic: 'هذه صورة بصيغة HEIC من الهاتف ولا يقرؤها هذا المتصفح. افتحها في الهاتف والتقط للشاشة صورة، ثم اختر تلك الصورة',
  broken: loadFailure,
  unreadable: 'تعذّرت قراءة الملف. تأكد من أنه ما زال على جهازك ثم اختره من جديد',
  'cannot-compress': 'لا يمكن ضغط الصورة أكثر، اختر صورة أصغر أو أقل جودة',
  timeout: 'انتهت مهلة رفع الصورة، يرجى المحاولة مرة أخرى',
  aborted: 'أُلغي رفع الصورة. اخترها من جديد لترفعها',
  failed: generic,
}

const size = (bytes: number): string =>
  bytes < 900_000 ? `${Math.max(1, Math.round(bytes / 1024))} كيلوبايت` : `${formatMegabytes(bytes)} ميجابايت`

/** The dashboard's tab for the director's photo. */
export const directorPhoto = {
  title: 'صورة المدير',
  lead: 'اختر الصورة، وانظر إليها في إطارها، ثم انشرها. تظهر في صفحة الفريق فور نشرها.',
  current: 'صورة المدير الحالية',
  preview: 'الصورة الجديدة قبل أن تُنشر',
  asOnPage: 'هكذا تظهر في صفحة الفريق',
  asOnHome: 'وهكذا في الصفحة الرئيسية',
  notPublished: 'هذه معاينة، ولم تُنشر الصورة بعد.',
  publish: 'نشر الصورة',
  cancel: 'إلغاء',
  isDefault: 'لم تُحفظ صورة بعد، ويرى الزوار الصورة الافتراضية.',
  loadFailed: {
    text: 'تعذّر تحميل الصورة المحفوظة. أعد المحاولة، أو انشر صورة جديدة.',
    retry: 'أعد المحاولة',
  },
  choose: 'اختيار صورة',
  chooseAnother: 'تغيير الصورة',
  hint: 'JPEG أو PNG أو WebP، أقل من 10 ميجابايت. نضغطها ونزيل منها مكان التصوير قبل رفعها.',
  compressing: 'جارٍ ضغط الصورة',
  compressed: (before: number, after: number) => `ضُغطت الصورة من ${size(before)} إلى ${size(after)}`,
  sizes: (before: number, after: number) => `قبل الضغط ${size(before)}، وبعده ${size(after)}`,
  uploading: 'جارٍ حفظ الصورة',
  waiting: 'بانتظار الشبكة. لم تُنشر الصورة بعد.',
  retry: 'أعد المحاولة',
  undo: {
    action: 'تراجع',
    done: 'عادت الصورة السابقة',
    doneDefault: 'عادت الصورة الافتراضية',
    failed: 'تعذّر التراجع. أعد المحاولة',
  },
  reset: {
    open: 'العودة إلى الصورة الافتراضية',
    title: 'حذف الصورة والعودة إلى الصورة الافتراضية؟',
    text: 'تختفي من الموقع الآن. تبقى في «سجل التغييرات» 30 يوماً، ويمكنك استعادتها منه.',
    confirm: 'حذف الصورة',
    cancel: 'إلغاء',
    done: 'حُذفت الصورة، ويرى الزوار الصورة الافتراضية',
    failed: 'تعذّر حذف الصورة. أعد المحاولة',
  },
  late: 'اكتمل الحفظ متأخراً، والصورة الآن في الموقع.',
  upload: { ...upload, network: 'مشكلة في الاتصال، تحقّق من الإنترنت', unexpected: 'حدث خطأ غير متوقع. أعد المحاولة' },
  save: {
    success: 'تم حفظ صورة المدير بنجاح!',
    timeout: 'انتهت مهلة الحفظ. يرجى المحاولة مرة أخرى',
    offline: 'مشكلة في الاتصال بالإنترنت',
    denied: 'ليس لديك صلاحية لحفظ البيانات',
    other: 'حدث خطأ أثناء حفظ صورة المدير',
    unexpected: 'حدث خطأ غير متوقع',
  },
} as const
