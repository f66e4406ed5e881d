import { config } from '../config'
import { quoteName } from '../lib/text/arabic'

/** The team page below the director. */
export const teamWords = {
  eyebrow: 'فريقنا',
  title: 'من سيجلس مع طفلك',
  loading: 'جارٍ تحميل أعضاء الفريق',
  list: 'أعضاء الفريق',
  photoOf: (name: string) => `صورة ${quoteName(name)}`,
  ask: (name: string) => `اسأل عن موعد مع ${quoteName(name)}`,
  /** The prefilled WhatsApp message. */
  askText: (name: string) => `السلام عليكم، أودّ الاستفسار عن موعد مع ${quoteName(name)}.`,
  credentialsOf: (name: string) => `مؤهلات ${quoteName(name)}`,
  empty: {
    title: 'لم يُضف أعضاء الفريق بعد',
    text: 'سنحدّث هذه الصفحة قريباً. للتعرّف إلى من سيعمل مع طفلك، اتصل بنا.',
  },
  error: {
    title: 'تعذّر تحميل أعضاء الفريق',
    text: 'تحقّق من اتصالك بالإنترنت ثم أعد المحاولة، أو اتصل بنا مباشرة.',
  },
  share: 'مشاركة صفحة الفريق',
  shareText: `فريق ${config.name}:`,
  closing: {
    title: 'لا تعرف من يناسب طفلك؟',
    text: 'احكِ لنا عمّا تلاحظه، ونرشدك إلى المختص الأنسب لطفلك.',
  },
} as const
