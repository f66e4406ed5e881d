import { quoteName } from '../../lib/text/arabic'
import { admin } from './admin'

/** The words of every list of the dashboard. A `noun` comes with its name: «المنتج «بطاقات»». */
export const adminList = {
  menu: (name: string) => `خيارات ${quoteName(name)}`,
  edit: 'تعديل',
  earlier: 'نقل إلى المكان السابق',
  later: 'نقل إلى المكان التالي',
  hide: 'إخفاء من الموقع',
  show: 'إعادة إلى الموقع',
  delete: 'حذف',

  position: {
    label: (name: string, position: number, total: number) =>
      `مكان ${quoteName(name)}: ${position} من ${total}`,
    field: (name: string) => `المكان الجديد: ${quoteName(name)}`,
    go: 'نقل',
    short: 'المكان',
  },
  drag: {
    handle: (noun: string) => `تغيير مكان ${noun} بالسحب`,
    /** What a screen reader calls the handle, instead of a button. */
    handleRole: 'زر سحب',
    instructions:
      'اضغط مفتاح المسافة للالتقاط، ثم الأسهم للتحريك، ثم المسافة للإفلات، أو مفتاح Esc للإلغاء.',
    picked: (noun: string, position: number, total: number) =>
      `التُقط ${noun}، مكانه ${position} من ${total}`,
    over: (noun: string, position: number, total: number) =>
      `${noun} الآن في المكان ${position} من ${total}`,
    dropped: (noun: string, position: number, total: number) =>
      `وُضع ${noun} في المكان ${position} من ${total}`,
    cancelled: (noun: string, position: number, total: number) =>
      `أُلغي النقل، وعاد ${noun} إلى المكان ${position} من ${total}`,
  },
  moved: (noun: string, position: number, total: number) =>
    `نُقل ${noun} إلى المكان ${position} من ${total}`,

  hiddenMark: 'مخفي',
  hiddenHint: 'لا يظهر في صفحات الموقع. ما يجب ألا يراه أحد فاحذفه.',
  hidden: (noun: string) => `أُخفي ${noun} من الموقع`,
  /** The moved item has no position any more. */
  hiddenElsewhere: (noun: string) => `جرى إخفاء ${noun} على جهاز آخر، فلم يتغيّر مكانه`,
  visible: (noun: string) => `عاد ${noun} إلى مكانه في الموقع`,
  /** The list is not saved yet. */
  willHide: (noun: string) => `يختفي ${noun} من الموقع حين تحفظ التغييرات`,
  willShow: (noun: string) => `يعود ${noun} إلى الموقع حين تحفظ التغييرات`,

  deleted: (noun: string) => `حُذف ${noun}`,
  takingBack: (noun: string) => `جارٍ استعادة ${noun}`,
  takenBack: (noun: string) => `عاد ${noun} إلى مكانه`,
  takeBackFailed: (noun: string) => `تعذّرت استعادة ${noun}`,

  saving: admin.save.saving,
  deleting: 'جارٍ الحذف',
  unsaved: 'لم يُحفظ – إعادة المحاولة',
  notDeleted: 'لم يُحذف – أعد المحاولة',
  /** Stands where an act has failed without a network, once the network is back. */
  online: 'عاد الاتصال. أعد المحاولة الآن.',
  giveUp: 'إلغاء المحاولة',

  search: { clear: 'مسح البحث', moves: 'امسح البحث لتغيير الترتيب.' },
}
