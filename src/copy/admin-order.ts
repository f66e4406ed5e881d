import { quoteName } from '../lib/words'

/** The words of every list whose items can be moved. */
export const orderWords = {
  handle: (name: string) => `تغيير مكان ${quoteName(name)} بالسحب`,
  earlier: (name: string) => `نقل ${quoteName(name)} إلى المكان السابق`,
  later: (name: string) => `نقل ${quoteName(name)} إلى المكان التالي`,
  position: (name: string, position: number, total: number) => `مكان ${quoteName(name)}: ${position} من ${total}`,
  positionLabel: (name: string) => `الرقم الجديد لمكان ${quoteName(name)}`,
  positionGo: 'نقل',
  place: 'المكان',
  picked: (name: string, position: number, total: number) => `التُقط ${quoteName(name)}، مكانه ${position} من ${total}`,
  over: (name: string, position: number, total: number) => `${quoteName(name)} الآن في المكان ${position} من ${total}`,
  dropped: (name: string, position: number, total: number) =>
    `وُضع ${quoteName(name)} في المكان ${position} من ${total}`,
  cancelled: (name: string, position: number, total: number) =>
    `أُلغي النقل، وعاد ${quoteName(name)} إلى المكان ${position} من ${total}`,
  moved: (name: string, position: number, total: number) => `نُقل ${quoteName(name)} إلى المكان ${position} من ${total}`,
}
