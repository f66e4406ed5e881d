import { isolate, isolateParts, plural, sayCountFrom, withoutStop } from '../lib/text/arabic'
import { years } from './nouns'

/** The banner of the home page. */
export const hero = {
  eyebrow: 'مركز للنطق والتخاطب وتنمية المهارات',
  title: ['نساعد طفلك على', 'أن يقول ما يريد'],
  subtitle: (city: string): string =>
    `${city ? `في ${isolate(city)}: ` : ''}نطق وتخاطب، ومهارات، وسلوك، وصعوبات تعلّم، واختبارات، وإرشاد أسري، وجلسات جماعية، ودورات، وإحصاء.`,
  director: (name: string, title: string): string =>
    isolateParts(title ? `${name}، ${title}` : name),
  licence: (regulator: string, licence: string): string =>
    `${regulator ? `ترخيص ${isolateParts(regulator)} رقم` : 'رقم الترخيص الصحي'} ${isolate(licence)}`,
  proof: (experience: number | null): string =>
    [
      'أخصائي نطق معتمد',
      ...sayCountFrom(3, experience, (count) => `خبرة أكثر من ${count} ${plural(count, years)}`),
    ].join(' · '),
  fees: 'الرسوم',
  anyTime: 'اكتب لنا على واتساب في أي وقت',
  anyTimeWithReply: (promise: string): string =>
    `اكتب لنا على واتساب في أي وقت، ونردّ ${isolateParts(withoutStop(promise))}.`,
  art: 'أخصائية تستمع إلى طفل يركّب كلمة من مكعبات الحروف',
  available: 'الحجز متاح الآن',
  intelligence: 'اختبارات الذكاء',
  claimsLabel: 'ما يميّز المركز',
  claims: [
    'أخصائي نطق معتمد في تقنيات التخاطب',
    'موزّع لاختبارات اللغة وبرامجها',
    'اختبارات ذكاء وألعاب تعليمية',
    'الدفع بالبطاقة أو بالتقسيط',
  ],
} as const
