import { latinDigits } from './digits'
import { withoutMarks } from './plain-text'

/** Marks that can reverse what is read. */
const REVERSING = /[\u202a-\u202e\u2066-\u2069]/g

/** A typed number or time: Latin digits and signs, without marks. */
export const plainNumber = (text: string): string =>
  latinDigits(withoutMarks(text)).replace(REVERSING, '').normalize('NFKC')
