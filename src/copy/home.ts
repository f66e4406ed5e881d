import { isolate, isolatePhones, plural, sayCount, sayCountFrom, withoutStop } from '../lib/arabic'
import { children, sessions, years } from './nouns'

type Figures = Record<
  'childrenHelped' | 'years' | 'satisfactionPercent' | 'sessionsPerMonth',
  number | null
>

/** The banner, the figures and the closing band of the home page. */
export const home = {
  hero: {
    eyebrow: 'مركز للنطق والتخاطب وتنمية المهارات',
    title: ['نساعد طفلك على', 'أن يقول ما يريد'],
    subtitle: (city: string): string =>
      `${city ? `في ${isolate(city)}: ` : ''}نطق وتخاطب، ومهارات، وسلوك، وصعوبات تعلّم، واختبارات، وإرشاد أسري، وجلسات جماعية، ودورات، وإحصاء.`,
    director: (name: string, title: string): string =>
      isolatePhones(title ? `${name}، ${title}` : name),
    licence: (regulator: string, licence: string): string =>
      `${regulator ? `ترخيص ${isolatePhones(regulator)} رقم` : 'رقم الترخيص الصحي'} ${isolate(licence)}`,
    proof: (experience: number | null): string =>
      [
        'أخصائي نطق معتمد',
        ...sayCountFrom(3, experience, (count) => `خبرة أكثر من ${count} ${plural(count, years)}`),
      ].join(' · '),
    book: 'اتصل واحجز',
    fees: 'الرسوم',
    anyTime: 'اكتب لنا على واتساب في أي وقت',
    anyTimeWith: (promise: string): string =>
      `اكتب لنا على واتساب في أي وقت، ونردّ ${isolatePhones(withoutStop(promise))}.`,
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
  },
  figures: (centre: Figures) => ({
    label: 'المركز بالأرقام',
    items: [
      ...sayCountFrom(3, centre.childrenHelped, (count) => ({
        value: `+${count}`,
        label: `${plural(count, children)} ساعدتهم خدماتنا`,
      })),
      ...sayCountFrom(3, centre.years, (count) => ({
        value: `+${count}`,
        label: `${plural(count, years)} خبرة`,
      })),
      ...sayCount(centre.satisfactionPercent, (count) => ({
        value: `${count}%`,
        label: 'رضا الأسر',
      })),
      ...sayCountFrom(3, centre.sessionsPerMonth, (count) => ({
        value: `+${count}`,
        label: `${plural(count, sessions)} كل شهر`,
      })),
    ],
  }),
  closing: {
    title: ['كل كلمة تبدأ', 'بمن يسمعها'],
    text: 'احكِ لنا عن طفلك، ونتفق معك على الخطوة الأولى.',
  },
} as const
