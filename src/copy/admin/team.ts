import type { IconName } from '../../colors-and-icons'
import { quoteName } from '../../lib/text/arabic'
import { admin } from './admin'
import { colorNames } from './colors'
import { membersCount } from './counts'
import { credentialLines } from './credentials'
import { imageErrors, uploader } from './uploader'

const icons: Record<IconName, string> = {
  Users: 'أشخاص',
  GraduationCap: 'قبعة تخرّج',
  BookOpen: 'كتاب مفتوح',
  Heart: 'قلب',
  Award: 'وسام',
  Star: 'نجمة',
}

const photoTooLarge = 'يجب أن يكون حجم الصورة أقل من 2 ميجابايت. اختر صورة أصغر'

/** The dashboard's team tab. */
export const adminTeam = {
  title: admin.tabs.team,
  count: membersCount,
  add: 'إضافة عضو',
  full: 'بلغ الفريق حدّه. احذف عضواً أو أخفِه لتضيف غيره.',
  refresh: 'تحديث القائمة',
  refreshed: 'حُدّثت القائمة',
  loading: 'جارٍ تحميل أعضاء الفريق',
  empty: 'لم يُضف أعضاء الفريق بعد',
  emptyHint: 'أضف أول عضو وسيظهر في صفحة الفريق فور حفظه.',
  loadError: { title: 'تعذّر تحميل أعضاء الفريق' },
  noun: (name: string) => `العضو ${quoteName(name)}`,
  /** The fields of the schema. */
  labels: {
    name: 'الاسم',
    title: 'المسمى الوظيفي',
    specialization: 'التخصص',
    image: 'الصورة',
    credentials: 'المؤهلات',
    icon: 'الأيقونة',
    color: 'اللون',
  },
  card: {
    changed: 'تغيير لم يُحفظ',
    isNew: 'لم يُضف بعد',
    nameless: 'عضو جديد',
    resume: 'متابعة الإضافة',
  },
  form: {
    addTitle: 'إضافة عضو',
    editTitle: (name: string) => `تعديل بيانات العضو ${quoteName(name)}`,
    photoOf: (name: string) => (name ? `صورة العضو ${quoteName(name)}` : 'صورة العضو الجديد'),
    photoHint: 'أقل من 2 ميجابايت',
    photoRemove: 'إزالة الصورة',
    credentials: {
      ...credentialLines,
      full: 'بلغت القائمة حدّها. احذف مؤهلاً لتضيف غيره.',
    },
    look: 'الشكل',
    icons,
    colors: colorNames,
    cancel: 'إلغاء',
    required: 'اكتب اسم العضو',
  },
  /** The button that saves: one new member, one other, or several. */
  save: { added: 'إضافة العضو', updated: admin.save.save, all: 'حفظ الكل' },
  saved: {
    added: { title: 'أُضيف العضو' },
    updated: { title: 'حُفظت بيانات العضو' },
    all: { title: 'حُفظت كل التغييرات' },
  },
  failed: {
    added: { title: 'خطأ في الإضافة', text: 'تعذّرت إضافة عضو الفريق. أعد المحاولة.' },
    updated: { title: 'خطأ في الحفظ', text: 'تعذّر حفظ بيانات العضو. أعد المحاولة.' },
    deleted: { title: 'خطأ في الحذف', text: 'تعذّر حذف عضو الفريق. أعد المحاولة.' },
    all: { title: 'خطأ في الحفظ', text: 'تعذّر حفظ تغييرات الفريق. أعد المحاولة.' },
  },
  deletion: {
    title: (name: string) => `حذف العضو ${quoteName(name)}؟`,
    text: admin.deletionText,
    confirm: 'حذف العضو',
    cancel: 'إلغاء',
  },
  toast: {
    loadFailed: { title: 'خطأ في التحميل', text: 'تعذّر تحميل أعضاء الفريق. أعد المحاولة.' },
    tooLarge: { title: 'الصورة كبيرة', text: photoTooLarge },
    wrongType: { title: 'نوع الملف غير صحيح', text: imageErrors['not-image'] },
    readFailed: { title: 'خطأ في قراءة الصورة', text: 'تعذّرت قراءة الصورة. جرّب صورة أخرى.' },
    photoReady: { title: 'تم رفع الصورة', text: 'احفظ لتظهر في الموقع.' },
  },
  /** The uploader's words, with this form's own size limit. */
  uploader: {
    ...uploader,
    errors: { ...uploader.errors, 'too-large': photoTooLarge },
  },
}
