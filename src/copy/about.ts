import { config } from '../config'
import { plural, sayCountFrom } from '../lib/text/arabic'
import { certificates, children, specialists, years } from './nouns'

type Figures = Record<
  'aboutChildren' | 'years' | 'specialistsTrained' | 'certificates',
  number | null
>

/** About us. Expert cards name fields of work, never a person: members are on the team page, from the database. */
export const about = {
  eyebrow: 'من نحن',
  title: 'نسمع طفلك، ثم نعمل معك',
  lead: `في ${config.name} ننمّي مهارات الأطفال والمراهقين، ونساعدهم في النطق والتخاطب. نبدأ من سؤالك، ونشرح كل خطوة بكلام بسيط.`,
  counters: (centre: Figures) => ({
    label: 'أرقام من عملنا',
    items: [
      ...sayCountFrom(3, centre.aboutChildren, (count) => ({
        value: `+${count}`,
        label: `${plural(count, children)} عملنا معهم في الجلسات`,
      })),
      ...sayCountFrom(3, centre.years, (count) => ({
        value: `+${count}`,
        label: `${plural(count, years)} خبرة`,
      })),
      ...sayCountFrom(3, centre.specialistsTrained, (count) => ({
        value: `+${count}`,
        label: `${plural(count, specialists)} درّبناهم`,
      })),
      ...sayCountFrom(3, centre.certificates, (count) => ({
        value: `+${count}`,
        label: plural(count, certificates),
      })),
    ],
  }),
  experts: {
    eyebrow: 'مجالاتنا',
    title: 'لكل سؤال مختص',
    lead: 'هذه مجالات العمل في المركز. أسماء الفريق ومؤهلات كل عضو في صفحة الفريق.',
    team: 'تعرّف إلى الفريق',
    cards: [
      {
        id: 'speech',
        title: 'النطق والتخاطب',
        text: 'مع أخصائي نطق معتمد في تقنيات التخاطب، نعمل على تأخّر اللغة واللثغة ومخارج الحروف والتأتأة (التلعثم).',
      },
      {
        id: 'tests',
        title: 'القياس والتقييم',
        text: 'تطبيق اختبارات الذكاء واللغة والمقاييس النفسية، وشرح نتائجها للوالدين.',
      },
      {
        id: 'behaviour',
        title: 'السلوك والإرشاد',
        text: 'تعديل السلوك، والإرشاد الأسري والتربوي، وخطة تُطبَّق في البيت.',
      },
      {
        id: 'training',
        title: 'التدريب والإحصاء',
        text: 'دورات للمختصين، واستشارات إحصائية لطلاب الدراسات العليا.',
      },
    ],
  },
  qualifications: {
    title: 'مؤهلاتنا',
    items: [
      'أخصائي نطق معتمد في تقنيات التخاطب',
      'موزّع لاختبارات اللغة وبرامجها',
      'تطبيق اختبارات الذكاء واللغة والمقاييس النفسية والمتخصصة',
      'جلسات واختبارات لصعوبات التعلّم',
      'تدريب على برامج التحليل الإحصائي',
    ],
  },
  achievements: (centre: Figures) => ({
    title: 'إنجازاتنا',
    items: [
      ...sayCountFrom(
        3,
        centre.years,
        (count) => `أكثر من ${count} ${plural(count, years)} من العمل مع الأطفال والمراهقين وأسرهم`,
      ),
      ...sayCountFrom(
        3,
        centre.specialistsTrained,
        (count) => `تدريب أكثر من ${count} ${plural(count, specialists)}`,
      ),
      ...sayCountFrom(
        3,
        centre.certificates,
        (count) => `أكثر من ${count} ${plural(count, certificates)} في مجالات عملنا`,
      ),
      'توفير ألعاب تعليمية للأسر، واختبارات ذكاء للمختصين',
    ],
  }),
  promise: {
    title: 'كيف نعمل',
    items: [
      { title: 'نسمعك أولاً', text: 'أنت أعرف الناس بطفلك. نبدأ من ملاحظاتك.' },
      { title: 'نشرح بكلام واضح', text: 'لا مصطلحات بلا شرح، ولا نتيجة بلا خطوة تالية.' },
      { title: 'نعمل معك في البيت', text: 'تمارين قصيرة بعد كل جلسة، لأن طفلك يتعلّم معك كل يوم.' },
    ],
  },
} as const
