/** The videos page. */
export const videosWords = {
  title: 'الفيديوهات',
  lead: 'فيديوهات للوالدين عن النطق واللغة والمهارات في البيت.',
  list: 'قائمة الفيديوهات',
  loading: 'جارٍ تحميل الفيديوهات',
  duration: 'المدة',
  /** Stands in for a title that is blank. */
  untitled: 'فيديو من المركز',
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
} as const
