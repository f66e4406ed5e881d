import { describe, expect, it } from 'vitest'
import { displayPhone, spokenPhone, toE164, toWhatsAppDigits } from '../../src/lib/phone-number'

describe('a telephone number as people type it', () => {
  it.each([
    ['0512345678', '+966512345678'],
    ['512345678', '+966512345678'],
    ['966512345678', '+966512345678'],
    ['00966512345678', '+966512345678'],
    ['+9660512345678', '+966512345678'],
    ['٠٥١٢٣٤٦٧٨٩', '+966512346789'],
    ['۰۵۱۲۳۴۶۷۸۹', '+966512346789'],
    ['\u200e+966 512345678\u200f', '+966512345678'],
    ['(011) 234-5678', '+966112345678'],
    ['9200 12345', '+966920012345'],
    ['800 123 4567', '+9668001234567'],
    ['800 124 456', null],
  ])('%j becomes %j', (typed, number) => {
    expect(toE164(typed)).toBe(number)
  })

  const BAD = [
    '',
    'abc',
    '05123',
    '051234567890',
    '+12025550123',
    '0412345678',
    '09200123456',
    '+',
    '05x2345678',
  ]
  it('is refused when it is none of the country', () =>
    expect(BAD.filter((typed) => toE164(typed))).toEqual([]))
})

describe('a WhatsApp number as people type it', () => {
  it.each([
    ['0512345678', '966512345678'],
    ['+٩٦٦ ٥١٢٣٤٥٦٧٨', '966512345678'],
    ['+1 202-555-0123', '12025550123'],
    ['0044 7911 123456', '447911123456'],
  ])('%j becomes %j', (typed, digits) => {
    expect(toWhatsAppDigits(typed)).toBe(digits)
  })

  it('is refused without a country, or with a wrong number of digits', () => {
    const bad = ['', '05123', '2025550123', '+96651234567', '+9665123456789', '+12']
    expect(bad.filter((typed) => toWhatsAppDigits(typed))).toEqual([])
  })
})

it.each([
  ['+966500000000', '050 000 0000'],
  ['+966112345678', '011 234 5678'],
  ['+966920012345', '9200 12345'],
  ['+9668001234567', '800 123 4567'],
])('%s is shown as %s', (number, shown) => expect(displayPhone(number)).toBe(shown))

it('a number is read out digit by digit', () => {
  expect(spokenPhone('+966500000000')).toBe('0 5 0, 0 0 0, 0 0 0 0')
})
