/** The picture host of the uploader; used only with VITE_IMAGE_HOST_CLIENT_ID. The public pages do not load it. */
export const IMAGE_HOST_URL = 'https://api.imgur.com/3/image'

/** What the developer sets once. The administrator keeps everything else in the dashboard (src/data/content/centre.ts). */
export const config = {
  name: 'مركز نُطق الطفل', // placeholder
  descriptor: 'للتخاطب وتنمية المهارات',
  /**
   * The telephone for help with the site, as E.164; only the administrator sees it. Empty: she is told to ask whoever made it.
   */
  supportPhone: '',
  /** The years that a child's file is kept after the last visit; 0 until the centre has decided. */
  recordYears: 0,
  /**
   * Texts that stand in for the director's name or a credential: the one shown now, then those of earlier releases. A save
   * drops them.
   */
  directorPlaceholders: ['مدير المركز', 'اسم المدير', 'المؤهل العلمي (يضيفه المركز)'],
  /** What pages show while the database holds no details of the centre; every other field is empty and not shown. */
  defaults: {
    // Placeholders: a build of a configured project refuses them.
    phones: [
      { label: 'الجوال', number: '+966500000000' },
      { label: 'الهاتف', number: '+966110000000' },
    ],
    whatsapp: '966500000000',
    childrenHelped: 1000,
    satisfactionPercent: 98,
    years: 10,
    sessionsPerMonth: 500,
    specialistsTrained: 100,
    certificates: 15,
    aboutChildren: 500,
  },
  /**
   * What stands in for the accounts and partners of the specification while nothing is stored. It names nobody real, and no
   * form offers it.
   */
  placeholders: {
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
    ].map((name, index) => ({ id: `placeholder-${index + 1}`, name, logo: '', order: index + 1 })),
  },
}
