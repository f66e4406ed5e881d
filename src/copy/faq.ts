import { isolate, isolateParts, withoutStop } from '../lib/text/arabic'
import { site } from './site'

/** Answers that only the centre can give; a question is not shown while its answer is empty. */
type Answers = Record<
  | 'motherAlone'
  | 'womenSpecialists'
  | 'firstAppointment'
  | 'referral'
  | 'reportTime'
  | 'sessionLength'
  | 'insurance'
  | 'remoteSessions'
  | 'youngestAge',
  string
>

const answered = (question: string, answer: string) =>
  answer ? [{ question, answer: `${isolateParts(withoutStop(answer))}.` }] : []

/** The question that worries parents at night. */
const AT_NIGHT = 'هل قصّرنا مع طفلنا؟'

type Item = { question: string; answer: string; id?: 'fees' }

/** Parents' questions. Nothing here promises a length, a price or a result that the centre has not given. */
export const faq = {
  eyebrow: 'أسئلة الأسر',
  title: 'قبل أن تتصل',
  lead: 'لم تجد سؤالك؟ أرسله لنا على واتساب.',
  ask: 'أرسل سؤالك',
  more: 'أسئلة أخرى',
  atNight: AT_NIGHT,
  message: 'السلام عليكم، عندي سؤال: ',
  /** Each number is a link to call it. */
  urgent: [
    { text: 'طفلك في خطر؟ اتصل بالإسعاف ', number: site.emergency.ambulance },
    { text: '. ولأي سؤال صحي في أي وقت: ', number: site.emergency.health },
  ],
  items: (hasPartners: boolean, answers: Answers): Item[] => [
    {
      question: 'متى أستشير مختصاً؟',
      answer:
        'استشر مختصاً إذا بلغ طفلك 18 شهراً ولم يقل كلمات مفهومة، أو بلغ السنتين ولم يجمع كلمتين، أو فقد كلمات كان يقولها، أو لم يلتفت حين يُنادى. القلق وحده سبب كافٍ للسؤال.',
    },
    {
      question: 'متى أسأل عن طفل أكبر من سنتين؟',
      answer:
        'إذا استمرت التأتأة (التلعثم) أكثر من 6 أشهر، أو بدأت بعد 3 سنوات ونصف، أو صعب على الغرباء فهم كلامه بعد سن الرابعة، أو تأخّر في القراءة عن زملائه.',
    },
    {
      question: 'هل تأخّر الكلام يعني التوحّد؟',
      answer:
        'ليس بالضرورة. أسبابه كثيرة، ولا يُعرف السبب من الإنترنت ولا من رسالة، بل من مختص يرى طفلك.',
    },
    {
      question: AT_NIGHT,
      answer:
        'لا. تأخّر الكلام ليس تقصيراً منكم، وسماع لغتين في البيت لا يسبّبه. ابدؤوا بفحص سمع طفلكم، حتى لو بدا أنه يسمع جيداً. وإن فقد كلمات كان يقولها فلا تنتظروا، واسألوا مختصاً.',
    },
    {
      id: 'fees',
      question: 'كم تبلغ الرسوم؟',
      answer:
        'تختلف الرسوم بحسب الخدمة. اتصل بنا أو راسلنا، ونخبرك بها قبل الحجز، فلا تُفاجأ بشيء. السؤال بالهاتف أو واتساب بلا مقابل.',
    },
    {
      question: 'كيف يكون التقييم؟',
      answer: `نسألك عن نمو طفلك وما تلاحظه في البيت، ثم نلعب معه ونتحدث، ونستخدم مقياساً مناسباً لعمره عند الحاجة. بعدها نشرح لك ما رأيناه وما نقترحه. وإن أردت تقريراً مكتوباً فاطلبه عند الحجز${answers.reportTime && `، وتستلمه ${isolate(withoutStop(answers.reportTime))}`}.`,
    },
    {
      question: 'ماذا لو بكى طفلي أو رفض الكلام؟',
      answer: 'هذا يحدث كثيراً، ولا يضيّع الزيارة. نبدأ باللعب، وأنت معه.',
    },
    {
      question: 'هل يحضر الوالدان الجلسة؟',
      answer:
        'نعم. نرحّب بك في الجلسة الأولى كاملة، وبعدها نتفق معك على ما يناسب طفلك: الحضور معه، أو أن نخبرك في آخر الجلسة بما عملناه وما تتابعه في البيت.',
    },
    ...answered('هل يمكن للأم أن تحجز وتحضر وحدها؟', answers.motherAlone),
    ...answered('هل لديكم أخصائيات؟', answers.womenSpecialists),
    ...answered('متى يكون أول موعد؟', answers.firstAppointment),
    ...answered('هل أحتاج إلى تحويل من طبيب؟', answers.referral),
    ...answered('هل تقبلون التأمين الطبي؟', answers.insurance),
    ...answered('هل تقدّمون جلسات عن بُعد؟', answers.remoteSessions),
    ...answered('من أي عمر تستقبلون الأطفال؟', answers.youngestAge),
    {
      question: 'كم مدة الجلسة؟ وكم عدد الجلسات؟',
      answer:
        (answers.sessionLength
          ? `مدة الجلسة ${isolate(withoutStop(answers.sessionLength))}. `
          : 'تختلف بحسب عمر طفلك ونوع الخدمة. نخبرك بمدة الجلسة عند الحجز. ') +
        'ونقترح عدد الجلسات بعد التقييم، ثم نراجعه معك كلما تقدّم طفلك.',
    },
    {
      question: 'هل يمكنني الدفع بالتقسيط؟',
      answer:
        'نعم. يمكنك الدفع بالبطاقة، أو على دفعات مع إحدى الشركات الشريكة. قد تقبل الشركة طلبك أو ترفضه وفق شروطها. ' +
        (hasPartners
          ? 'تجد أسماء الشركات في صفحة التقسيط.'
          : 'اتصل بنا أو راسلنا، ونخبرك بالشركات المتاحة.'),
    },
  ],
} as const
