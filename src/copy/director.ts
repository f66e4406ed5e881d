import type { Color } from '../limits'

/** The director's part of the team page. */
export const director = {
  eyebrow: 'مديرة المركز',
  credentials: 'المؤهلات',
  highlights: 'ما يميّز عملنا',
  titles: 'التخصصات',
  photoOf: (name: string) => `صورة ${name}`,
} as const

const highlight = (text: string, color: Color) => ({ text, color })

/** Shown when nothing is stored or it cannot be read. The name is a placeholder until the centre gives one. */
export const defaultDirector = {
  name: 'اسم مديرة المركز',
  titles: ['أخصائية نطق وتخاطب', 'إرشاد أسري', 'تدريب المختصين'],
  credentials: [
    'مؤهل في اضطرابات النطق واللغة',
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
    highlight('حضور الوالدين جزء من العلاج', 'text-accent'),
    highlight('سرية كاملة لملف طفلك', 'text-secondary'),
    highlight('متابعة دورية ونتائج واضحة', 'text-red-600'),
  ],
  updatedAt: null,
}
