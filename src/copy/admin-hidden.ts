import { quoteName } from '../lib/words'

/** The words of every list whose items can be taken off the pages. */
export const hiddenWords = {
  hide: (name: string) => `إخفاء ${quoteName(name)} من الموقع`,
  show: (name: string) => `إعادة ${quoteName(name)} إلى الموقع`,
  mark: 'مخفي',
  hint: 'المخفي لا يظهر في الموقع، لكنه ليس سرياً.',
  done: (name: string) => `أُخفي ${quoteName(name)} من الموقع`,
  shown: (name: string) => `عاد ${quoteName(name)} إلى مكانه في الموقع`,
  /** The list is not saved yet. */
  willHide: (name: string) => `يختفي ${quoteName(name)} من الموقع حين تحفظ التغييرات`,
  willShow: (name: string) => `يعود ${quoteName(name)} إلى الموقع حين تحفظ التغييرات`,
}
