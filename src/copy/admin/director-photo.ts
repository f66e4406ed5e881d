import type { ImageErrorCode } from '../../lib/images/image-error'
import { admin } from './admin'
import { imageErrors, uploader } from './uploader'

const upload: Record<ImageErrorCode, string> = {
  ...imageErrors,
  'too-large': 'الصورة كبيرة جداً، اختر صورة أصغر من 10 ميجابايت',
  broken: 'تعذّر تحميل الصورة. اختر نسخة أخرى منها.',
  'cannot-compress': 'لا يمكن ضغط الصورة أكثر، اختر صورة أصغر أو أقل جودة',
  timeout: 'انتهت مهلة رفع الصورة، يرجى المحاولة مرة أخرى',
  aborted: 'أُلغي رفع الصورة. اخترها من جديد لترفعها.',
  failed: 'حدث خطأ أثناء رفع الصورة، يرجى المحاولة مرة أخرى',
}

/** The dashboard's tab for the director's photo. */
export const adminDirectorPhoto = {
  title: admin.tabs.director,
  labels: { photoBase64: 'الصورة', portrait: 'الصورة' },
  current: 'صورة المدير الحالية',
  preview: 'الصورة الجديدة قبل أن تُنشر',
  asOnPage: 'هكذا تظهر في صفحة الفريق',
  cancel: 'إلغاء',
  isBundled: 'لم تُحفظ صورة بعد، ويرى الزوار الصورة الافتراضية.',
  loadError: {
    title: 'تعذّر تحميل الصورة المحفوظة',
    text: 'تحقّق من اتصالك بالإنترنت ثم أعد المحاولة، أو انشر صورة جديدة.',
  },
  choose: uploader.choose,
  chooseAnother: 'تغيير الصورة',
  hint: 'أقل من 10 ميجابايت. تظهر في صفحة الفريق فور نشرها، وفي الصفحة الرئيسية خلال ساعة تقريباً.',
  compressing: uploader.working,
  compressed: 'ضُغطت الصورة، وهي جاهزة للنشر',
  published: 'نُشرت الصورة',
  /** The bar under a chosen photo. */
  bar: {
    unsaved: 'لم تُنشر الصورة بعد',
    save: 'نشر الصورة',
    saving: 'جارٍ نشر الصورة',
    failed: 'لم تُنشر الصورة',
    unconfirmed: 'لم يتأكد نشر الصورة',
    offline: 'لا اتصال بالإنترنت، ولم تُنشر الصورة',
    online: 'عاد الاتصال. انشر الصورة الآن.',
  },
  undo: {
    done: 'عادت الصورة السابقة',
    doneBundled: 'عادت الصورة الافتراضية',
    failed: 'تعذّر التراجع. أعد المحاولة.',
  },
  deletion: {
    open: 'العودة إلى الصورة الافتراضية',
    title: 'حذف الصورة والعودة إلى الصورة الافتراضية؟',
    text: 'تبقى 30 يوماً في «سجل التغييرات»، ويمكنك استعادتها.',
    confirm: 'حذف الصورة',
    cancel: 'إلغاء',
    done: 'حُذفت الصورة، ويرى الزوار الصورة الافتراضية',
    failed: 'تعذّر حذف الصورة. أعد المحاولة.',
  },
  upload: {
    ...upload,
    network: 'مشكلة في الاتصال، تحقّق من الإنترنت',
    unexpected: 'حدث خطأ غير متوقع. أعد المحاولة.',
  },
  save: {
    success: 'تم حفظ صورة المدير بنجاح!',
    timeout: 'انتهت مهلة الحفظ. يرجى المحاولة مرة أخرى',
    offline: 'مشكلة في الاتصال بالإنترنت',
    denied: 'ليس لديك صلاحية لحفظ البيانات',
    other: 'حدث خطأ أثناء حفظ صورة المدير',
    unexpected: 'حدث خطأ غير متوقع',
  },
} as const
