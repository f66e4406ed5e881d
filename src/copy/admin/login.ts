import { home } from '../home'

const wrongEmailOrPassword = 'البريد الإلكتروني أو كلمة المرور غير صحيحة'

/** The dashboard's login page. */
export const login = {
  title: 'تسجيل دخول الإدارة',
  motto: home.closing.title,
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  submit: 'تسجيل الدخول',
  submitting: 'جارٍ تسجيل الدخول',
  success: 'تم تسجيل الدخول بنجاح',
  toSite: 'زيارة الموقع',
  /** Limits of time are said before the work starts (WCAG 2.2.1, 2.2.6). */
  limits:
    'ينتهي تسجيل الدخول بعد 30 دقيقة دون نشاط، أو بعد 12 ساعة. وتبقى المسودات 7 أيام على هذا الجهاز.',

  blankEmail: 'يرجى إدخال البريد الإلكتروني',
  blankPassword: 'يرجى إدخال كلمة المرور',
  /** The message for each error, by the provider's code without its prefix. */
  errors: {
    'user-not-found': 'البريد الإلكتروني غير مسجل',
    'wrong-password': 'كلمة المرور خاطئة',
    'invalid-email': 'البريد الإلكتروني غير صحيح',
    'user-disabled': 'تم تعطيل هذا الحساب',
    'too-many-requests': 'تم تجاوز عدد المحاولات المسموح، حاول مرة أخرى لاحقاً',
    'network-request-failed': 'خطأ في الاتصال بالإنترنت',
    'quota-exceeded': 'محاولات تسجيل الدخول كثيرة الآن. أعد المحاولة بعد ساعة.',
    'user-token-expired': 'انتهى تسجيل الدخول. سجّل الدخول من جديد.',
    'invalid-credential': wrongEmailOrPassword,
    'invalid-login-credentials': wrongEmailOrPassword,
  },
  other: 'حدث خطأ أثناء تسجيل الدخول',
  notAdmin: 'هذا الحساب لا يدير الموقع. اطلب الصلاحية من الدعم الفني.',
  notConfigured: 'لم يكتمل إعداد الموقع بعد، فلا يمكن تسجيل الدخول. اطلب من الدعم الفني إكماله.',

  /** The reason why the administrator was signed out. */
  ended: {
    inactivity:
      'سجّلنا خروجك بعد 30 دقيقة دون نشاط. ما كتبته محفوظ على هذا الجهاز، وستجده بعد تسجيل الدخول.',
    age: 'مضت 12 ساعة على تسجيل دخولك، فسجّلنا خروجك. ما كتبته محفوظ على هذا الجهاز، وستجده بعد تسجيل الدخول.',
    elsewhere:
      'انتهى تسجيل الدخول هنا، لأنك سجّلت الخروج من نافذة أخرى أو لأن كلمة المرور تغيّرت. سجّل الدخول من جديد.',
    everywhere:
      'سُجّل الخروج من هذا الحساب على كل الأجهزة. ما كتبته محفوظ على هذا الجهاز، وستجده بعد تسجيل الدخول.',
    noAccess: 'لم تعد لهذا الحساب صلاحية إدارة الموقع، فسُجّل خروجك. اطلب الصلاحية من الدعم الفني.',
  },

  forgot: 'نسيت كلمة المرور؟',
  reset: {
    title: 'كلمة مرور جديدة',
    lead: 'اكتب بريدك، ونرسل إليه رابطاً لتعيين كلمة مرور جديدة.',
    submit: 'إرسال الرابط',
    /** The same words whether or not the address has an account. */
    sent: 'إن كان هذا البريد مسجلاً فستصلك رسالة فيها الرابط خلال دقائق. تحقّق من البريد غير المرغوب فيه أيضاً.',
    other: 'تعذّر إرسال الرابط، حاول مرة أخرى لاحقاً',
    back: 'العودة إلى تسجيل الدخول',
  },
} as const
