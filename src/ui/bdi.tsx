import type { ReactNode } from 'react'
import { displayPhone, spokenPhone } from '../lib/text/phone-number'

/** Left-to-right text inside an Arabic line, such as numbers, phone numbers and addresses. */
export function Ltr({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  )
}

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
