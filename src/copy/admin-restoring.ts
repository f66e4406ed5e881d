import { quoteName } from '../lib/words'
import { membersCount, productsCount, videosCount } from './admin-counts'

/** What the history and a backup say about a restore: what it will change, how far it is, how it ended. */
export const restoring = {
  changes: { added: 'يعود:', changed: 'يعود كما كان:', removed: 'يُحذف:', ordered: 'يعود ترتيب:' },
  join: '، ',
  kept: 'ما يُستبدل الآن أو يُحذف يبقى في «سجل التغييرات» 30 يوماً.',
  counts: { products: productsCount, team: membersCount, videos: videosCount },
  /** A list as a whole. */
  lists: { products: 'المنتجات', team: 'الفريق', videos: 'قائمة الفيديوهات' },
  names: {
    products: (name: string) => `المنتج ${quoteName(name)}`,
    team: (name: string) => `العضو ${quoteName(name)}`,
    videos: (name: string) => `الفيديو ${quoteName(name)}`,
    'director-texts': () => 'نصوص المدير',
    'director-photos': () => 'صورة المدير',
    settings: () => 'بيانات المركز',
    support: () => 'هاتف الدعم الفني',
    unknown: (name: string) => `محتوى غير معروف ${quoteName(name)}`,
  },

  comparing: 'جارٍ مقارنته بالموقع',
  running: 'تجري الاستعادة',
  hint: 'لا تغلق هذه الصفحة حتى تكتمل الاستعادة.',
  waiting: 'بانتظار الشبكة. لا تغلق هذه الصفحة.',

  failed: 'تعذّرت الاستعادة',
  unchanged: 'لم يتغيّر شيء.',
  retry: 'أعد المحاولة',
  stopped: 'توقفت الاستعادة قبل أن تكتمل',
  stoppedHint: 'أعد المحاولة لتُكمل من حيث توقفت؛ لا يتكرر شيء.',
  goOn: 'إكمال الاستعادة',
  noAnswer: 'لم يصل ردّ من خدمة الموقع. تحقّق من اتصالك بالإنترنت.',

  refused: 'اكتملت الاستعادة إلا هذا:',
  refusedHint: 'بقي في الموقع كما هو الآن. أعد إدخاله في لوحة التحكم، أو اسأل الدعم الفني.',
  /** Why one document stays as it is. */
  refusals: {
    denied: 'لا يقبله الموقع بهذا الشكل',
    invalid: 'لا يقبله الموقع بهذا الشكل',
    'too-large': 'أكبر مما يمكن حفظه',
    full: 'بلغت القائمة حدّها',
    conflict: 'حُفظت نسخة أحدث منه على جهاز آخر الآن',
  },
} as const
