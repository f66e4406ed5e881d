import { config } from '../config'
import { quoteName } from '../lib/arabic'
import { uiWords } from './ui'

/** The videos page and the viewer. */
export const videos = {
  title: 'الفيديوهات',
  lead: 'فيديوهات للوالدين عن النطق واللغة والمهارات في البيت.',
  list: 'قائمة الفيديوهات',
  loading: 'جارٍ تحميل الفيديوهات',
  duration: 'المدة',
  bundled: {
    title: 'هذه نماذج.',
    text: 'نجهّز فيديوهات المركز، وستظهر هنا فور نشرها.',
  },
  error: {
    title: 'تعذّر تحميل الفيديوهات.',
    text: 'تحقّق من اتصالك بالإنترنت ثم أعد المحاولة، أو اتصل بنا مباشرة.',
  },
  closing: {
    title: 'لم تجد جواب سؤالك؟',
    text: 'اسألنا عنه، ونرشدك إلى الخطوة الأولى.',
  },
  /** Logged when the stored videos cannot be read. */
  failedLog: 'تعذّر تحميل الفيديوهات، يُعرض فيديو افتراضي',
  viewer: {
    close: 'إغلاق الفيديو',
    next: { short: 'التالي', full: 'الفيديو التالي' },
    previous: { short: 'السابق', full: 'الفيديو السابق' },
    share: (title: string) => `مشاركة الفيديو ${quoteName(title)}`,
    shareText: (title: string) => `فيديو ${quoteName(title)} من ${config.name}:`,
    spoken: (position: number, total: number, title: string) =>
      `الفيديو ${position} من ${total}: ${quoteName(title)}`,
    play: (title: string) => `تشغيل الفيديو: ${quoteName(title)}`,
    player: (title: string) => `مشغّل الفيديو: ${quoteName(title)}`,
    consent: {
      youtube: 'عند التشغيل يُحمَّل الفيديو من يوتيوب.',
      drive: 'عند التشغيل يُحمَّل الفيديو من جوجل درايف.',
    },
    open: {
      youtube: 'المشاهدة على يوتيوب',
      drive: 'فتح في جوجل درايف',
      direct: 'فتح ملف الفيديو',
    },
    blocked: 'لا يمكن عرض هذا الفيديو مباشرة بسبب سياسات الأمان.',
    blockedText: 'منصة الفيديو لا تسمح بتشغيله هنا. يمكنك مشاهدته في صفحته الأصلية.',
    openNew: 'فتح الفيديو في نافذة جديدة',
    refused: 'رابط هذا الفيديو غير صالح.',
    refusedText: 'لا يمكن تشغيله الآن. اختر فيديو آخر، أو أخبرنا.',
    bundled: 'هذا نموذج بلا فيديو.',
    bundledText: 'هنا يُعرض فيديو المركز بعد نشره. إن كان لديك سؤال الآن فاتصل بنا.',
    broken: 'تعذّر تشغيل الفيديو.',
    brokenText: 'قد يكون الملف محذوفاً أو بصيغة لا يدعمها متصفحك. جرّب فيديو آخر، أو أخبرنا.',
    retry: uiWords.retry,
    unsupported: 'متصفحك لا يدعم تشغيل الفيديو.',
  },
} as const
