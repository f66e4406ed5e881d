/** The public products page. */
export const productsWords = {
  title: 'المنتجات',
  lead: 'اختبارات وألعاب تعليمية نستخدمها في الجلسات. اسأل عن أيٍّ منها.',
  list: 'قائمة المنتجات',
  loading: 'جارٍ تحميل المنتجات',
  more: 'عرض المزيد',
  loadingMore: 'جارٍ تحميل بقية المنتجات',
  moreLoaded: (count: number) => `عدد المنتجات المعروضة: ${count}`,
  empty: {
    title: 'لا توجد منتجات معروضة الآن',
    text: 'سنحدّث هذه الصفحة قريباً. اسألنا عمّا يحتاج إليه طفلك ونرشدك إلى المناسب.',
  },
  /** The first products are there, and those after them are not. */
  moreFailed: 'تعذّر تحميل بقية المنتجات.',
  closing: {
    title: 'أي منتج يناسب طفلك؟',
    text: 'أخبرنا بعمر طفلك وما يحتاج إليه، ونرشدك إلى الأنسب.',
  },
  /** The name of a product that was stored without one. */
  nameless: 'منتج من المركز',
} as const
