/** Words that primitives need and every caller passes in: closing, retrying, waiting. */
export const uiCopy = {
  close: 'إغلاق',
  cancel: 'إلغاء',
  confirm: 'تأكيد',
  retry: 'أعد المحاولة',
  loading: 'جارٍ التحميل',
  required: 'مطلوب',
  optional: 'اختياري',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  notifications: 'الإشعارات',
  undo: 'تراجع',
  newTab: '(يفتح في نافذة جديدة)',
} as const
