/** Words that primitives need and every caller passes in: closing, retrying, waiting. */
export const uiCopy = {
  close: 'إغلاق',
  retry: 'أعد المحاولة',
  loading: 'جارٍ التحميل',
  optional: 'اختياري',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  notifications: 'الإشعارات',
  newTab: '(في نافذة جديدة)',
} as const
