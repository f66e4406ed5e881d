import { expect, it } from 'vitest'
import { vCard } from '../../src/lib/vcard'

const CENTRE = {
  name: 'مركز; النطق',
  phones: [
    { label: 'الاستقبال, صباحاً', number: '+966512345678' },
    { label: '', number: '+966112345678' },
  ],
  email: 'care@centre.example',
  address: 'مبنى 12,\nالدور 2',
  city: 'الرياض',
  url: 'https://example.com/',
}

it('a contact has every field, with a backslash before , ; and \\', () => {
  expect(vCard(CENTRE).split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:مركز\\; النطق;;;;',
    'FN:مركز\\; النطق',
    'ORG:مركز\\; النطق',
    'item1.TEL:+966512345678',
    'item1.X-ABLabel:الاستقبال\\, صباحاً',
    'item2.TEL:+966112345678',
    'EMAIL:care@centre.example',
    'ADR:;;مبنى 12\\, الدور 2;الرياض;;;',
    'URL:https://example.com/',
    'END:VCARD',
    '',
  ])
})

it('a contact has no line for an empty field', () => {
  const names = vCard({ ...CENTRE, phones: [], email: '', address: '', city: '' }).match(/^[A-Z]+/gm)
  expect(names).toEqual(['BEGIN', 'VERSION', 'N', 'FN', 'ORG', 'URL', 'END'])
})
