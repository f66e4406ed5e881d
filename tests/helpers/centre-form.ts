import { toCentreForm, type CentreForm } from '../../src/admin/centre/form'
import { defaultCentre, type CentreFields } from '../../src/data/content/centre'
import type { Span } from '../../src/lib/week'

/** A centre with one number and two spans of a working day. */
export const centre: CentreFields = {
  ...defaultCentre,
  phones: [{ label: 'l', number: '+966512345678' }],
  whatsapp: '966512345678',
  hours: [
    { days: [0, 1, 2, 3, 4], opens: '09:00', closes: '13:00' },
    { days: [0, 1, 2, 3, 4], opens: '16:00', closes: '21:00' },
  ],
}

/** The form of that centre, with these values. */
export const form = (part: Partial<CentreForm> = {}): CentreForm => ({
  ...toCentreForm(centre),
  ...part,
})

const span = (times: string): Span => {
  const [opens = '', closes = ''] = times.split('-')
  return { opens, closes }
}
export const friday = (...spans: string[]) => ({
  hours: toCentreForm(centre).hours.with(5, spans.map(span)),
})
export const phone = (number: string, label = '') => ({ label, number })
export const exception = (from: string, to = from, note = '') =>
  ({ from, to, isClosed: true, opens: '', closes: '', note }) as const
export const partner = (name: string) => ({ id: 'p', name, logo: '' })
export const rows = <T>(count: number, row: T) => Array.from({ length: count }, () => row)
