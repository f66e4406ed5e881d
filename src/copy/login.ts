/** The dashboard's login page. */
export const login = {
  title: 'تسجيل دخول الإدارة',
  lead: 'أهلاً بك. أدخل بياناتك لإدارة محتوى الموقع.',
  motto: ['كل كلمة تبدأ', 'بمن يسمعها'],
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  submit: 'تسجيل الدخول',
  submitting: 'جارٍ تسجيل الدخول',
  success: 'تم تسجيل الدخول بنجاح',
  toSite: 'زيارة الموقع',

  blankEmail: 'يرجى إدخال البريد الإلكتروني',
  blankPassword: 'يرجى إدخال كلمة المرور',
  /** By the provider's code, without its prefix. */
  errors: {
    'user-not-found': 'البريد الإلكتروني غير مسجل',
    'wrong-password': 'كلمة المرور خاطئة',
    'invalid-email': 'البريد الإلكتروني غير صحيح',
    'user-disabled': 'تم تعطيل هذا الحساب',
    'too-many-requests': 'تم تجاوز عدد المحاولات المسموح، حاول مرة أخرى لاحقاً',
    'network-request-failed': 'خطأ في الاتصال بالإنترنت',
    'invalid-credential': 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
    'invalid-login-credentials': 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
  },
  network: 'خطأ في الاتصال بالإنترنت',
  other: 'حدث خطأ أثناء تسجيل الدخول',
  notAdmin: 'ليس لديك صلاحية الدخول إلى لوحة التحكم. هذا الحساب ليس حساب إدارة. اطلب الصلاحية من مسؤول الموقع.',
  notConfigured: 'لم يكتمل إعداد الموقع بعد، فلا يمكن تسجيل الدخول. اطلب من الدعم الفني إكماله.',

  /** Why the administrator was signed out. */
  ended: {
    inactivity: 'سجّلنا خروجك بعد 30 دقيقة دون نشاط. ما كتبته محفوظ على هذا الجهاز، وستجده بعد تسجيل الدخول.',
    elsewhere: 'سُجّل خروجك من نافذة أخرى.',
    removed: 'لم تعد لهذا الحساب صلاحية إدارة الموقع، فسُجّل خروجك. اطلب الصلاحية من مسؤول الموقع.',
  },

  /** The dialog that asks for the password over the open page. */
  again: {
    title: 'أدخل كلمة المرور',
    text: 'نطلبها من جديد حفاظاً على محتوى الموقع. ما كتبته يبقى كما هو.',
    /** Near the end of the 12 hours for which a sign-in is accepted. */
    old: 'مضى على تسجيل دخولك نحو 12 ساعة. أدخل كلمة المرور ليستمر الحفظ. ما كتبته يبقى كما هو.',
    submit: 'متابعة',
    submitting: 'جارٍ التحقق',
    cancel: 'إلغاء',
  },

  forgot: 'نسيت كلمة المرور؟',
  reset: {
    title: 'كلمة مرور جديدة',
    lead: 'اكتب بريدك، ونرسل إليه رابطاً لتعيين كلمة مرور جديدة.',
    submit: 'أرسل الرابط',
    /** The same words whether or not the address has an account. */
    sent: 'إن كان هذا البريد مسجلاً فستصلك رسالة فيها الرابط خلال دقائق. تحقّق من البريد غير المرغوب فيه أيضاً.',
    other: 'تعذّر إرسال الرابط، حاول مرة أخرى لاحقاً',
    back: 'العودة إلى تسجيل الدخول',
  },
} as const
