/** The days of the week, Sunday first. */
export const weekdays = [
  'الأحد',
  'الاثنين',
  'الثلاثاء',
  'الأربعاء',
  'الخميس',
  'الجمعة',
  'السبت',
] as const

/** "13:30" as «1:30», "21:00" as «9»: Latin digits, as everywhere beside words. */
export function clockDigits(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`
}

/** The half of the day of an hour from 0 to 23, as a table has it. */
export const dayHalf = (hour: number): string => (hour < 12 ? 'ص' : 'م')
