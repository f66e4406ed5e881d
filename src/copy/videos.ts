/** The videos page and the viewer. */
export const videos = {
  title: 'الفيديوهات',
  lead: 'شروح قصيرة للوالدين، تشاهدها في دقائق.',
  list: 'قائمة الفيديوهات',
  loading: 'جارٍ تحميل الفيديوهات',
  duration: 'المدة',
  samples: {
    title: 'هذه نماذج.',
    text: 'نجهّز مقاطع المركز، وستظهر هنا فور نشرها.',
  },
  error: {
    title: 'تعذّر تحميل الفيديوهات.',
    text: 'تحقّق من اتصالك بالإنترنت ثم أعد المحاولة، أو اتصل بنا مباشرة.',
  },
  /** Logged when the stored videos cannot be read. */
  failedLog: 'تعذّر تحميل الفيديوهات، يُعرض مقطع افتراضي',
  viewer: {
    close: 'إغلاق الفيديو',
    next: 'التالي',
    previous: 'السابق',
    spoken: (place: number, total: number, title: string) => `الفيديو ${place} من ${total}: ${title}`,
    play: (title: string) => `تشغيل الفيديو: ${title}`,
    frame: (title: string) => `مشغّل الفيديو: ${title}`,
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
    refusedText: 'نعمل على إصلاحه. اختر فيديو آخر، أو اتصل بنا.',
    broken: 'تعذّر تشغيل الفيديو.',
    brokenText: 'قد يكون الملف محذوفاً أو بصيغة لا يدعمها متصفحك.',
    unsupported: 'متصفحك لا يدعم تشغيل الفيديو.',
  },
} as const
