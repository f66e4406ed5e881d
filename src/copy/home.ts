import { config } from '../config'

const { figures } = config

/** The banner, the figures and the closing band of the home page. */
export const home = {
  hero: {
    eyebrow: 'مركز للنطق والتخاطب وتنمية المهارات',
    title: ['نساعد طفلك على', 'أن يقول ما يريد'],
    subtitle:
      'جلسات نطق وتخاطب، وتنمية مهارات، وتعديل سلوك، وصعوبات تعلّم، واختبارات ومقاييس، وإرشاد أسري، للأطفال والمراهقين.',
    book: 'احجز جلسة',
    chat: 'راسلنا واتساب',
    art: 'أخصائية تستمع إلى طفل يركّب كلمة من مكعبات الحروف',
    available: 'متاح الآن',
    intelligence: 'اختبارات الذكاء',
    claimsLabel: 'ما يميّز المركز',
    claims: [
      'اختصاصي نطق معتمد في تقنيات التخاطب',
      'موزّع لاختبارات اللغة وبرامجها',
      'اختبارات ذكاء وألعاب تعليمية',
      'الدفع بالبطاقة أو بالتقسيط',
    ],
  },
  figures: {
    label: 'المركز بالأرقام',
    items: [
      { value: `+${figures.childrenHelped}`, label: 'طفل ساعدناهم' },
      { value: `+${figures.years}`, label: 'سنوات من الخبرة' },
      { value: `${figures.satisfactionPercent}%`, label: 'رضا الأهالي' },
      { value: `+${figures.sessionsPerMonth}`, label: 'جلسة كل شهر' },
    ],
  },
  closing: {
    title: ['كل كلمة تبدأ', 'بمن يسمعها'],
    text: 'احكِ لنا عن طفلك. مكالمة واحدة تكفي لنعرف من أين نبدأ.',
  },
} as const
