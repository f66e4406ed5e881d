// The content of the local site, with roles instead of people's names. The video links play freely licensed films.

export const ADMIN = { email: 'admin@example.com', password: 'admin-demo-2024' }

/**
 * Images of scripts/seed/images and names, in display order.
 * @type {[image: string, name: string][]}
 */
export const PRODUCTS = [
  ['letter-cards', 'بطاقات الحروف والأصوات'],
  ['language-kit', 'حقيبة اختبار اللغة'],
  ['sequence-puzzle', 'أحجية التسلسل'],
  ['story-book', 'قصص للحوار'],
  ['letter-blocks', 'مكعبات الحروف'],
  ['speech-mirror', 'مرآة النطق'],
  ['reasoning-test', 'اختبار ذكاء للأطفال'],
  ['feelings-cards', 'بطاقات المشاعر'],
  ['event-cards', 'بطاقات ترتيب الأحداث'],
  ['breath-pinwheel', 'مروحة تمارين النَّفَس'],
  ['stacking-cups', 'أكواب التكديس'],
  ['exercise-book', 'كتاب تمارين النطق'],
  ['matching-puzzle', 'أحجية المطابقة'],
  ['home-kit', 'حقيبة التدريب المنزلي'],
]

/**
 * One video for every kind of link.
 * @type {{ title: string, url: string, description?: string, duration?: string }[]}
 */
export const VIDEOS = [
  {
    title: 'متى أسأل عن تأخّر الكلام؟',
    url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    description:
      'علامات في السنوات الثلاث الأولى تستحق أن تعرضها على مختص، وكيف تتابع نمو كلام طفلك.',
    duration: '10:34',
  },
  {
    title: 'خمس ألعاب للكلام في عشر دقائق',
    url: 'https://youtu.be/eRsGyueVLvQ',
    description: 'ألعاب لا تحتاج إلى أدوات، يلعبها الوالدان مع الطفل قبل النوم أو في السيارة.',
    duration: '14:48',
  },
  {
    title: 'صحّح نطق الكلمة دون أن تُحرج طفلك',
    url: 'https://www.youtube.com/shorts/R6MlUcmOul8',
    description: 'أعد الكلمة صحيحة داخل جملتك، ودَع طفلك يسمعها منك.',
  },
  {
    title: 'لقاء مفتوح: أسئلة الوالدين عن التأتأة',
    url: 'https://www.youtube.com/live/TLkA0RELQ1g',
    description: 'أسئلة تتكرر من الوالدين، وما يساعد الطفل على أن يتكلم براحة.',
  },
  {
    title: 'تمرين النَّفَس قبل الكلام',
    url: 'https://drive.google.com/file/d/1aBcDeFgHiJkLmNoPqRsTuVwXyZ012345/view?usp=sharing',
    description: 'تمرين قصير بالنفخ والعدّ يُعاد كل يوم، ويصلح من عمر أربع سنوات.',
    duration: '3:20',
  },
  {
    title: 'رتّب ركن اللعب لحديث أطول مع طفلك',
    url: 'https://www.facebook.com/watch/?v=10153231379946729',
    description: 'أين تضع الألعاب، وكم لعبة تكفي، ولماذا نترك بعضها بعيداً عن يده.',
  },
  {
    title: 'قبل الجلسة الأولى: ماذا تُحضر معك؟',
    url: 'https://fb.watch/aB3dE5gH7j/',
  },
  {
    title: 'نشاط وصف الصورة خطوة بخطوة',
    url: 'https://interactive-examples.mdn.mozilla.net/media/cc0-videos/flower.mp4',
    description: 'من تسمية الأشياء إلى جملة كاملة، بصورة واحدة من كتاب طفلك.',
    duration: '0:05',
  },
]

