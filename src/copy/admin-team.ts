import type { Color, IconName } from '../limits'
import { plural, type PluralForms } from '../lib/format'
import { uploader } from './uploader'

const pendingCount: PluralForms<(count: number) => string> = {
  zero: () => 'لا تعديلات',
  one: () => 'تعديل لم يُحفظ',
  two: () => 'تعديلان لم يُحفظا',
  few: (count) => `${count} تعديلات لم تُحفظ`,
  many: (count) => `${count} تعديلاً لم تُحفظ`,
  other: (count) => `${count} تعديل لم تُحفظ`,
}

const memberCount: PluralForms<(count: number) => string> = {
  zero: () => 'لا أعضاء',
  one: () => 'عضو واحد',
  two: () => 'عضوان',
  few: (count) => `${count} أعضاء`,
  many: (count) => `${count} عضواً`,
  other: (count) => `${count} عضو`,
}

const icons: Record<IconName, string> = {
  Users: 'أشخاص',
  GraduationCap: 'قبعة تخرّج',
  BookOpen: 'كتاب مفتوح',
  Heart: 'قلب',
  Award: 'وسام',
  Star: 'نجمة',
}

const colors: Record<Color, string> = {
  'text-primary': 'أزرق',
  'text-accent': 'برتقالي',
  'text-secondary': 'أخضر',
  'text-red-600': 'أحمر',
}

/** The dashboard's team tab. */
export const adminTeam = {
  title: 'الفريق',
  count: (count: number) => plural(count, memberCount)(count),
  add: 'إضافة عضو',
  refresh: 'تحديث',
  refreshed: 'القائمة محدّثة',
  saveAll: 'حفظ الكل',
  loading: 'جارٍ تحميل أعضاء الفريق',
  empty: 'لا يوجد أعضاء فريق بعد',
  emptyHint: 'أضف أول عضو وسيظهر في صفحة الفريق فور حفظه.',
  loadError: {
    title: 'تعذّر تحميل أعضاء الفريق',
    text: 'تحقّق من اتصالك بالإنترنت ثم أعد المحاولة.',
    retry: 'أعد المحاولة',
  },
  card: {
    edit: (name: string) => `تعديل ${name}`,
    remove: (name: string) => `حذف ${name}`,
    continueEdit: (name: string) => `متابعة تعديل ${name}`,
    changed: 'تعديل لم يُحفظ',
    isNew: 'لم يُضف بعد',
    nameless: 'عضو جديد',
    resume: 'متابعة الإضافة',
    removing: 'جارٍ الحذف',
  },
  form: {
    addTitle: 'إضافة عضو',
    editTitle: (name: string) => `تعديل بيانات ${name}`,
    photo: 'الصورة',
    photoHint: 'أقل من 2 ميجابايت',
    photoRemove: 'إزالة الصورة',
    name: 'الاسم',
    nameHint: 'كما يظهر للأهالي',
    jobTitle: 'المسمى الوظيفي',
    specialization: 'التخصص',
    credentials: 'المؤهلات',
    credential: (position: number) => `المؤهل ${position}`,
    removeCredential: (position: number) => `حذف المؤهل ${position}`,
    lastCredential: 'يبقى مؤهل واحد على الأقل',
    addCredential: 'أضف مؤهلاً',
    icon: 'الأيقونة',
    icons,
    color: 'اللون',
    colors,
    cancel: 'إلغاء',
    submitAdd: 'إضافة العضو',
    submitEdit: 'حفظ التعديل',
    required: 'هذا الحقل مطلوب',
    changedElsewhere: 'حُفظت نسخة أحدث من هذا العضو من جهاز آخر. سنسألك عند الحفظ أيّ النسختين تبقى.',
  },
  removal: {
    title: (name: string) => `حذف «${name}»؟`,
    text: 'سيختفي العضو من صفحة الفريق. يمكنك التراجع خلال 8 ثوانٍ.',
    confirm: 'نعم، احذف',
    cancel: 'إلغاء',
    undo: 'تراجع',
    undone: (name: string) => `عاد «${name}» إلى الفريق`,
    undoFailed: (name: string) => `لم يُسترجع «${name}»`,
  },
  refreshAsk: {
    title: 'تحديث القائمة وترك التعديلات؟',
    text: (count: number) => `لديك ${plural(count, pendingCount)(count)}. التحديث يعيد القائمة كما هي محفوظة الآن.`,
    confirm: 'نعم، حدّث',
    cancel: 'إلغاء',
  },
  discardAsk: {
    title: 'ترك التعديلات غير المحفوظة؟',
    text: (count: number) => `لديك ${plural(count, pendingCount)(count)}. لا يمكن استرجاع ما يُترك.`,
    confirm: 'ترك التعديلات',
    cancel: 'إلغاء',
  },
  conflict: {
    goneTitle: (name: string) => `حُذف «${name}» من جهاز آخر`,
    goneText: 'ما كتبته ما زال هنا. يمكنك إضافته عضواً من جديد.',
    again: 'أضفه من جديد',
    later: 'أقرّر لاحقاً',
    shown: 'هذه نسختهم. التراجع يعيد ما كتبته',
  },
  toast: {
    loadFailed: { title: 'خطأ في التحميل', text: 'فشل في تحميل أعضاء الفريق' },
    saveFailed: { title: 'خطأ في الحفظ', text: 'فشل في حفظ تعديلات الفريق' },
    addFailed: { title: 'خطأ في الإضافة', text: 'فشل في إضافة عضو الفريق' },
    updateFailed: { title: 'خطأ في التحديث', text: 'فشل في تحديث بيانات العضو' },
    removeFailed: { title: 'خطأ في الحذف', text: 'فشل في حذف عضو الفريق' },
    tooLarge: { title: 'الصورة كبيرة', text: 'يجب أن يكون حجم الصورة أقل من 2 ميجابايت' },
    wrongType: { title: 'نوع الملف غير صحيح', text: 'يرجى اختيار ملف صورة صالح' },
    readFailed: { title: 'خطأ في قراءة الصورة', text: 'تعذّرت قراءة الصورة، جرّب صورة أخرى' },
    saved: { title: 'تم الحفظ', text: 'تم حفظ كل تعديلات الفريق' },
    added: { title: 'تمت الإضافة', text: 'تمت إضافة عضو الفريق' },
    updated: { title: 'تم التحديث', text: 'تم تحديث بيانات العضو' },
    removed: { title: 'تم الحذف', text: (name: string) => `حُذف «${name}»` },
    photoPreparing: { title: 'نجهّز الصورة', text: 'انتظر لحظة حتى تجهز، ثم أعد المحاولة' },
    photoReady: { title: 'تم رفع الصورة', text: 'الصورة جاهزة، وتُنشر عند الحفظ' },
  },
  /** The uploader's words, with this form's own size limit. */
  uploader: {
    ...uploader,
    errors: { ...uploader.errors, 'too-large': 'يجب أن يكون حجم الصورة أقل من 2 ميجابايت' },
  },
}
