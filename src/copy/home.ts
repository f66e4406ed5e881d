import { config } from '../config'
import { isolate, plural } from '../lib/words'
import { children, sessions, years } from './nouns'

const { figures } = config

/** The banner, the figures and the closing band of the home page. */
export const home = {
  hero: {
    eyebrow: 'مركز للنطق والتخاطب وتنمية المهارات',
    title: ['نساعد طفلك على', 'أن يقول ما يريد'],
    subtitle:
      'نطق وتخاطب، وتنمية مهارات، وتعديل سلوك، وجلسات صعوبات التعلّم، واختبارات ومقاييس، وإرشاد أسري، وجلسات جماعية، ودورات، وخدمات للطلاب.',
    proof: `أخصائي نطق معتمد · خبرة ${isolate(`+${figures.years}`)} ${plural(figures.years, years)}`,
    book: 'احجز جلسة',
    chat: 'راسلنا على واتساب',
    anyTime: 'اكتب لنا على واتساب في أي وقت',
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
  figures: {
    label: 'المركز بالأرقام',
    items: [
      {
        value: `+${figures.childrenHelped}`,
        label: `${plural(figures.childrenHelped, children)} ساعدتهم خدماتنا`,
      },
      { value: `+${figures.years}`, label: `${plural(figures.years, years)} من الخبرة` },
      { value: `${figures.satisfactionPercent}%`, label: 'رضا الأسر' },
      { value: `+${figures.sessionsPerMonth}`, label: `${plural(figures.sessionsPerMonth, sessions)} كل شهر` },
    ],
  },
  closing: {
    title: ['كل كلمة تبدأ', 'بمن يسمعها'],
    text: 'احكِ لنا عن طفلك، ونتفق في المكالمة على الخطوة الأولى.',
  },
} as const
