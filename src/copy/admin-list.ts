import { quoteName } from '../lib/arabic'

/** The words of every list of the dashboard. A `thing` is a noun with its name: «المنتج «بطاقات»». */
export const listWords = {
  menu: (name: string) => `خيارات ${quoteName(name)}`,
  edit: 'تعديل',
  earlier: 'نقل إلى المكان السابق',
  later: 'نقل إلى المكان التالي',
  hide: 'إخفاء من الموقع',
  show: 'إعادة إلى الموقع',
  remove: 'حذف',

  position: {
    label: (name: string, position: number, total: number) =>
      `مكان ${quoteName(name)}: ${position} من ${total}`,
    field: (name: string) => `المكان الجديد: ${quoteName(name)}`,
    go: 'نقل',
    short: 'المكان',
  },
  drag: {
    handle: (thing: string) => `تغيير مكان ${thing} بالسحب`,
    instructions:
      'اضغط مفتاح المسافة للالتقاط، ثم الأسهم للتحريك، ثم المسافة للإفلات، أو مفتاح Esc للإلغاء.',
    picked: (thing: string, position: number, total: number) =>
      `التُقط ${thing}، مكانه ${position} من ${total}`,
    over: (thing: string, position: number, total: number) =>
      `${thing} الآن في المكان ${position} من ${total}`,
    dropped: (thing: string, position: number, total: number) =>
      `وُضع ${thing} في المكان ${position} من ${total}`,
    cancelled: (thing: string, position: number, total: number) =>
      `أُلغي النقل، وعاد ${thing} إلى المكان ${position} من ${total}`,
  },
  moved: (thing: string, position: number, total: number) =>
    `نُقل ${thing} إلى المكان ${position} من ${total}`,

  hiddenMark: 'مخفي',
  hiddenHint: 'لا يظهر في صفحات الموقع. ما يجب ألا يراه أحد فاحذفه.',
  hidden: (thing: string) => `أُخفي ${thing} من الموقع`,
  visible: (thing: string) => `عاد ${thing} إلى مكانه في الموقع`,
  /** The list is not saved yet. */
  willHide: (thing: string) => `يختفي ${thing} من الموقع حين تحفظ التغييرات`,
  willShow: (thing: string) => `يعود ${thing} إلى الموقع حين تحفظ التغييرات`,

  removed: (thing: string) => `حُذف ${thing}`,
  takenBack: (thing: string) => `عاد ${thing} إلى مكانه`,
  takeBackFailed: (thing: string) => `تعذّرت استعادة ${thing}`,

  saving: 'جارٍ الحفظ',
  removing: 'جارٍ الحذف',
  unsaved: 'لم يُحفظ – إعادة المحاولة',
  unremoved: 'لم يُحذف – أعد المحاولة',
  /** Stands where an act has failed without a network, once the network is back. */
  online: 'عاد الاتصال. أعد المحاولة الآن.',
  giveUp: 'إلغاء المحاولة',

  search: { clear: 'مسح البحث', moves: 'امسح البحث لتغيير الترتيب.' },
}
