import { displayPhone, spokenPhone } from '../lib/phone-number'
import { Ltr } from './bdi'

/** A telephone number (E.164). Screen readers say it digit by digit, not as hundreds and thousands. */
export function PhoneNumber({ number, className }: { number: string; className?: string }) {
  return (
    <>
      {' '}
      <span className="sr-only">{spokenPhone(number)}</span>
      <span aria-hidden className={className}>
        <Ltr>{displayPhone(number)}</Ltr>
      </span>
    </>
  )
}
