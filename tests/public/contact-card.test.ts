import { expect, it } from 'vitest'
import { config } from '../../src/config'
import { contactCard } from '../../src/layout/contact-card'
import { pageUrl } from '../../src/data/pages/page-url'
import { emptyCentre } from '../centre'

const CENTRE = {
  ...emptyCentre,
  phones: [
    { label: 'الاستقبال, صباحاً', number: '+966512345678' },
    { label: '', number: '+966112345678' },
  ],
  whatsapp: '966512345678',
  email: 'care@centre.example',
  address: 'مبنى 12,\nالدور 2',
  city: 'الرياض',
}

it('a contact has every field, with a backslash before , ; and \\', () => {
  expect(contactCard(CENTRE, 'واتساب').split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${config.name};;;;`,
    `FN:${config.name}`,
    `ORG:${config.name}`,
    'item1.TEL:+966512345678',
    'item1.X-ABLabel:الاستقبال\\, صباحاً',
    'item2.TEL:+966112345678',
    'EMAIL:care@centre.example',
    'ADR:;;مبنى 12\\, الدور 2;الرياض;;;',
    `URL:${pageUrl('/')}`,
    'END:VCARD',
    '',
  ])
})

it('a contact has no line for an empty field, and WhatsApp as a number of its own', () => {
  const card = contactCard({ ...CENTRE, phones: [], email: '', address: '', city: '' }, 'واتساب')
  expect(card.match(/^[A-Z]+/gm)).toEqual(['BEGIN', 'VERSION', 'N', 'FN', 'ORG', 'URL', 'END'])
  expect(card).toContain('item1.TEL:+966512345678\r\nitem1.X-ABLabel:واتساب\r\n')
})
