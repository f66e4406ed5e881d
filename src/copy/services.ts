import { config } from '../config'
import { quoteName } from '../lib/text/arabic'

/** The nine services, in the order of their cards. `id` names the drawing, the icon and the anchor on /services. */
export const services = [
  {
    id: 'speech',
    group: 'child',
    title: 'علاج النطق والتخاطب',
    badge: 'للأطفال والمراهقين',
    description: 'نعمل مع طفلك على الأصوات والكلمات والطلاقة، بألعاب يحبها.',
    features: ['تأخّر النطق واللغة', 'التأتأة (التلعثم) واضطرابات الطلاقة', 'اللثغة ومخارج الحروف'],
  },
  {
    id: 'skills',
    group: 'child',
    title: 'تنمية المهارات',
    badge: 'للأطفال',
    description: 'نتدرّب مع طفلك على مهارات يومية يحتاج إليها في البيت والمدرسة.',
    features: ['الانتباه والتركيز', 'المهارات الحركية الدقيقة', 'الاعتماد على النفس'],
  },
  {
    id: 'behaviour',
    group: 'child',
    title: 'تعديل السلوك',
    badge: 'للأطفال والمراهقين',
    description: 'نفهم سبب السلوك أولاً، ثم نضع مع الأسرة خطة هادئة لتغييره.',
    features: ['فرط الحركة وتشتّت الانتباه', 'نوبات الغضب', 'خطة منزلية للوالدين'],
  },
  {
    id: 'learning',
    group: 'child',
    title: 'صعوبات التعلّم',
    badge: 'لطلاب المدارس',
    description: 'نحدّد الصعوبة بالاختبارات، ثم ندرّب طفلك في جلسات بطريقة تناسبه.',
    features: ['القراءة والكتابة', 'الحساب', 'متابعة مع المدرسة'],
  },
  {
    id: 'tests',
    group: 'child',
    title: 'الاختبارات والمقاييس',
    badge: 'نتيجة مشروحة',
    description: 'مقاييس ترسم صورة عن قدرات طفلك، ونشرح لك نتائجها بكلام واضح.',
    features: ['اختبارات ذكاء ولغة', 'مقاييس نفسية', 'مقاييس متخصصة'],
  },
  {
    id: 'family',
    group: 'adults',
    title: 'الإرشاد الأسري والتربوي',
    badge: 'للوالدين',
    description: 'لقاء مع الوالدين نجيب فيه عن أسئلتهما اليومية، ونتفق معهما على ما يُطبَّق في البيت.',
    features: ['التعامل مع السلوك', 'تنظيم اليوم والدراسة', 'دعم الإخوة'],
  },
  {
    id: 'group',
    group: 'child',
    title: 'الجلسات الجماعية',
    badge: 'مجموعات صغيرة',
    description: 'يتدرّب طفلك على الكلام والمشاركة مع أطفال في مثل عمره.',
    features: ['الحوار وانتظار الدور', 'اللعب المشترك', 'التهيئة للمدرسة'],
  },
  {
    id: 'training',
    group: 'adults',
    title: 'الدورات التدريبية',
    badge: 'للمختصين',
    description: 'دورات عملية لمن يعمل مع الأطفال أو يستعد لذلك.',
    features: ['التربية الخاصة', 'تطبيق الاختبارات', 'برامج التحليل الإحصائي'],
  },
  {
    id: 'students',
    group: 'adults',
    title: 'خدمات الطلاب',
    badge: 'لطلاب الدراسات العليا',
    description: 'استشارات إحصائية لرسائل الماجستير والدكتوراه.',
    features: ['تحليل البيانات', 'اختيار أدوات القياس', 'تفسير النتائج'],
  },
] as const

export type Service = (typeof services)[number]
export type Feature = Service['features'][number]

/** The features that parents notice and worry about, in an order in which a phone shows two in a line. */
export const concerns = [
  'نوبات الغضب',
  'اللثغة ومخارج الحروف',
  'القراءة والكتابة',
  'الانتباه والتركيز',
  'تأخّر النطق واللغة',
  'الاعتماد على النفس',
  'فرط الحركة وتشتّت الانتباه',
  'التأتأة (التلعثم) واضطرابات الطلاقة',
] as const satisfies readonly Feature[]

/** The service that has a feature. */
export const serviceWith = (feature: Feature): Service | undefined =>
  services.find(({ features }) => features.some((one) => one === feature))
export type ServiceId = Service['id']
export type ServiceGroup = Service['group']

/** The prefilled WhatsApp message of a service's own link. */
export const serviceMessage = (title: string, concern = ''): string =>
  `السلام عليكم، أودّ الاستفسار عن خدمة ${quoteName(title)} في ${config.name}.${concern && `\nما يقلقني: ${concern}.`}`

export const servicesWords = {
  eyebrow: 'خدماتنا',
  /** Each clause stays on one line where it can. */
  title: ['تسع خدمات تبدأ من سؤال واحد:', 'ما الذي يحتاج إليه طفلك؟'],
  lead: 'اختر الأقرب إلى ما تلاحظه، أو اسألنا ونرشدك.',
  concern: 'ما الذي يقلقك؟',
  groups: { child: 'لطفلك', adults: 'للوالدين والمختصين وطلاب الدراسات العليا' },
  features: 'التفاصيل',
  ask: 'اسأل عن هذه الخدمة',
  askAbout: (feature: string): string => `اسأل عن ${feature}`,
  /** Screen readers hear this after `features` and `ask`, which say the same on every card. */
  of: (title: string): string => `: ${quoteName(title)}`,
  share: (title: string): string => `مشاركة خدمة ${quoteName(title)}`,
  shareText: (title: string): string => `خدمة ${quoteName(title)} في ${config.name}:`,
  all: 'تفاصيل الخدمات',
  unsure: {
    title: 'لا تعرف من أين تبدأ؟',
    text: 'اكتب لنا عمر طفلك وما تلاحظه، ونرشدك إلى الخدمة الأنسب.',
    action: 'اكتب لنا عن طفلك',
    message: 'السلام عليكم، لا أعرف أي خدمة تناسب طفلي. العمر: … ما يقلقني: …',
  },
  page: {
    title: 'خدماتنا',
    lead: 'تسع خدمات للأطفال والمراهقين وأسرهم، وللمختصين وطلاب الدراسات العليا. اقرأ ما تشمله كل خدمة، واسأل عنها برسالة واحدة.',
  },
} as const
