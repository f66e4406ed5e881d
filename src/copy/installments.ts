/** Instalment partners: the home section and the page of their own. */
export const installments = {
  eyebrow: 'الدفع بالتقسيط',
  title: 'ادفع كما يناسبك',
  lead: 'بالبطاقة، أو على دفعات مع أحد شركائنا.',
  listLabel: 'شركاء التقسيط',
  more: 'كل شركاء التقسيط',
  page: {
    title: 'ادفع بالبطاقة أو بالتقسيط',
    lead: 'تُدفع رسوم الجلسات والاختبارات بالبطاقة، أو على دفعات مع إحدى هذه الشركات. الاتفاق على الدفعات بينك وبين الشركة، وفق شروطها.',
  },
} as const
