import { Phone } from 'lucide-react'
import { telHref } from '../../lib/links'
import { displayPhone, spokenPhone } from '../../lib/phone-number'
import { Ltr } from '../../ui/bdi'

export type SupportContactProps = { agencyName: string; phone: string }

/** Whom the administrator calls for help with the site. */
export function SupportContact({ agencyName, phone }: SupportContactProps) {
  return (
    <>
      <bdi>{agencyName}</bdi>{' '}
      <a
        href={telHref(phone)}
        aria-label={spokenPhone(phone)}
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-primary"
      >
        <Phone size={18} aria-hidden />
        <Ltr>{displayPhone(phone)}</Ltr>
      </a>
    </>
  )
}