/** `image` names an image of scripts/seed/images; the last member has none, so that the default avatar shows. */
export const TEAM = [
  {
    name: 'أخصائية نطق وتخاطب',
    title: 'قسم النطق والتخاطب',
    specialization: 'تأخّر اللغة والطلاقة',
    image: 'team-1',
    credentials: [
      'تقييم النطق واللغة',
      'جلسات فردية وجماعية',
      'تدريب الوالدين على المتابعة في البيت',
    ],
    icon: 'BookOpen',
    color: 'text-primary',
  },
  {
    name: 'أخصائي تعديل سلوك',
    title: 'قسم تعديل السلوك',
    specialization: 'فرط الحركة وتشتّت الانتباه',
    image: 'team-2',
    credentials: ['خطط سلوكية منزلية', 'تدريب الوالدين'],
    icon: 'Heart',
    color: 'text-accent',
  },
  {
    name: 'أخصائية صعوبات تعلّم',
    title: 'قسم صعوبات التعلّم',
    specialization: 'القراءة والكتابة والحساب',
    image: 'team-3',
    credentials: ['تقييم وبرامج تعليمية', 'تواصل مع المدرسة'],
    icon: 'GraduationCap',
    color: 'text-secondary',
  },
  {
    name: 'أخصائي اختبارات ومقاييس',
    title: 'وحدة القياس',
    specialization: 'مقاييس الذكاء واللغة',
    image: 'team-4',
    credentials: ['تطبيق الاختبارات المقننة', 'تقرير مكتوب يُشرح للوالدين'],
    icon: 'Award',
    color: 'text-red-600',
  },
  {
    name: 'أخصائية إرشاد أسري',
    title: 'الإرشاد الأسري والتربوي',
    specialization: 'دعم الوالدين والإخوة',
    image: '',
    credentials: ['جلسات إرشاد للوالدين', 'مجموعات دعم للأسر'],
    icon: 'Users',
    color: 'text-primary',
  },
]

export const DIRECTOR = {
  name: 'المدير العام',
  titles: ['النطق والتخاطب', 'الإرشاد الأسري', 'تدريب المختصين'],
  credentials: [
    'تقييم النطق واللغة',
    'تطبيق اختبارات اللغة المقننة',
    'تطبيق مقاييس الذكاء',
    'برامج تعديل السلوك',
    'برامج صعوبات التعلّم',
    'الإرشاد الأسري والتربوي',
    'إعداد الخطط العلاجية الفردية',
    'قيادة الجلسات الجماعية',
    'تدريب المختصين على الاختبارات',
    'متابعة الطفل مع المدرسة',
  ],
  highlights: [
    { text: 'خطة مكتوبة لكل طفل', color: 'text-primary' },
    { text: 'الوالدان شريكان في الخطة', color: 'text-accent' },
    { text: 'نحفظ سرّية ملف طفلك', color: 'text-secondary' },
    { text: 'متابعة دورية وتقارير واضحة', color: 'text-red-600' },
  ],
}

/**
 * The details of the centre, as they are stored: every row of a list is a line, except the partners, whose `logo` is an
 * image of scripts/seed/images. Numbers, licences and companies are invented.
 */
export const CENTRE = {
  phones: ['+966550123467 الجوال', '+966112345067 الاستقبال'],
  whatsapp: '966550123467',
  email: 'salam@nutq.example',
  city: 'الرياض',
  address: 'حي الياسمين، شارع الأمانة',
  mapUrl: 'https://www.google.com/maps/search/?api=1&query=24.8236,46.6421',
  parking: 'مواقف مجانية خلف المبنى، ومدخل لعربات الأطفال والكراسي المتحركة من الجهة الشرقية',
  hours: ['01234 09:00 13:00', '01234 16:00 21:00', '6 16:00 21:00'],
  exceptions: ['2027-03-09 2027-03-13 - - عيد الفطر', '2027-02-08 2027-03-08 20:00 23:30 رمضان'],
  registration: '1010000467',
  vat: '300000046700003',
  licence: '1400004670',
  regulator: 'وزارة الصحة',
  photosUrl: 'https://www.instagram.com/nutq.example/',
  pageUrl: 'https://www.facebook.com/nutq.example.families/',
  secondPageUrl: 'https://www.facebook.com/nutq.example.specialists/',
  shortVideosUrl: 'https://www.tiktok.com/@nutq.example',
  agencyName: 'استوديو سطر',
  agencyUrl: 'https://satr.example/',
  childrenHelped: 1000,
  satisfactionPercent: 98,
  years: 10,
  sessionsPerMonth: 500,
  specialistsTrained: 100,
  certificates: 15,
  aboutChildren: 500,
  partners: [
    { name: 'سنبلة للتمويل', logo: 'logo-1' },
    { name: 'أقساط واحة', logo: 'logo-2' },
    { name: 'نسيم للتقسيط', logo: 'logo-3' },
    { name: 'مرسى للمدفوعات', logo: 'logo-4' },
    { name: 'دفعة هنا', logo: '' },
    { name: 'رفيق للتمويل', logo: '' },
  ],
  motherAlone: 'تحجز الأم وتحضر مع طفلها',
  womenSpecialists: 'معنا أخصائيات. اطلب أخصائية عند الحجز إن أردت',
  replyPromise: 'خلال ساعتين في ساعات العمل',
  legalReviewed: '2026-09-01',
}
