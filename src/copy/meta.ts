import { config } from '../config'
import { paths } from '../paths'

export type PageMeta = {
  title: string
  description: string
  canonical?: string
  isUnlisted?: boolean
}

const page = (
  title: string,
  description: string,
  rest: Omit<PageMeta, 'title' | 'description'> = {},
): PageMeta => ({
  title: `${title} | ${config.name}`,
  description,
  ...rest,
})

const team = page(
  'فريقنا',
  'تعرّف إلى إدارة المركز وأعضاء الفريق: مؤهلاتهم وتخصصاتهم وخبرتهم مع الأطفال والمراهقين.',
  {
    canonical: paths.team,
  },
)

/** Title and description of every public page. `isUnlisted`: search engines are asked to leave the page out. */
export const meta = {
  home: {
    title: `${config.name} ${config.descriptor}`,
    description:
      'نطق وتخاطب، وتنمية مهارات، وتعديل سلوك، وجلسات لصعوبات التعلّم، واختبارات ومقاييس، وإرشاد أسري وتربوي، ودورات. احجز بمكالمة أو رسالة واتساب.',
    canonical: paths.home,
  },
  services: page(
    'خدمات النطق والتخاطب وتنمية المهارات',
    'تسع خدمات للأطفال والمراهقين وأسرهم، وللمختصين وطلاب الدراسات العليا: من علاج النطق والتخاطب إلى الاختبارات والإرشاد الأسري والدورات.',
    {
      canonical: paths.services,
    },
  ),
  products: page(
    'المنتجات',
    'ألعاب وأدوات تعليمية واختبارات نستخدمها مع الأطفال. اسأل عن أي منتج برسالة واتساب.',
    {
      canonical: paths.products,
    },
  ),
  videos: page(
    'الفيديوهات',
    'فيديوهات للوالدين عن النطق واللغة والمهارات في البيت. اسألنا عمّا لم تجد جوابه.',
    {
      canonical: paths.videos,
    },
  ),
  about: page('من نحن', 'خبراتنا ومؤهلاتنا وإنجازاتنا في التخاطب وتنمية مهارات الأطفال.', {
    canonical: paths.about,
  }),
  team,
  director: team,
  installments: page(
    'الدفع بالتقسيط',
    'ادفع رسوم الجلسات بالبطاقة أو على دفعات مع الشركات الشريكة.',
    {
      canonical: paths.installments,
    },
  ),
  privacy: page('سياسة الخصوصية', 'كيف نتعامل مع بياناتك وبيانات طفلك.', {
    canonical: paths.privacy,
  }),
  terms: page('الشروط والأحكام', 'شروط استخدام الموقع وحجز الجلسات.', { canonical: paths.terms }),
  accessibility: page('إمكانية الوصول', 'كيف نتيح الموقع لكل زائر، وكيف تخبرنا بعائق فيه.', {
    canonical: paths.accessibility,
  }),
  test: page('صفحة الفحص', 'صفحة داخلية تؤكد أن الموقع يعمل.', { isUnlisted: true }),
  directorTest: page('فحص بيانات المدير', 'صفحة داخلية لفحص بيانات المدير وصورته.', {
    isUnlisted: true,
  }),
  notFound: page('الصفحة غير موجودة', 'لم نجد الصفحة المطلوبة.', { isUnlisted: true }),
} satisfies Record<string, PageMeta>

/** The text alternative of the share image. */
export const shareAlt =
  'نساعد طفلك على أن يقول ما يريد: أخصائية تستمع إلى طفل يركّب كلمة من مكعبات الحروف'
