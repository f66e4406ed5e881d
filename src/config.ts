/** The image host of the uploader; used only with VITE_IMAGE_HOST_CLIENT_ID. The public pages do not load it. */
export const IMAGE_HOST_URL = 'https://api.imgur.com/3/image'

/** The year in which the copyright begins. */
export const COPYRIGHT_YEAR = 2024

/** Facts that the developer sets once. The administrator edits all others in the dashboard (data/content/centre.ts). */
export const config = {
  name: 'مركز نُطق الطفل', // placeholder
  descriptor: 'للتخاطب وتنمية المهارات',
  /** The telephone for help with the dashboard (E.164). When empty, the administrator is told to ask the developer. */
  supportPhone: '',
  /** The years that a child's file is kept after the last visit; 0 until the centre has decided. */
  recordYears: 0,
  /** Placeholders of the director's name and of a credential. The first one is shown. A save drops all of them. */
  directorPlaceholders: ['مدير المركز', 'اسم المدير', 'المؤهل العلمي (يضيفه المركز)'],
  /** What pages show while no details of the centre are stored. Every other field is empty, and is not shown. */
  defaults: {
    childrenHelped: 1000,
    satisfactionPercent: 98,
    years: 10,
    sessionsPerMonth: 500,
    specialistsTrained: 100,
    certificates: 15,
    aboutChildren: 500,
  },
  /** The numbers of pages and the form until the centre gives its own. A build of a configured project refuses them. */
  placeholderNumbers: {
    phones: [
      { label: 'الجوال', number: '+966500000000' },
      { label: 'الهاتف', number: '+966110000000' },
    ],
    whatsapp: '966500000000',
  },
  /** The accounts and partners of the specification while nothing is stored. They are invented. No form offers them. */
  placeholderAccounts: {
    email: 'info@example.com',
    photosUrl: 'https://example.com/photos',
    pageUrl: 'https://example.com/families',
    secondPageUrl: 'https://example.com/experts',
    shortVideosUrl: 'https://example.com/short-videos',
    qrUrl: 'https://example.com/page',
    agencyName: 'اسم الوكالة',
    agencyUrl: 'https://example.com/agency',
    partners: [
      ...Array.from({ length: 8 }, (_, index) => `شركة تمويل ${index + 1}`),
      'بوابة دفع',
      'ش.ت.م',
    ].map((name, index) => ({ id: `placeholder-${index + 1}`, name, logo: '' })),
  },
}
