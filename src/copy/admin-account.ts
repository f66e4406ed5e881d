/** The account card of the overview. */
export const account = {
  title: 'حسابك',
  email: 'البريد الإلكتروني',
  open: 'تغيير كلمة المرور',
  current: 'كلمة المرور الحالية',
  next: 'كلمة المرور الجديدة',
  hint: '8 أحرف على الأقل. جملة طويلة لا يعرفها غيرك أقوى من كلمة قصيرة فيها رموز.',
  submit: 'حفظ كلمة المرور',
  cancel: 'إلغاء',
  done: { title: 'تغيّرت كلمة المرور', text: 'ما زلت داخل لوحة التحكم، أما الأجهزة الأخرى فتخرج من الحساب خلال ساعة.' },
  blankCurrent: 'اكتب كلمة المرور الحالية',
  tooShort: 'كلمة المرور الجديدة قصيرة. اكتب 8 أحرف على الأقل',
  same: 'هذه كلمة المرور الحالية نفسها. اختر غيرها',
  wrong: 'كلمة المرور الحالية غير صحيحة',
  weak: 'كلمة المرور الجديدة سهلة التخمين. اختر أطول منها',
  /** The provider's own policy, by the words of its message. */
  policy: (missing: readonly string[]): string => `كلمة المرور الجديدة تحتاج إلى: ${missing.join('، ')}`,
  requirements: {
    'lower case': 'حرف لاتيني صغير',
    'upper case': 'حرف لاتيني كبير',
    numeric: 'رقم',
    'non-alphanumeric': 'رمز مثل \u2066!\u2069 أو \u2066#\u2069',
    'at least': 'أحرف أكثر',
    'at most': 'أحرف أقل',
  },
  failed: 'لم تتغيّر كلمة المرور. أعد المحاولة',
} as const
