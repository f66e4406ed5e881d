import { quoteName } from '../lib/words'

/** The dashboard's footer panel, and what it starts with. Nothing of it is stored. */
export const footerPanel = {
  title: 'تذييل الموقع',
  notice: 'هذه اللوحة للتجربة: حفظها يكتب النتيجة في سجل المتصفح فقط، ولا ينشر شيئاً في الموقع.',
  texts: 'النصوص',
  mainText: 'النص الرئيسي',
  copyright: 'نص الحقوق',
  links: 'الروابط',
  social: 'حسابات التواصل',
  linkTitle: 'العنوان',
  linkUrl: 'الرابط',
  linkOrder: 'الترتيب',
  platform: 'المنصة',
  icon: 'الأيقونة',
  icons: { link: 'رابط', photo: 'صورة', video: 'فيديو', chat: 'رسالة' },
  link: (position: number) => `الرابط ${position}`,
  account: (position: number) => `الحساب ${position}`,
  addLink: 'إضافة رابط',
  addSocial: 'إضافة حساب',
  remove: (title: string) => `حذف ${quoteName(title)}`,
  removed: (title: string) => `حُذف ${quoteName(title)}`,
  badUrl: 'رابط غير صالح: اكتب مساراً في الموقع مثل \u2066/about\u2069 أو رابطاً يبدأ بـ https',
  preview: 'معاينة الموقع',
  save: 'حفظ التذييل',
  saved: 'سُجّلت القيم في سجل المتصفح',
  savedText: 'لم يُنشر شيء: التذييل في الموقع كما كان.',
  invalid: 'صحّح الروابط المعلَّمة أولاً',
} as const

export const footerDefaults = {
  mainText: 'نعمل مع الأطفال والمراهقين وأسرهم، بخطة واضحة وكلام بسيط.',
  copyrightText: '© 2024 جميع الحقوق محفوظة',
  links: [
    { id: 'home', title: 'الرئيسية', url: '/', order: 1 },
    { id: 'services', title: 'خدماتنا', url: '/services', order: 2 },
    { id: 'about', title: 'من نحن', url: '/about', order: 3 },
  ],
  socialLinks: [
    { id: 'pages', platform: 'فيسبوك', url: 'https://www.facebook.com/', icon: 'link' },
    { id: 'photos', platform: 'إنستغرام', url: 'https://www.instagram.com/', icon: 'link' },
  ],
} as const
