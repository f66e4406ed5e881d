import { quoteName } from '../../lib/text/arabic'
import { trimText } from '../../lib/text/plain-text'
import { admin } from './admin'
import { videosCount } from './counts'

/** The title of a video, or words in the place of a blank one. */
const titleOf = ({ title }: { title: string }) => trimText(title) || 'بلا عنوان'

/** The dashboard's videos tab. */
export const adminVideos = {
  title: admin.tabs.videos,
  loading: 'جارٍ تحميل الفيديوهات',
  loadError: { title: 'تعذّر تحميل الفيديوهات' },
  countFull: 'بلغت القائمة حدّها. احذف فيديو لتضيف غيره.',
  labels: {
    title: 'عنوان الفيديو',
    url: 'الرابط',
    description: 'الوصف',
    duration: 'المدة',
    image: 'صورة الفيديو',
  },
  titleOf,
  noun: (title: string) => `الفيديو ${quoteName(titleOf({ title }))}`,
  empty: 'لا توجد فيديوهات بعد',
  emptyHint: 'أضف رابطاً من يوتيوب أو جوجل درايف أو فيسبوك، ثم احفظ التغييرات.',
  bundled: 'الموقع يعرض فيديوهات افتراضية',
  bundledHint: 'إلى أن تحفظ أول فيديو.',
  add: {
    open: 'إضافة فيديو',
    title: 'إضافة فيديو',
    nameError: 'اكتب عنواناً للفيديو',
    consent: 'إن ظهر فيه طفل فخذ موافقة ولي أمره مكتوبة قبل الحفظ.',
    details: 'تفاصيل اختيارية',
    durationHint: 'بالدقائق والثواني، مثل 04:30',
    durationError: 'اكتب المدة بالدقائق والثواني، مثل 04:30',
    submit: 'إضافة إلى القائمة',
    added: (title: string) => `أُضيف الفيديو ${quoteName(title)} إلى القائمة، ولم يُحفظ بعد`,
  },
  image: {
    nameOf: (title: string) => (title ? `صورة الفيديو ${quoteName(title)}` : 'صورة الفيديو الجديد'),
    hint: 'اختيارية، وتظهر على بطاقة الفيديو مكان الرسم',
    remove: 'إزالة الصورة',
  },
  kind: {
    youtube: 'يوتيوب',
    drive: 'جوجل درايف',
    facebook: 'فيسبوك',
    page: 'صفحة',
    direct: 'رابط مباشر',
    refused: 'رابط غير مقبول',
  },
  note: {
    drive: 'تأكد من أن المشاركة «لأي شخص لديه الرابط».',
    facebook: 'يُفتح في نافذة جديدة.',
    page: 'هذا رابط صفحة، لا ملف فيديو. يُفتح في نافذة جديدة.',
    'direct-page': 'لا يبدو هذا رابط ملف فيديو، فقد لا يعمل في الموقع. جرّبه قبل أن تحفظ.',
  },
  refused: {
    empty: 'أدخل رابط الفيديو',
    'too-long': 'الرابط طويل جداً. استخدم رابط المشاركة القصير.',
    'not-a-link': 'هذا ليس رابطاً صحيحاً. افتح الفيديو، واضغط «مشاركة» ثم «نسخ الرابط»، والصقه هنا.',
    'unsafe-scheme': 'هذا النوع من الروابط غير مسموح. استخدم رابطاً يبدأ بـ https.',
    'unsafe-host':
      'عنوان الموقع في الرابط غير موثوق. استخدم رابطاً من يوتيوب أو جوجل درايف أو فيسبوك.',
    'no-video': 'هذا رابط مجلد أو مستند، لا رابط فيديو واحد. افتح الفيديو وانسخ رابطه.',
  },
  duplicate: (title: string) => `هذا الفيديو موجود في القائمة: ${quoteName(title)}.`,
  openLink: 'فتح الرابط',
  row: {
    done: 'إنهاء التعديل',
    cancel: 'إلغاء',
    states: {
      new: 'جديد',
      changed: 'تغيير لم يُحفظ',
      /** Another device has deleted the video that is changed here. */
      deleted: 'حُذف على جهاز آخر',
      /** Another device has changed the video that was removed here. */
      returned: 'عاد لأنه تغيّر على جهاز آخر',
    },
  },
  deletion: {
    title: (title: string) => `حذف الفيديو ${quoteName(title)}؟`,
    text: 'يختفي من الموقع حين تحفظ التغييرات، ويبقى 30 يوماً في «سجل التغييرات». للإخفاء مؤقتاً اختر «إخفاء من الموقع».',
    /** The question about a video that was never saved. */
    newText: 'لم يُحفظ هذا الفيديو بعد، فلن يبقى في «سجل التغييرات».',
    /** The question about a video that another device has deleted. */
    deletedText: 'حُذف على جهاز آخر، ويبقى 30 يوماً في «سجل التغييرات». يُلغى هنا ما غيّرته فيه.',
    confirm: 'حذف الفيديو',
    cancel: 'إلغاء',
    done: (title: string) => `حُذف الفيديو ${quoteName(title)} من القائمة`,
  },
  /** The question before a save that brings a video back. */
  storeAgain: {
    text: 'حُذف على جهاز آخر، وما غيّرته فيه هنا يعيده إلى الموقع. لإبقائه محذوفاً ارجع واحذفه من القائمة.',
    confirm: admin.gone.storeAsNew,
    cancel: 'رجوع',
  },
  /** What became of a video that one device has changed and the other has deleted. */
  clash: { deletedThere: 'حُذف هناك، وعاد بحفظك', deletedHere: 'حذفته هنا، فبقي كما هو هناك' },
  bar: {
    tooMany: (max: number) => `القائمة أطول من ${videosCount(max)}. احذف الزائد ثم احفظ.`,
  },
  toast: {
    loadFailed: { title: 'خطأ في التحميل', text: 'فشل في تحميل بيانات الفيديوهات' },
    saved: { title: 'تم الحفظ', text: 'تم حفظ التغييرات بنجاح' },
    saveFailed: { title: 'خطأ في الحفظ', text: 'فشل في حفظ التغييرات' },
  },
}
