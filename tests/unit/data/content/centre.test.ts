import { expect, it } from 'vitest'
import { config } from '../../../../src/config'
import {
  centreSchema,
  defaultCentre,
  isPlaceholderCentre,
  parseCentre,
  qrTarget,
} from '../../../../src/data/content/centre'
import { publicContent } from '../../../../src/data/pages/public-content'
import { qrSvg } from '../../../../src/prerender/qr-svg'
import { fullCentre } from '../../../fixtures/centre'

it.each(['defaults', 'placeholderNumbers', 'placeholderAccounts'] as const)(
  'config.%s has fields of the centre only',
  (name) => {
    expect(Object.keys(centreSchema.entries)).toEqual(
      expect.arrayContaining(Object.keys(config[name])),
    )
  },
)

it('a centre is a placeholder while one of its numbers is', () => {
  expect(isPlaceholderCentre(defaultCentre)).toBe(true)
  expect(isPlaceholderCentre({ ...fullCentre, whatsapp: defaultCentre.whatsapp })).toBe(true)
  expect(isPlaceholderCentre({ ...fullCentre, phones: defaultCentre.phones.slice(1) })).toBe(true)
  expect(isPlaceholderCentre(fullCentre)).toBe(false)
})

it('the QR image opens the given address, else the chat unless its number is a placeholder', () => {
  expect(qrTarget(fullCentre)).toBe(fullCentre.qrUrl)
  expect(qrTarget({ ...fullCentre, qrUrl: '' })).toBe('https://wa.me/966512345678')
  expect(qrTarget(defaultCentre)).toBe('')
})

it('an address that no QR image can hold is left out', () => {
  // An Arabic letter has two bytes.
  const storedQrUrl = (letters: number) =>
    parseCentre({ qrUrl: `https://x.example/${'ن'.repeat(letters)}` }, 'centre')?.qrUrl ?? ''
  expect(qrSvg(storedQrUrl(1_156))).toContain('<svg')
  expect(storedQrUrl(1_157)).toBe('')
  expect(() => qrSvg(`https://x.example/${'ن'.repeat(1_157)}`)).toThrow('too long')
})

const nothing = { products: [], team: [], videos: null, centre: null }
const director = { name: 'n', titles: ['t', 'u'], credentials: [], highlights: [], updatedAt: null }
const photo = {
  photoBase64: 'data:image/jpeg;base64,AAAA',
  portrait: 'data:image/webp;base64,AAAA',
  updatedAt: null,
}

const summaryOf = (texts: typeof director | null, image: typeof photo | null) =>
  publicContent({ ...nothing, directorTexts: texts, directorPhoto: image }).directorSummary

it('the home page names a director who has a name and a portrait', () => {
  expect(summaryOf(director, photo)).toEqual({
    name: 'n',
    title: 't',
    image: photo.portrait,
    updatedAt: null,
  })
})

it('the home page names a director without a title', () => {
  expect(summaryOf({ ...director, titles: [] }, photo)).toMatchObject({ title: '' })
})

it.each([
  ['name', { ...director, name: '' }, photo],
  ['texts', null, photo],
  ['photo', director, null],
  ['portrait', director, { ...photo, portrait: '' }],
])('the home page names nobody without a %s', (_, texts, image) => {
  expect(summaryOf(texts, image)).toBeNull()
})
