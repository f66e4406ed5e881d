import { quoteName } from '../lib/words'

/** The words of every list of the dashboard. A `thing` is a noun with its name: «المنتج «بطاقات»». */
export const listWords = {
  menu: (name: string) => `خيارات ${quoteName(name)}`,
  edit: 'تعديل',
  earlier: 'نقل إلى المكان السابق',
  later: 'نقل إلى المكان التالي',
  hide: 'إخفاء من الموقع',
  show: 'إعادة إلى الموقع',
  remove: 'حذف',

  place: {
    label: (name: string, position: number, total: number) =>
      `مكان ${quoteName(name)}: ${position} من ${total}`,
    field: (name: string) => `الرقم الجديد لمكان ${quoteName(name)}`,
    go: 'نقل',
    short: 'المكان',
  },
  drag: {
    handle: (name: string) => `تغيير مكان ${quoteName(name)} بالسحب`,
    instructions:
      'اضغط مفتاح المسافة للالتقاط، ثم الأسهم للتحريك، ثم المسافة للوضع، أو مفتاح Esc للإلغاء.',
    picked: (name: string, position: number, total: number) =>
      `التُقط ${quoteName(name)}، مكانه ${position} من ${total}`,
    over: (name: string, position: number, total: number) =>
      `${quoteName(name)} الآن في المكان ${position} من ${total}`,
    dropped: (name: string, position: number, total: number) =>
      `وُضع ${quoteName(name)} في المكان ${position} من ${total}`,
    cancelled: (name: string, position: number, total: number) =>
      `أُلغي النقل، وعاد ${quoteName(name)} إلى المكان ${position} من ${total}`,
  },
  moved: (thing: string, position: number, total: number) =>
    `نُقل ${thing} إلى المكان ${position} من ${total}`,

  hiddenMark: 'مخفي',
  hiddenHint: 'لا يظهر في صفحات الموقع. ما يجب ألا يراه أحد فاحذفه.',
  hidden: (thing: string) => `أُخفي ${thing} من الموقع`,
  shown: (thing: string) => `عاد ${thing} إلى مكانه في الموقع`,
  /** The list is not saved yet. */
  willHide: (thing: string) => `يختفي ${thing} من الموقع حين تحفظ التغييرات`,
  willShow: (thing: string) => `يعود ${thing} إلى الموقع حين تحفظ التغييرات`,

  removed: (thing: string) => `حُذف ${thing}`,
  restored: (thing: string) => `عاد ${thing} إلى مكانه`,
  unrestored: (thing: string) => `تعذّرت استعادة ${thing}`,

  saving: 'جارٍ الحفظ',
  removing: 'جارٍ الحذف',
  unsaved: 'لم يُحفظ – إعادة المحاولة',
  unremoved: 'لم يُحذف – أعد المحاولة',
  giveUp: 'إلغاء المحاولة',

  search: { clear: 'مسح البحث', moves: 'امسح البحث لتغيير الترتيب.' },
}
