import { defaultCentre, emptyCentreFields, type CentreFields } from '../../src/data/content/centre'

/** The details of a centre that has filled in every field. */
export const fullCentre: CentreFields = {
  ...defaultCentre,
  phones: [
    { label: 'الاستقبال', number: '+966512345678' },
    { label: 'الإدارة', number: '+966112345678' },
    { label: 'الرقم الموحّد', number: '+966920012345' },
  ],
  whatsapp: '966512345678',
  email: 'care@centre.example',
  city: 'الرياض',
  address: 'طريق الملك فهد، مبنى 12',
  mapUrl: 'https://maps.example.com/centre',
  parking: 'مواقف مجانية خلف المبنى',
  hours: [
    { days: [0, 1, 2, 3, 4], opens: '16:00', closes: '21:30' },
    { days: [6], opens: '09:00', closes: '12:00' },
  ],
  exceptions: [
    { from: '2026-11-24', to: '2026-11-25', opens: '', closes: '', note: 'إجازة قصيرة' },
  ],
  registration: '1010123456',
  vat: '300123456700003',
  licence: '1400012345',
  regulator: 'وزارة الصحة',
  photosUrl: 'https://www.instagram.com/centre',
  pageUrl: 'https://www.facebook.com/centre.families',
  secondPageUrl: 'https://www.facebook.com/centre.experts',
  shortVideosUrl: 'https://www.tiktok.com/@centre',
  qrUrl: 'https://links.example.com/centre',
  agencyName: 'وكالة الويب',
  agencyUrl: 'https://agency.example.com/',
  partners: Array.from({ length: 10 }, (_, index) => ({
    id: `p${index + 1}`,
    name: `شركة ${index + 1}`,
    logo: '',
    order: index + 1,
  })),
  replyPromise: 'خلال ساعتين في ساعات العمل',
  legalReviewed: '2026-10-01',
}

/** The details of a centre that has filled in nothing but its numbers. */
export const emptyCentre: CentreFields = {
  ...emptyCentreFields,
  phones: defaultCentre.phones,
  whatsapp: defaultCentre.whatsapp,
}
