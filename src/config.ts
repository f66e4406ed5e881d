/** Business facts. The centre must replace everything marked "placeholder". Empty values are not shown. */
export const config = {
  name: 'مركز نُطق الطفل', // placeholder
  descriptor: 'للتخاطب وتنمية المهارات',
  /** `e164` has no spaces; `display` is shown. Placeholders. */
  phones: [
    { e164: '+966500000000', display: '050 000 0000' },
    { e164: '+966110000000', display: '011 000 0000' },
  ],
  /** The first phone, digits only. Placeholder. */
  whatsapp: '966500000000',
  email: 'info@example.com', // placeholder
  city: '', // for example: الرياض
  address: '',
  /** A link to a map, which is not embedded. */
  mapUrl: '',
  /** 0 = Sunday. Times in Asia/Riyadh, 24 h. An empty list hides the opening hours. Placeholder. */
  hours: [] as { days: number[]; opens: string; closes: string }[],
  legal: { registration: '', vat: '', licence: '', regulator: '' } as Record<
    'registration' | 'vat' | 'licence' | 'regulator',
    string
  >,
  /** The ISO date of the last change, and the years that a file is kept after a visit. */
  legalTexts: { updated: '' as string, recordYears: 0 as number },
  social: {
    photos: 'https://www.instagram.com/', // placeholder
    pages: ['https://www.facebook.com/', 'https://www.facebook.com/'], // placeholders: two pages
    shortVideos: 'https://www.tiktok.com/', // placeholder
    qr: 'https://wa.me/966500000000',
  },
  /** The picture host of the uploader; used only with VITE_IMAGE_HOST_CLIENT_ID. */
  imageHostUrl: 'https://api.imgur.com/3/image',
  agency: { name: 'وكالة الويب', url: 'https://example.com/' }, // placeholders
  /** Instalment partners. Placeholders. */
  partners: [
    'الشريك الأول',
    'الشريك الثاني',
    'الشريك الثالث',
    'الشريك الرابع',
    'الشريك الخامس',
    'الشريك السادس',
    'الشريك السابع',
    'الشريك الثامن',
    'بوابة الدفع',
    'ش. ت. م',
  ],
  figures: {
    childrenHelped: 1000,
    satisfactionPercent: 98,
    years: 10,
    sessionsPerMonth: 500,
    specialistsTrained: 100,
    certificates: 15,
    aboutChildren: 500,
  },
  /** What pages show while the database holds no details of the centre. Empty values are not shown. */
  defaults: {
    phones: [
      { label: 'الجوال', number: '+966500000000' },
      { label: 'الهاتف', number: '+966110000000' },
    ],
    whatsapp: '966500000000',
    email: '',
    city: '',
    address: '',
    mapUrl: '',
    parking: '',
    hours: [],
    exceptions: [],
    registration: '',
    vat: '',
    licence: '',
    regulator: '',
    photosUrl: '',
    pageUrl: '',
    secondPageUrl: '',
    shortVideosUrl: '',
    qrUrl: '',
    agencyName: '',
    agencyUrl: '',
    childrenHelped: 1000,
    satisfactionPercent: 98,
    years: 10,
    sessionsPerMonth: 500,
    specialistsTrained: 100,
    certificates: 15,
    aboutChildren: 500,
    partners: [],
    replyPromise: '',
    legalReviewed: '',
  },
} as const
