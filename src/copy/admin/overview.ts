import { quoteName } from '../../lib/text/arabic'
import { uiWords } from '../ui'
import { hiddenCount, highlightsCount, membersCount, productsCount, videosCount } from './counts'

/** The dashboard's first tab. */
export const adminOverview = {
  morning: 'صباح الخير',
  evening: 'مساء الخير',
  actions: {
    label: 'إجراءات سريعة',
    products: productsCount,
    team: membersCount,
    videos: videosCount,
    hidden: (what: string, count: number) => `${what} · ${hiddenCount(count)}`,
    'director-text': highlightsCount,
    director: { stored: 'محفوظة', link: 'من رابط', bundled: 'افتراضية' },
    notStored: 'افتراضية',
    centre: 'الهاتف والساعات',
    loading: 'جارٍ التحميل',
    failed: 'تعذّر التحميل',
  },
  needs: {
    title: 'يحتاج إليك',
    draft: (what: string) => `مسودة في ${what}`,
    phones: 'رقم الهاتف في الموقع مؤقت',
    whatsapp: 'رقم واتساب في الموقع مؤقت',
  },
  /** Warnings about documents that somebody stored by hand in a way that no page can show. */
  unreadable: {
    title: {
      products: (name: string) => `في المنتجات عنصر لا يمكن عرضه: ${quoteName(name)}.`,
      team: (name: string) => `في الفريق عنصر لا يمكن عرضه: ${quoteName(name)}.`,
    },
    text: 'لا يراه الزوار. إن احتجت إليه فأدخله من جديد، ثم احذف هذا.',
    deletion: {
      title: (name: string) => `حذف ${quoteName(name)}؟`,
      text: 'لا يمكن إرجاعه من لوحة التحكم بعد حذفه.',
      confirm: 'حذف العنصر',
      cancel: 'إلغاء',
    },
    /** Names the lost fields of a document that is not in a list. */
    part: (screenTitle: string, fields: readonly string[]) =>
      `في ${quoteName(screenTitle)} ما لا يمكن عرضه: ${fields.join('، ')}.`,
    again: 'لا يراه الزوار. أدخله من جديد ثم احفظ.',
    open: (screenTitle: string) => `افتح ${quoteName(screenTitle)}`,
  },
  changes: {
    title: 'آخر التغييرات',
    all: 'الكل',
    /** Screen readers hear this after `all`. */
    allOf: ': سجل التغييرات',
    empty: 'لا تغييرات في آخر 30 يوماً.',
    loading: 'جارٍ تحميل آخر التغييرات',
    loadError: { title: 'تعذّر تحميل آخر التغييرات' },
  },
  sectionFailed: (title: string) => `تعذّر فتح ${quoteName(title)}`,
  support: {
    title: 'الدعم الفني',
    none: 'اسأل من أعدّ لك هذا الموقع.',
  },
  backup: {
    title: 'نسخة احتياطية',
    due: 'حان وقتها',
    text: 'ملف واحد فيه محتوى الموقع كله. احفظه حيث لا يصل إليه غيرك.',
    last: 'آخر نسخة من هذا الجهاز:',
    remind: 'مضى أكثر من شهر. نزّل نسخة جديدة.',
    first: 'لا نسخة من هذا الجهاز بعد. نزّل واحدة كل شهر.',
    download: 'تنزيل نسخة',
    downloading: 'جارٍ تجهيز الملف',
    /** The name of the file follows. */
    downloaded: 'نُزّلت النسخة. تجدها في التنزيلات باسم:',
    restore: 'استعادة نسخة',
    choose: 'اختيار ملف النسخة',
    reading: 'جارٍ فتح الملف',
    comparing: 'جارٍ المقارنة بما في الموقع',
    /** The reason why nothing was done. */
    failed: {
      downloading: 'تعذّر تجهيز النسخة الاحتياطية',
      reading: 'تعذّرت قراءة الملف. اختره من جديد. لم يتغيّر شيء.',
      slowFile:
        'تأخر الجهاز في فتح الملف. انتظر حتى يكتمل تنزيله على هذا الجهاز، ثم اختره من جديد. لم يتغيّر شيء.',
      comparing: 'تعذّرت المقارنة بما في الموقع. لم يتغيّر شيء.',
      running: 'توقفت الاستعادة قبل أن تكتمل',
    },
    stoppedHint:
      'يمكنك أيضاً اختيار الملف أو الوقت نفسه لاحقاً، فتكتمل الاستعادة من حيث توقفت، ولا يُستعاد شيء مرتين.',
    retry: uiWords.retry,
    notABackup:
      'هذا الملف ليس نسخة احتياطية كاملة من هذا الموقع. اختر ملفاً نُزّل من هنا. لم يتغيّر شيء.',
    same: 'لا شيء يُستعاد: محتوى الموقع الآن هو ما في هذه النسخة.',
    ask: {
      title: 'استعادة هذه النسخة؟',
      from: 'تاريخ النسخة:',
      kept: 'ما يُستبدل الآن أو يُحذف يبقى في «سجل التغييرات» 30 يوماً.',
      confirm: 'استعادة النسخة',
      cancel: 'إلغاء',
    },
    running: 'جارٍ استعادة النسخة',
    hint: 'لا تغلق هذه الصفحة حتى تكتمل الاستعادة.',
    slow: 'بانتظار الشبكة. لا تغلق هذه الصفحة.',
    done: 'استُعيدت النسخة. محتوى الموقع الآن كما كان فيها.',
    refused: 'اكتملت الاستعادة إلا هذا:',
    refusedHint: 'بقي في الموقع كما هو الآن. أعد إدخاله في لوحة التحكم، أو اسأل الدعم الفني.',
    /** The reason why one document stays as it is. */
    refusals: { denied: 'لا يقبله الموقع بهذا الشكل', 'too-large': 'أكبر مما يمكن حفظه' },
    /** A restore that leaves a page without content. */
    emptied: {
      products: 'لا يظهر أي منتج في هذه النسخة، فتخلو صفحة المنتجات بعد استعادتها.',
      team: 'لا يظهر أي عضو في هذه النسخة، فتخلو صفحة الفريق بعد استعادتها.',
    },
  },
  /** The restore of everything to a moment of the last 30 days. */
  moment: {
    title: 'إعادة المحتوى كما كان',
    text: 'يعود كل شيء دفعة واحدة كما كان في وقت تختاره من آخر 30 يوماً: يعود ما حُذف بعده أو تغيّر، ويُحذف ما أُضيف.',
    label: 'اليوم والوقت',
    outside: 'اختر وقتاً من آخر 30 يوماً.',
    compare: 'عرض ما سيتغيّر',
    download: 'تنزيل نسخة ذلك الوقت',
    computing: 'جارٍ جمع المحتوى',
    failed: 'تعذّر جمع محتوى ذلك الوقت. لم يتغيّر شيء.',
    same: 'لا شيء يُستعاد: محتوى الموقع الآن كما كان في ذلك الوقت.',
    ask: {
      title: 'إعادة المحتوى كما كان؟',
      from: 'الوقت:',
      confirm: 'إعادة المحتوى',
      cancel: 'إلغاء',
    },
    done: 'عاد محتوى الموقع كما كان في ذلك الوقت.',
  },
} as const
