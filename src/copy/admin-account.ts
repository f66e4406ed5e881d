/** The account card of the overview. */
export const account = {
  title: 'حسابك',
  email: 'البريد الإلكتروني',
  /** A mail with a link, because the provider then also signs every other device out. */
  change: 'تغيير كلمة المرور',
  sent: 'أرسلنا رابطاً إلى بريدك لتعيين كلمة مرور جديدة: 12 حرفاً على الأقل، وجملة طويلة خير من كلمة فيها رموز.',
  /** Before the time of the last sign-in on any device. */
  lastSignIn: 'آخر تسجيل دخول:',
  lost: 'ضاع هاتفك، أو عرف أحد كلمة المرور؟ غيّر كلمة المرور أولاً، ثم سجّل الخروج من كل الأجهزة.',
  everywhere: {
    button: 'تسجيل الخروج من كل الأجهزة',
    title: 'تسجيل الخروج من كل الأجهزة؟',
    text: 'ينتهي تسجيل الدخول خلال دقيقة على كل جهاز دخل هذا الحساب، وعلى هذا الجهاز أيضاً. ثم سجّل الدخول بكلمة المرور من جديد. ما كتبته محفوظ على هذا الجهاز.',
    confirm: 'سجّل الخروج',
    cancel: 'إلغاء',
  },
} as const
