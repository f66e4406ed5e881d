import { config } from '../config'
import { isolate } from '../lib/text/arabic'

/** The words around every public page: bar, bottom bar, footer. */
export const site = {
  skip: 'انتقل إلى المحتوى',
  logo: `${config.name}، الصفحة الرئيسية`,
  nav: {
    label: 'التنقل الرئيسي',
    menu: 'القائمة',
    home: 'الرئيسية',
    products: 'المنتجات',
    videos: 'الفيديوهات',
    about: 'من نحن',
    team: 'فريقنا',
    services: 'خدماتنا',
    installments: 'الدفع بالتقسيط',
  },
  call: 'اتصل بنا',
  book: 'اتصل واحجز',
  saveNumber: 'احفظ رقمنا',
  /** The label of the chat number in the saved contact. */
  chatNumber: 'واتساب',
  chat: 'راسلنا على واتساب',
  chatShort: 'واتساب',
  quickContact: 'تواصل سريع',
  /** The prefilled WhatsApp message. */
  chatText: 'السلام عليكم، أودّ الاستفسار عن خدمات المركز.',
  /**
   * The telephones of emergencies: the ambulance, and advice of the ministry of health, which also takes complaints.
   */
  emergency: { ambulance: '997', health: '937' },
  loading: 'جارٍ تحميل الصفحة',
  /** After a shared link to a product or a video that was deleted or hidden. */
  gone: 'لم يعد محتوى هذا الرابط معروضاً هنا.',
  /** After a shared link to a product or a video that did not load. */
  linkFailed: 'تعذّر تحميل محتوى هذا الرابط',
  footer: {
    about: 'نعمل مع الأطفال والمراهقين وأسرهم، بخطة واضحة وكلام بسيط.',
    links: 'روابط سريعة',
    services: 'خدماتنا',
    contact: 'تواصل معنا',
    social: {
      label: 'حساباتنا',
      photos: 'حسابنا على إنستغرام',
      pages: ['صفحتنا للأسر على فيسبوك', 'صفحتنا للمختصين على فيسبوك'],
      onlyPage: 'صفحتنا على فيسبوك',
      /** Shown beside the mark, which is the same for both pages. */
      audiences: ['للأسر', 'للمختصين'],
      shortVideos: 'حسابنا على تيك توك',
      qr: 'امسح الرمز لبدء محادثة واتساب',
      /** The image opens another address than the chat. */
      qrPage: 'امسح الرمز لفتح صفحتنا',
    },
    legal: {
      label: 'البيانات النظامية',
      registration: 'السجل التجاري:',
      vat: 'الرقم الضريبي:',
      licence: 'رقم الترخيص الصحي:',
      regulator: 'الجهة المرخِّصة:',
    },
    rights: 'جميع الحقوق محفوظة',
    privacy: 'سياسة الخصوصية',
    terms: 'الشروط والأحكام',
    accessibility: 'إمكانية الوصول',
    credit: (agency: string) => `تصميم وتطوير: ${isolate(agency)}`,
  },
  error: {
    title: 'تعذّر عرض هذا الجزء',
    page: 'تعذّر عرض هذه الصفحة',
    text: 'أعد المحاولة، وإن تكرر الخطأ فاتصل بنا أو راسلنا وسنساعدك.',
  },
  notFound: {
    title: ['هذه الصفحة', 'غير موجودة'],
    exact: 'Oops! Page not found',
    text: 'ربما تغيّر الرابط. عُد إلى الرئيسية، أو اتصل بنا وسنساعدك.',
    home: 'العودة إلى الرئيسية',
  },
} as const
