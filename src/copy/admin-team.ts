import type { Color, IconName } from '../limits'
import { quoteName } from '../lib/words'
import { admin } from './admin'
import { membersCount, unsavedCount } from './admin-counts'
import { orderWords } from './admin-order'
import { uploader } from './uploader'

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
  count: membersCount,
  add: 'إضافة عضو',
  refresh: 'تحديث القائمة',
  refreshed: 'القائمة محدّثة',
  saveAll: 'حفظ الكل',
  loading: 'جارٍ تحميل أعضاء الفريق',
  empty: 'لم يُضف أعضاء الفريق بعد',
  emptyHint: 'أضف أول عضو وسيظهر في صفحة الفريق فور حفظه.',
  loadError: {
    title: 'تعذّر تحميل أعضاء الفريق',
    text: 'تحقّق من اتصالك بالإنترنت ثم أعد المحاولة.',
    retry: 'أعد المحاولة',
  },
  card: {
    editShort: 'تعديل',
    edit: (name: string) => `تعديل ${quoteName(name)}`,
    remove: (name: string) => `حذف ${quoteName(name)}`,
    continueEdit: (name: string) => `متابعة تعديل ${quoteName(name)}`,
    changed: 'تغيير لم يُحفظ',
    isNew: 'لم يُضف بعد',
    nameless: 'عضو جديد',
    resume: 'متابعة الإضافة',
    removing: 'جارٍ الحذف',
    hiding: 'جارٍ الحفظ',
    unsaved: 'لم يُحفظ – إعادة المحاولة',
    moving: 'جارٍ حفظ المكان',
    unmoved: 'لم يُحفظ المكان – أعد المحاولة',
    giveUp: 'ترك المحاولة',
  },
  order: {
    ...orderWords,
    instructions: 'اضغط المسافة لالتقاط العضو، ثم الأسهم لتحريكه، ثم المسافة لوضعه، أو مفتاح Esc للإلغاء.',
  },
  form: {
    addTitle: 'إضافة عضو',
    editTitle: (name: string) => `تعديل بيانات ${quoteName(name)}`,
    photo: 'الصورة',
    photoOf: (name: string) => (name ? `صورة ${quoteName(name)}` : 'صورة العضو الجديد'),
    photoHint: 'أقل من 2 ميجابايت',
    photoRemove: 'إزالة الصورة',
    name: 'الاسم',
    nameHint: 'كما يظهر للأسر',
    jobTitle: 'المسمى الوظيفي',
    specialization: 'التخصص',
    credentials: 'المؤهلات',
    credentialsHint: 'شهادات وخبرات يمكن إثباتها. لا تكتب وعداً بنتيجة، ولا تنقل رأي أسرة أو طفل.',
    credential: (position: number) => `المؤهل ${position}`,
    removeCredential: (position: number) => `حذف المؤهل ${position}`,
    credentialRemoved: (text: string) => `حُذف ${quoteName(text)}`,
    credentialsFull: 'بلغت المؤهلات حدّها. احذف مؤهلاً ليعود ما حذفته.',
    lastCredential: 'يلزم مؤهل واحد على الأقل',
    addCredential: 'إضافة مؤهل',
    icon: 'الأيقونة',
    icons,
    color: 'اللون',
    colors,
    cancel: 'إلغاء',
    submitAdd: 'إضافة العضو',
    submitEdit: 'حفظ التغييرات',
    required: 'اكتب اسم العضو',
    changedElsewhere: 'لهذا العضو بيانات أحدث حفظها شخص آخر. سنسألك عند الحفظ أيّ النسختين تبقى.',
  },
  removal: {
    title: (name: string) => `حذف ${quoteName(name)}؟`,
    text: 'يختفي من الموقع الآن. يبقى في «سجل التغييرات» 30 يوماً، ويمكنك استعادته منه.',
    confirm: 'حذف العضو',
    cancel: 'إلغاء',
    undo: 'تراجع',
    undone: (name: string) => `عاد ${quoteName(name)} إلى مكانه في الفريق`,
    undoFailed: (name: string) => `تعذّرت استعادة ${quoteName(name)}. أعد المحاولة`,
  },
  refreshAsk: {
    title: 'تحديث القائمة وتجاهل التغييرات؟',
    text: (count: number) => `لديك ${unsavedCount(count)}. التحديث يعيد القائمة كما هي محفوظة الآن.`,
    confirm: 'تحديث القائمة وتجاهل التغييرات',
    cancel: 'إلغاء',
  },
  discardAsk: {
    title: 'تجاهل التغييرات غير المحفوظة؟',
    text: (count: number) => `لديك ${unsavedCount(count)}. لا يمكن استعادة ما تتجاهله.`,
    confirm: 'تجاهل التغييرات',
    cancel: 'إلغاء',
  },
  conflict: {
    goneTitle: (name: string) => `حُذف ${quoteName(name)} على جهاز آخر`,
    goneText: 'ما كتبته ما زال هنا. يمكنك إضافة العضو من جديد.',
    addAgain: 'إضافة العضو من جديد',
    later: 'أقرّر لاحقاً',
    shown: 'هذه هي النسخة المحفوظة. التراجع يعيد ما كتبته',
  },
  toast: {
    loadFailed: { title: 'خطأ في التحميل', text: 'تعذّر تحميل أعضاء الفريق. أعد المحاولة' },
    saveFailed: { title: 'خطأ في الحفظ', text: 'تعذّر حفظ تغييرات الفريق. أعد المحاولة' },
    addFailed: { title: 'خطأ في الإضافة', text: 'تعذّرت إضافة عضو الفريق. أعد المحاولة' },
    updateFailed: { title: 'خطأ في التحديث', text: 'تعذّر تحديث بيانات العضو. أعد المحاولة' },
    removeFailed: { title: 'خطأ في الحذف', text: 'تعذّر حذف عضو الفريق. أعد المحاولة' },
    tooLarge: { title: 'الصورة كبيرة', text: 'يجب أن يكون حجم الصورة أقل من 2 ميجابايت. اختر صورة أصغر' },
    wrongType: { title: 'نوع الملف غير صحيح', text: 'يرجى اختيار ملف صورة صالح' },
    readFailed: { title: 'خطأ في قراءة الصورة', text: 'تعذّرت قراءة الصورة، جرّب صورة أخرى' },
    saved: { title: 'تم الحفظ', text: 'تم حفظ كل تغييرات الفريق' },
    added: { title: 'تمت الإضافة', text: 'تمت إضافة عضو الفريق' },
    updated: { title: 'تم التحديث', text: 'تم تحديث بيانات العضو' },
    removed: { title: 'تم الحذف', text: (name: string) => `حُذف ${quoteName(name)}. ${admin.inHistory}` },
    photoPreparing: { title: 'جارٍ تجهيز الصورة', text: 'انتظر لحظة حتى تجهز، ثم أعد المحاولة' },
    photoReady: { title: 'تم رفع الصورة', text: 'الصورة جاهزة، وتظهر في الموقع عند الحفظ' },
  },
  /** The uploader's words, with this form's own size limit. */
  uploader: {
    ...uploader,
    errors: { ...uploader.errors, 'too-large': 'يجب أن يكون حجم الصورة أقل من 2 ميجابايت. اختر صورة أصغر' },
  },
}
