import type { Color } from '../colors-and-icons'
import { quoteName } from '../lib/text/arabic'

/** The director's part of the team page. */
export const directorWords = {
  eyebrow: 'إدارة المركز',
  loading: 'جارٍ تحميل بيانات إدارة المركز',
  credentials: 'المؤهلات',
  highlights: 'ما يميّز عملنا',
  titles: 'المسميات والتخصصات',
  photoOf: (name: string) => `صورة ${quoteName(name)}`,
} as const

const highlight = (text: string, color: Color) => ({ text, color })

/** The director's texts while none are stored. The name is a placeholder, which `src/config.ts` has. */
export const bundledDirectorTexts = {
  titles: ['النطق والتخاطب', 'الإرشاد الأسري', 'تدريب المختصين'],
  credentials: [
    'تقييم النطق واللغة',
    'تطبيق اختبارات اللغة المقننة',
    'تطبيق مقاييس الذكاء',
    'برامج تعديل السلوك',
    'برامج صعوبات التعلّم',
    'الإرشاد الأسري والتربوي',
    'إعداد الخطط العلاجية الفردية',
    'قيادة الجلسات الجماعية',
    'تدريب المختصين على الاختبارات',
    'متابعة الطفل مع المدرسة',
  ],
  highlights: [
    highlight('خطة مكتوبة لكل طفل', 'text-primary'),
    highlight('الوالدان شريكان في الخطة', 'text-accent'),
    highlight('نحفظ سرّية ملف طفلك', 'text-secondary'),
    highlight('متابعة دورية وتقارير واضحة', 'text-red-600'),
  ],
}
