/**
 * A contact that telephones read (vCard 3.0).
 * Source: RFC 2426; the labels of numbers are those of Apple, which Android reads, too.
 */
type Contact = {
  name: string
  /** E.164, with a label that may be empty. */
  phones: readonly { label: string; number: string }[]
  email: string
  address: string
  city: string
  url: string
}

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\s+/g, ' ')

/** The text of the file; empty fields are left out. */
export function vCard({ name, phones, email, address, city, url }: Contact): string {
  const numbers = phones.flatMap(({ label, number }, index) => [
    `item${index + 1}.TEL:${number}`,
    ...(label ? [`item${index + 1}.X-ABLabel:${escaped(label)}`] : []),
  ])
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(name)};;;;`,
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    ...numbers,
    ...(email ? [`EMAIL:${email}`] : []),
    ...(address || city ? [`ADR:;;${escaped(address)};${escaped(city)};;;`] : []),
    `URL:${url}`,
    'END:VCARD',
    '',
  ].join('\r\n')
}
