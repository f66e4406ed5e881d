import { formatDate } from '../lib/format'

/** One part of a legal page. */
export type LegalPart = {
  id: string
  title: string
  text: readonly string[]
  list?: readonly string[]
}

/** The note above every legal page until the centre has reviewed it, and the table of contents. */
export const legalWords = {
  unreviewed: 'مسودة للمراجعة القانونية',
  unreviewedText: 'لم يعتمد المركز هذا النص بعد. يراجعه مختص قانوني قبل العمل به، وقد يتغيّر.',
  contents: 'في هذه الصفحة',
} as const

/** The date on which the centre reviewed the text; nothing before. */
export const reviewed = (date: string): readonly string[] =>
  date ? [`آخر مراجعة للنص: ${formatDate(date)}.`] : []
