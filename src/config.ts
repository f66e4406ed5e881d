/**
 * Facts about the business, in one place. Everything marked "placeholder" must be replaced by the centre before
 * going live. What is empty is not shown on the site.
 */
export const config = {
  name: 'مركز نُطق الطفل', // placeholder
  descriptor: 'للتخاطب وتنمية المهارات',
  /** E.164 without spaces: what the phone dials. `display` is what people read. Placeholders. */
  phones: [
    { e164: '+966500000000', display: '050 000 0000' },
    { e164: '+966110000000', display: '011 000 0000' },
  ],
  /** Digits only, as wa.me wants them. The same number as the first phone. Placeholder. */
  whatsapp: '966500000000',
  email: 'info@example.com', // placeholder
  city: '', // for example: الرياض
  address: '',
  /** A link to a map of the centre; the map itself is opened only when somebody asks for it. */
  mapUrl: '',
  /** 0 = Sunday. Times in Asia/Riyadh, 24 h. An empty list hides the opening hours. Placeholder: the centre confirms. */
  hours: [] as { days: number[]; opens: string; closes: string }[],
  legal: { registration: '', vat: '', licence: '', regulator: '' } as Record<
    'registration' | 'vat' | 'licence' | 'regulator',
    string
  >,
  /** Of the privacy policy and the terms: the ISO day of their last change, and the years a file is kept after a visit. */
  legalTexts: { updated: '' as string, recordYears: 0 as number },
  social: {
    photos: 'https://www.instagram.com/', // placeholder
    pages: ['https://www.facebook.com/', 'https://www.facebook.com/'], // placeholders: two pages
    shortVideos: 'https://www.tiktok.com/', // placeholder
    /** What the QR picture opens. */
    qr: 'https://wa.me/966500000000',
  },
  /** Where the uploader's hosted mode sends pictures; used only with VITE_IMAGE_HOST_CLIENT_ID. */
  imageHostUrl: 'https://api.imgur.com/3/image',
  agency: { name: 'وكالة الويب', url: 'https://example.com/' }, // placeholders
  /** Instalment partners: placeholders until the centre names the companies it has contracts with. */
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
} as const
