import { admin } from './admin'

/** The account card of the overview. */
export const adminAccount = {
  title: 'حسابك',
  email: 'البريد الإلكتروني',
  /** A mail with a link, because the provider then also signs every other device out. */
  change: 'إرسال رابط تغيير كلمة المرور',
  sent: 'أرسلنا إلى بريدك رابطاً لتعيين كلمة مرور جديدة من 12 حرفاً على الأقل. بعد تغييرها سجّل الدخول من جديد على كل جهاز.',
  /** Stands before the time of the last sign-in on any device. */
  lastSignIn: 'آخر تسجيل دخول:',
  lost: 'ضاع هاتفك، أو عرف أحد كلمة المرور؟ غيّر كلمة المرور أولاً، ثم سجّل الخروج من كل الأجهزة.',
  everywhere: {
    button: 'تسجيل الخروج من كل الأجهزة',
    title: 'تسجيل الخروج من كل الأجهزة؟',
    text: `ينتهي تسجيل الدخول إلى هذا الحساب خلال دقيقة على كل الأجهزة، وهذا الجهاز منها. ${admin.kept}`,
    confirm: 'تسجيل الخروج',
    cancel: 'إلغاء',
  },
} as const
