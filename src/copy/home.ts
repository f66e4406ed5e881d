import { plural, sayCount, sayCountFrom } from '../lib/text/arabic'
import { children, sessions, years } from './nouns'

type Figures = Record<
  'childrenHelped' | 'years' | 'satisfactionPercent' | 'sessionsPerMonth',
  number | null
>

/** The figures and the closing band, which other pages have, too. */
export const home = {
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
