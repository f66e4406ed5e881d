import type { ImageErrorCode } from '../../lib/images/image-error'
import { isolate, quoteName } from '../../lib/text/arabic'
import { uiWords } from '../ui'

/** Why an image was refused. */
export const imageErrors: Record<ImageErrorCode, string> = {
  'not-image': 'يرجى اختيار ملف صورة صالح',
  'too-large': 'حجم الصورة كبير جداً، الحد الأقصى 10 ميجابايت. اختر صورة أصغر',
  'too-many-pixels': 'أبعاد الصورة كبيرة جداً. خذ لها لقطة شاشة، ثم اختر اللقطة.',
  heic: 'لا يقرأ هذا المتصفح صور HEIC. افتح الصورة في الهاتف، وخذ لها لقطة شاشة، ثم اختر اللقطة.',
  broken: 'ملف الصورة ناقص أو تالف. اختر نسخة أخرى منه.',
  unreadable: 'تعذّرت قراءة الملف. تأكد من أنه ما زال على جهازك ثم اختره من جديد.',
  'cannot-compress': 'تعذّر ضغط الصورة أكثر. اختر صورة أصغر أو أقل جودة.',
  timeout: 'استغرقت معالجة الصورة وقتاً طويلاً. أعد المحاولة أو اختر صورة أصغر.',
  aborted: 'أُلغيت معالجة الصورة. اخترها من جديد لترفعها.',
  failed: 'حدث خطأ أثناء رفع الصورة. أعد المحاولة.',
}

/** The image uploader, wherever it stands. */
export const uploader = {
  mode: { label: 'مصدر الصورة', base64: 'من الجهاز', url: 'من رابط', hosted: 'موقع استضافة' },
  choose: 'اختيار صورة',
  chooseMany: 'اختيار صور',
  drop: 'أو اسحب الصور إلى هنا، أو الصقها',
  dropOne: 'أو اسحب الصورة إلى هنا، أو الصقها',
  dropping: 'أفلت الصور هنا',
  /** `field` is the one that took an image from the clipboard. */
  pasted: (field: string) => `وُضعت الصورة الملصقة في: ${isolate(field)}`,
  link: {
    label: 'رابط الصورة',
    use: 'استخدام الرابط',
    hint: 'رابط مباشر للصورة يبدأ بـ https',
    notice: (host: string) =>
      `سيحمّل الزوار هذه الصورة من ${quoteName(host)} مباشرة، وتختفي من الموقع إن حُذفت هناك.`,
    broken: 'تعذّر عرض الصورة من هذا الرابط. تأكد من أنه يفتح صورة للجميع.',
  },
  hostedWarning:
    'تُرفع الصورة إلى موقع استضافة عام يراها فيه كل من لديه الرابط. لا ترفع صور الأطفال بهذه الطريقة.',
  /** Stands beside images and videos that may show children. */
  consent: 'إن ظهر فيها طفل فخذ موافقة ولي أمره مكتوبة قبل الحفظ.',
  working: 'جارٍ ضغط الصورة',
  queued: 'في الانتظار',
  ready: 'جاهزة',
  retry: uiWords.retry,
  another: 'اختر صورة أخرى',
  remove: (name: string) => `إزالة الصورة ${quoteName(name)}`,
  copy: 'نسخ الرابط',
  copied: 'نُسخ الرابط',
  copyFailed: 'تعذّر النسخ، حدّد الرابط وانسخه يدوياً:',
  crop: {
    open: 'ضبط الصورة',
    openFor: (name: string) => `ضبط صورة ${quoteName(name)}`,
    frame: 'الصورة في إطارها',
    hint: 'اسحب الصورة لتضبطها.',
    /** Says how the keyboard moves the image. */
    keys: 'حرّكها بالأسهم.',
    zoom: 'التكبير',
    failed: 'تعذّر فتح أداة الضبط، فتظهر الصورة كما هي. اخترها من جديد لتضبطها.',
  },
  /** Stands beside an image that can be stored. */
  warnings: {
    plain:
      'الصورة لون واحد تقريباً، فلن يرى الزوار فيها شيئاً. إن كانت شعاراً أبيض فاختر نسخة منه بألوان داكنة.',
    strip: 'الصورة شريط رفيع، فلن تظهر بوضوح. قُصّ الجزء المهم منها على جهازك، ثم اختره.',
  },
  errors: {
    ...imageErrors,
    'empty-link': 'يرجى إدخال رابط الصورة',
    'invalid-link': 'رابط الصورة غير صحيح. انسخه كاملاً ثم الصقه',
    host: 'تعذّر رفع الصورة إلى موقع الاستضافة. أعد المحاولة.',
    unsupported: 'طريقة رفع الصورة غير مدعومة. استخدم صورة من الجهاز.',
  },
}
