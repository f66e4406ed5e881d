import { quoteName } from '../lib/text/arabic'

/** Words that primitives need and every caller passes in: closing, retrying, loading. */
export const uiWords = {
  close: 'إغلاق',
  retry: 'أعد المحاولة',
  /** Below a list that is shown as it was. */
  stale: {
    title: 'تعذّر تحديث هذه القائمة.',
    text: 'قد تكون أقدم مما لدينا. أعد المحاولة، أو اتصل بنا.',
  },
  loading: 'جارٍ التحميل',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  notifications: 'الإشعارات',
  expandableList: {
    all: (count: number): string => `عرض الكل (${count})`,
    fewer: 'عرض أقل',
    /** Screen readers hear this after the words of the button. */
    of: (title: string): string => `: ${quoteName(title)}`,
  },
  /** A link to call follows. */
  withoutScript: 'لا يظهر هذا القسم دون تفعيل جافاسكربت في متصفحك. لمعرفة ما فيه:',
  newTab: '(في نافذة جديدة)',
} as const
