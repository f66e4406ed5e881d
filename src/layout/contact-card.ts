import { config } from '../config'
import { vCard } from '../lib/vcard'
import type { CentreFields } from '../data/content/centre'
import { pageUrl } from '../data/pages/page-url'

/** The file that the build makes. */
export const CONTACT_FILE = 'contact.vcf'

/** The centre as a contact for telephones: its numbers, and the one for WhatsApp (`chatLabel`) where it is another. */
export function contactCard({ phones, whatsapp, email, address, city }: CentreFields, chatLabel: string): string {
  const chat = `+${whatsapp}`
  const isListed = phones.some(({ number }) => number === chat)
  return vCard({
    name: config.name,
    phones: isListed ? phones : [...phones, { label: chatLabel, number: chat }],
    email,
    address,
    city,
    url: pageUrl('/'),
  })
}
