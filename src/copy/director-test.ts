import { site } from './site'

/** The diagnostic page of the director's data. */
export const directorTest = {
  title: 'فحص بيانات المدير',
  lead: 'صفحة داخلية: تعرض ما هو محفوظ إلى جانب ما يظهر عند غيابه.',
  stored: 'الصورة المحفوظة',
  storedMissing: 'لا توجد صورة محفوظة',
  bundled: 'الصورة الافتراضية',
  gradient: 'خلفية متدرجة بديلة',
  name: 'الاسم',
  nameMissing: 'لا يوجد اسم محفوظ',
  info: 'معلومات تقنية',
  textsState: 'حالة تحميل النصوص',
  photoState: 'حالة تحميل الصورة',
  source: 'مصدر الصورة',
  type: 'نوع الصورة',
  size: 'عدد أحرف النص المحفوظ',
  states: { loading: 'جارٍ التحميل', error: 'تعذّر التحميل', ready: 'اكتمل التحميل' },
  sources: { stored: 'الصورة المحفوظة', bundled: 'الصورة الافتراضية' },
  types: { link: 'رابط', none: 'رسم مرفق بالموقع' },
  home: site.notFound.home,
} as const
