import { isolate, quoteName } from '../../lib/text/arabic'
import { withColon } from '../../lib/text/with-colon'
import { uiWords } from '../ui'
import { admin } from './admin'
import { adminRestoring } from './restoring'

const { names, video } = adminRestoring
/** The dashboard's history: the changes and deletions of the last 30 days. */
export const adminHistory = {
  lead: 'يبقى هنا 30 يوماً ما تغيّر أو حُذف.',
  loading: 'جارٍ تحميل سجل التغييرات',
  loadError: { title: 'تعذّر تحميل سجل التغييرات' },
  empty: { all: 'لا شيء هنا بعد', deleted: 'لم يُحذف شيء في آخر 30 يوماً' },
  /** Shown when none of the loaded changes is of the chosen kind. */
  none: 'لا شيء محذوف هنا بعد. اعرض المزيد.',
  more: 'عرض المزيد',
  moreError: { title: 'تعذّر عرض المزيد' },
  today: (time: string) => `اليوم ${time}`,
  dayAndTime: (day: string, time: string) => `${day}، ${time}`,

  filter: {
    label: 'ما يظهر هنا',
    all: 'الكل',
    deleted: 'المحذوف',
  },

  entry: {
    /** The button beside a deletion. */
    takeBackDeletion: 'استعادة',
    /** The button beside a change: it brings back the state before. */
    takeBackChange: 'استعادة ما قبله',
    undo: admin.undo,
    /** Read after the words of a button: an entry has its title and its time. */
    of: (title: string, time: string) => `: ${isolate(title)}، ${isolate(time)}`,
    /** The message after a deletion, a change or an addition was taken back. */
    back: 'عاد كما كان',
    before: 'عاد ما قبله',
    notAdded: 'أُلغيت الإضافة',
    /** Says which fields were changed again after the change that was taken back. */
    clash: (fields: readonly string[]) =>
      `تغيّر بعد ذلك أيضاً: ${fields.map(isolate).join('، ')}. راجعه، وتجد الأحدث في «سجل التغييرات».`,
    /** Says why there is no undo: nothing was stored, because it was back already. */
    wasBack: 'كان قد عاد من قبل. وللتراجع عن ذلك افتح «سجل التغييرات» من جديد.',
    working: 'جارٍ التنفيذ',
    slow: admin.save.slow,
    retry: uiWords.retry,
  },
  unreadable: {
    title: 'تغيير لا يمكن عرضه',
    text: 'لا تستطيع لوحة التحكم قراءته. اسأل الدعم الفني إن احتجت إليه.',
  },

  /** The change that was made, by collection. */
  deleted: {
    products: (name: string) => `حُذف ${names.products(name)}`,
    team: (name: string) => `حُذف ${names.team(name)}`,
    videos: () => `حُذفت ${names.videos()}`,
    'director-texts': () => `حُذفت ${names['director-texts']()}`,
    'director-photos': () => `حُذفت ${names['director-photos']()}`,
    settings: () => `حُذفت ${names.settings()}`,
  },
  added: {
    products: (name: string) => `أُضيف ${names.products(name)}`,
    team: (name: string) => `أُضيف ${names.team(name)}`,
    videos: () => `أُضيفت ${names.videos()}`,
    'director-texts': () => `أُضيفت ${names['director-texts']()}`,
    'director-photos': () => `أُضيفت ${names['director-photos']()}`,
    settings: () => `أُضيفت ${names.settings()}`,
  },
  changed: {
    products: (name: string) => `تغيّر ${names.products(name)}`,
    team: (name: string) => `تغيّرت بيانات ${names.team(name)}`,
    videos: () => `تغيّرت ${names.videos()}`,
    'director-texts': () => `تغيّرت ${names['director-texts']()}`,
    'director-photos': () => `تغيّرت ${names['director-photos']()}`,
    settings: () => `تغيّرت ${names.settings()}`,
  },
  hidden: {
    products: (name: string) => `أُخفي ${names.products(name)} من الموقع`,
    team: (name: string) => `أُخفي ${names.team(name)} من الموقع`,
  },
  /** The message about an item that came back after a deletion, or is visible again. */
  back: {
    products: (name: string) => `عاد ${names.products(name)} إلى الموقع`,
    team: (name: string) => `عاد ${names.team(name)} إلى الموقع`,
    videos: () => `عادت ${names.videos()} إلى الموقع`,
    'director-texts': () => `عادت ${names['director-texts']()} إلى الموقع`,
    'director-photos': () => `عادت ${names['director-photos']()} إلى الموقع`,
    settings: () => `عادت ${names.settings()} إلى الموقع`,
  },
  /** The line for a change of an image alone, which the history does not read. */
  image: {
    products: (name: string) => `تغيّرت صورة ${names.products(name)}`,
    team: (name: string) => `تغيّرت صورة ${names.team(name)}`,
  },
  nameless: 'بلا اسم',

  field: {
    changed: (field: string, previous: string, next: string) =>
      `${withColon(field)} من ${quoteName(previous)} إلى ${quoteName(next)}`,
    added: (field: string, names: readonly string[]) =>
      `${withColon(field)} إضافة ${names.map(quoteName).join('، و')}`,
    removed: (field: string, names: readonly string[]) =>
      `${withColon(field)} حذف ${names.map(quoteName).join('، و')}`,
    ordered: (field: string) => `${withColon(field)} تغيّر الترتيب`,
    /** A line with little room says only the new value. */
    now: (field: string, next: string) => `${withColon(field)} ${quoteName(next)}`,
  },
  videos: {
    added: (title: string) => `أُضيف ${video(title)}`,
    deleted: (title: string) => `حُذف ${video(title)}`,
    hidden: (title: string) => `أُخفي ${video(title)} من الموقع`,
    visible: (title: string) => `عاد ${video(title)} إلى الموقع`,
    changed: (title: string, fields: readonly string[]) =>
      `تغيّر ${video(title)}، ${fields.join('، ')}`,
    renamed: (previous: string, next: string) =>
      `العنوان من ${quoteName(previous)} إلى ${quoteName(next)}`,
    ordered: 'تغيّر ترتيب الفيديوهات',
  },
  hours: {
    join: '، و',
    comma: '، ',
    of: (day: string, openings: string) => `${day}: ${openings}`,
    change: (previous: string, next: string) => `${previous}، وبعد التغيير: ${next}`,
  },
  colorOf: (text: string) => `تغيّر لون الميزة ${quoteName(text)}`,
  logoOf: (name: string) => `تغيّر شعار الشريك ${quoteName(name)}`,
} as const
