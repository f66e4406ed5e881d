import { formatMegabytes, plural, type PluralForms } from '../lib/format'

type Count = (count: number) => string

const products: PluralForms<Count> = {
  zero: () => 'لا منتجات بعد',
  one: () => 'منتج واحد',
  two: () => 'منتجان',
  few: (count) => `${count} منتجات`,
  many: (count) => `${count} منتجاً`,
  other: (count) => `${count} منتج`,
}
const members: PluralForms<Count> = {
  zero: () => 'لا أعضاء بعد',
  one: () => 'عضو واحد',
  two: () => 'عضوان',
  few: (count) => `${count} أعضاء`,
  many: (count) => `${count} عضواً`,
  other: (count) => `${count} عضو`,
}
const videos: PluralForms<Count> = {
  zero: () => 'لا فيديوهات بعد',
  one: () => 'فيديو واحد',
  two: () => 'فيديوهان',
  few: (count) => `${count} فيديوهات`,
  many: (count) => `${count} فيديو`,
  other: (count) => `${count} فيديو`,
}
const highlights: PluralForms<Count> = {
  zero: () => 'لا نقاط تميّز',
  one: () => 'نقطة تميّز واحدة',
  two: () => 'نقطتا تميّز',
  few: (count) => `${count} نقاط تميّز`,
  many: (count) => `${count} نقطة تميّز`,
  other: (count) => `${count} نقطة تميّز`,
}

const say = (forms: PluralForms<Count>) => (count: number) => plural(count, forms)(count)

/** The dashboard's first tab. */
export const overview = {
  morning: 'صباح الخير',
  evening: 'مساء الخير',
  lastSave: 'آخر حفظ:',
  today: 'اليوم',
  actions: {
    label: 'إجراءات سريعة',
    products: say(products),
    team: say(members),
    videos: say(videos),
    'director-text': say(highlights),
    director: (bytes: number) => (bytes > 0 ? `${formatMegabytes(bytes)} ميجابايت` : 'الصورة الافتراضية'),
    directorLink: 'صورة من رابط',
    notStored: 'النصوص الافتراضية',
    loading: 'جارٍ العدّ',
    failed: 'تعذّر العدّ',
  },
  status: {
    title: 'حالة الموقع',
    connection: 'الاتصال بقاعدة البيانات',
    online: 'يعمل',
    offline: 'لا يوجد اتصال',
    checking: 'نتحقق',
    failed: 'لا يعمل',
    draft: 'مسودة محفوظة على هذا الجهاز',
    noDraft: 'لا توجد',
    lastBackup: 'آخر نسخة احتياطية',
    noBackup: 'لم تُنزَّل بعد',
  },
  backup: {
    title: 'نسخة من المحتوى',
    text: 'ملف واحد فيه كل المنتجات والفيديوهات والفريق والنصوص والصور.',
    remind: 'مضى أكثر من شهر دون نسخة احتياطية. نزّل نسخة واحفظها خارج هذا الجهاز.',
    first: 'لم تُنزَّل نسخة من هذا المتصفح بعد. نزّل واحدة الآن، وأعد ذلك كل شهر.',
    download: 'تنزيل',
    downloading: 'نجهّز الملف',
    downloaded: 'نُزّلت النسخة الاحتياطية',
    downloadFailed: 'تعذّر تجهيز النسخة',
    restore: 'استعادة',
    choose: 'اختيار ملف النسخة',
    reading: 'نقرأ الملف',
    refused: 'لم تُستعد النسخة',
    problems: {
      'not-a-backup': 'هذا الملف ليس نسخة احتياطية من هذا الموقع. لم يتغير شيء.',
      newer: 'هذه النسخة من إصدار أحدث من لوحة التحكم. حدّث الموقع ثم استعدها. لم يتغير شيء.',
      damaged: 'هذا الملف تالف أو عُدّل بعد تنزيله. اختر نسخة أخرى. لم يتغير شيء.',
      invalid: 'في هذا الملف محتوى لا يمكن حفظه. اختر نسخة أخرى. لم يتغير شيء.',
    },
    unreadable: 'تعذّرت قراءة الملف. لم يتغير شيء.',
    ask: {
      title: 'استعادة هذه النسخة؟',
      from: 'تاريخ النسخة:',
      counts: 'فيها:',
      join: '، ',
      products: say(products),
      team: say(members),
      text: 'يصبح محتوى الموقع كما كان في هذه النسخة، ويُحذف ما أُضيف بعدها. نزّل نسخة من المحتوى الحالي أولاً إن أردت العودة إليه.',
      videos: say(videos),
      profile: 'نصوص المدير',
      photo: 'صورة المدير',
      confirm: 'نعم، استعد',
      cancel: 'إلغاء',
    },
    restoring: 'نستعيد النسخة',
    restoringHint: 'لا تغلق هذه الصفحة حتى تنتهي.',
    waiting: 'بانتظار الشبكة. لا تغلق هذه الصفحة.',
    done: 'استُعيدت النسخة',
    doneHint: 'محتوى الموقع الآن كما كان في النسخة.',
    failed: 'توقفت الاستعادة قبل أن تكتمل',
    failedHint: 'أعد المحاولة لتُكمل من حيث توقفت؛ لا يتكرر شيء.',
    noAnswer: 'لم يصل ردّ من الخادم.',
    retry: 'أكمل الاستعادة',
    unfinished: 'لم تكتمل آخر استعادة.',
    unfinishedHint: 'اختر ملف النسخة نفسه لتُكملها من حيث توقفت. بدأت:',
  },
} as const
