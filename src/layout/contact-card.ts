import { config } from '../config'
import type { CentreFields } from '../data/content/centre'
import { fullAddress } from '../full-address'

/** The file that the build makes. */
export const CONTACT_FILE = 'contact.vcf'

const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\s+/g, ' ')

/**
 * The centre as a contact that telephones read (vCard 3.0). The WhatsApp number is added as `chatLabel`, unless it is
 * one of the phones. Empty fields are left out.
 * Source: RFC 2426; the labels of numbers are those of Apple, which Android reads, too.
 */
export function contactCard(
  { phones, whatsapp, email, address, city }: CentreFields,
  chatLabel: string,
): string {
  const chat = { label: chatLabel, number: `+${whatsapp}` }
  const isListed = phones.some(({ number }) => number === chat.number)
  const name = escapeText(config.name)
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${name};;;;`,
    `FN:${name}`,
    `ORG:${name}`,
    ...(isListed ? phones : [...phones, chat]).flatMap(({ label, number }, index) => [
      `item${index + 1}.TEL:${number}`,
      ...(label ? [`item${index + 1}.X-ABLabel:${escapeText(label)}`] : []),
    ]),
    ...(email ? [`EMAIL:${email}`] : []),
    ...(address || city ? [`ADR:;;${escapeText(address)};${escapeText(city)};;;`] : []),
    `URL:${fullAddress('/')}`,
    'END:VCARD',
    '',
  ].join('\r\n')
}
