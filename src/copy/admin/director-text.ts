import { isolate, quoteName } from '../../lib/text/arabic'
import { admin } from './admin'
import { colorNames } from './colors'
import { credentialLines } from './credentials'

/** The dashboard's tab for the director's texts. */
export const adminDirectorText = {
  title: admin.tabs['director-text'],
  note: 'تظهر التغييرات في الموقع فور الحفظ.',
  bundled: 'لم يُحفظ شيء بعد. هذه هي النصوص الافتراضية التي يراها الزوار الآن.',
  loadError: {
    title: 'تعذّر تحميل نصوص المدير، وهذه هي النصوص الافتراضية',
    text: 'تحقّق من اتصالك بالإنترنت ثم أعد المحاولة قبل أن تعدّلها.',
  },
  loadFailed: { title: 'خطأ في التحميل', text: 'تعذّر تحميل نصوص المدير. أعد المحاولة.' },
  saved: { title: 'تم الحفظ' },
  saveFailed: { title: 'خطأ في الحفظ' },

  labels: {
    name: 'الاسم',
    titles: 'المسميات والتخصصات',
    credentials: 'المؤهلات',
    highlights: 'المزايا',
  },
  nameRequired: 'اكتب اسم المدير كما يُعرف، فهو عنوان صفحة الفريق',
  titles: {
    placeholder: 'مسمى جديد',
    item: (position: number) => `المسمى ${position}`,
    full: 'بلغت المسميات حدّها. احذف مسمى لتضيف غيره.',
  },
  credentials: {
    ...credentialLines,
    full: 'بلغت المؤهلات حدّها. احذف مؤهلاً لتضيف غيره.',
  },
  highlights: {
    hint: 'كيف يعمل المركز، بلا وعد بنتيجة ولا رأي أسرة.',
    placeholder: 'ميزة جديدة',
    item: (position: number) => `الميزة ${position}`,
    full: 'بلغت المزايا حدّها. احذف ميزة لتضيف غيرها.',
    color: {
      label: (text: string, name: string) => `لون الميزة ${quoteName(text)}: ${isolate(name)}`,
      names: colorNames,
    },
  },
} as const
