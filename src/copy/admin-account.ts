/** The account card of the overview. */
export const account = {
  title: 'حسابك',
  email: 'البريد الإلكتروني',
  /** A mail with a link, because the provider then also signs every other device out. */
  change: 'تغيير كلمة المرور',
  sent: 'أرسلنا رابطاً إلى بريدك لتعيين كلمة مرور جديدة: 12 حرفاً على الأقل، وجملة طويلة خير من كلمة فيها رموز.',
  lost: 'ضاع هاتفك؟ غيّر كلمة المرور من جهاز آخر، فيخرج الهاتف من الحساب خلال ساعة.',
} as const
