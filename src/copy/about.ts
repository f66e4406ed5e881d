import { config } from '../config'
import { plural } from '../lib/words'
import { certificates, children, specialists, years } from './nouns'

const { figures } = config

/** About us. Expert cards name fields of work, never a person: members are on the team page, from the database. */
export const about = {
  eyebrow: 'من نحن',
  title: 'نسمع طفلك، ثم نعمل معك',
  lead: `في ${config.name} ننمّي مهارات الأطفال والمراهقين، ونساعدهم في النطق والتخاطب. نبدأ من سؤالك، ونشرح كل خطوة بكلام بسيط.`,
  counters: {
    label: 'أرقام من عملنا',
    items: [
      { value: `+${figures.aboutChildren}`, label: `${plural(figures.aboutChildren, children)} عملنا معهم في الجلسات` },
      { value: `+${figures.years}`, label: `${plural(figures.years, years)} من الخبرة` },
      { value: `+${figures.specialistsTrained}`, label: `${plural(figures.specialistsTrained, specialists)} درّبناهم` },
      { value: `+${figures.certificates}`, label: plural(figures.certificates, certificates) },
    ],
  },
  experts: {
    eyebrow: 'خبراؤنا',
    title: 'لكل سؤال مختص',
    lead: 'هذه مجالات العمل في المركز. أسماء الفريق ومؤهلات كل عضو في صفحة الفريق.',
    team: 'تعرّف إلى الفريق',
    cards: [
      {
        id: 'speech',
        title: 'النطق والتخاطب',
        text: 'أخصائي نطق معتمد في تقنيات التخاطب: تأخّر اللغة، ومخارج الحروف، والتأتأة.',
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
      { id: 'training', title: 'التدريب والإحصاء', text: 'دورات للمختصين، واستشارات إحصائية لطلاب الدراسات العليا.' },
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
  achievements: {
    title: 'إنجازاتنا',
    items: [
      `أكثر من ${figures.years} ${plural(figures.years, years)} من العمل مع الأطفال والمراهقين وأسرهم`,
      `تدريب أكثر من ${figures.specialistsTrained} ${plural(figures.specialistsTrained, specialists)}`,
      `أكثر من ${figures.certificates} ${plural(figures.certificates, certificates)} في مجالات عملنا`,
      'ألعاب تعليمية للأسر، واختبارات ذكاء للمختصين',
    ],
  },
  promise: {
    title: 'كيف نعمل',
    items: [
      { title: 'نسمعك أولاً', text: 'أنت أعرف الناس بطفلك. نبدأ من ملاحظاتك.' },
      { title: 'نشرح بكلام واضح', text: 'لا مصطلحات بلا شرح، ولا نتيجة بلا خطوة تالية.' },
      { title: 'نعمل معك في البيت', text: 'تمارين قصيرة بعد كل جلسة، لأن التقدّم يحدث كل يوم.' },
    ],
  },
} as const
