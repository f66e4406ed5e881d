/** The latest videos of the home page. */
export const latestVideos = {
  eyebrow: 'أحدث الفيديوهات',
  title: 'نصائح تنفعك اليوم',
  all: 'شاهد كل الفيديوهات',
  loading: 'جارٍ تحميل أحدث الفيديوهات',
  /** Logged, not shown: the page goes on with what it has. */
  failed: 'تعذّر تحميل أحدث الفيديوهات',
  offline: 'تعذّر تحميل الفيديوهات الآن، وسنعيد المحاولة تلقائياً.',
} as const
