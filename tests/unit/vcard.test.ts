import { expect, it } from 'vitest'
import { vCard } from '../../src/lib/vcard'

/** Reads a vCard as RFC 2426 says: lines "group.NAME;parameters:value", with backslashes before , ; and \\. */
function read(text: string): [name: string, values: string[]][] {
  expect(text.endsWith('\r\n')).toBe(true)
  return text
    .trimEnd()
    .split('\r\n')
    .map((line) => {
      const [, name = '', value = ''] = /^((?:\w+\.)?[A-Z][A-Z-]*(?:-?[A-Za-z]+)*)(?:;[^:]*)?:(.*)$/.exec(line) ?? []
      expect(name, line).not.toBe('')
      const parts = value.split(/(?<!\\);/).map((part) => part.replace(/\\([\\;,])/g, '$1'))
      return [name, parts]
    })
}

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

it('a contact is read by a parser with every field', () => {
  expect(read(vCard(CENTRE))).toEqual([
    ['BEGIN', ['VCARD']],
    ['VERSION', ['3.0']],
    ['N', ['مركز; النطق', '', '', '', '']],
    ['FN', ['مركز; النطق']],
    ['ORG', ['مركز; النطق']],
    ['item1.TEL', ['+966512345678']],
    ['item1.X-ABLabel', ['الاستقبال, صباحاً']],
    ['item2.TEL', ['+966112345678']],
    ['EMAIL', ['care@centre.example']],
    ['ADR', ['', '', 'مبنى 12, الدور 2', 'الرياض', '', '', '']],
    ['URL', ['https://example.com/']],
    ['END', ['VCARD']],
  ])
})

it('a contact has no line for an empty field', () => {
  const names = read(vCard({ ...CENTRE, phones: [], email: '', address: '', city: '' })).map(([name]) => name)
  expect(names).toEqual(['BEGIN', 'VERSION', 'N', 'FN', 'ORG', 'URL', 'END'])
})
