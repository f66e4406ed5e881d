/** The links from a public page to the places where its content is edited, for a signed-in administrator. */
export const editLinks = {
  label: 'تعديل محتوى هذه الصفحة',
  products: 'المنتجات',
  videos: 'الفيديوهات',
  'director-text': 'نصوص المدير',
  director: 'صورة المدير',
  team: 'الفريق',
  hours: 'ساعات العمل',
  phones: 'الهاتف وواتساب',
  figures: 'المركز بالأرقام',
  partners: 'شركاء التقسيط',
} as const
