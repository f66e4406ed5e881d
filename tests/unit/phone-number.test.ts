import { describe, expect, it } from 'vitest'
import { phoneRefusal, toE164, toWhatsAppDigits } from '../../src/lib/phone-entry'
import { displayPhone, spokenPhone } from '../../src/lib/phone-number'

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
  ])('the typed telephone number %j becomes %j', (typed, number) => {
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
  it('a telephone number is refused when it is not a Saudi one', () =>
    expect(BAD.filter((typed) => toE164(typed))).toEqual([]))
})

/** Each is the same mobile number. */
const MOBILE = [
  '0512345678',
  '512345678',
  '966512345678',
  '+966512345678',
  '00966512345678',
  '0966512345678',
  '+9660512345678',
  '9660512345678',
  '009660512345678',
  '+966 (0) 51 234 5678',
  '+966 51 234 5678',
  '+ 966 51 234 5678',
  '++966512345678',
  '+00966512345678',
  '+966+512345678',
  '(+966) 512345678',
  '(00966) 51 234 5678',
  '[966] 512345678',
  '966512345678+',
  '0512345678+',
  '512345678 966+',
  '051-234-5678',
  '051\u2010234\u20115678',
  '051\u2012234\u20135678',
  '051\u2014234\u20155678',
  '051\u2212234\u22125678',
  '051\uff0d234\ufe635678',
  '051\u2022234\u00b75678',
  '051.234.5678',
  '051/234/5678',
  '051_234_5678',
  '051~234~5678',
  '051,234,5678',
  '051،234،5678',
  '0 5 1 2 3 4 5 6 7 8',
  '051\u00a0234\u20095678',
  '051\u202f234\u30005678',
  '051\t234\n5678',
  '\u200e0512345678\u200e',
  '\u202a+966 51 234 5678\u202c',
  '\u2066+966 51 234 5678\u2069',
  '\ufeff0512345678',
  '051\u200b234\u200c5678\u200d',
  '051\u00ad234\u20605678',
  '\u061c٠٥١٢٣٤٥٦٧٨',
  '٠٥١٢٣٤٥٦٧٨',
  '۰۵۱۲۳۴۵۶۷۸',
  '０５１２３４５６７８',
  '＋９６６５１２３４５６７８',
  '٠٠٩٦٦٥١٢٣٤٥٦٧٨',
  '+٩٦٦ ٥١ ٢٣٤ ٥٦٧٨',
  'tel:0512345678',
  'tel:+966-51-234-5678',
  'TEL:%2B966512345678',
  'tel:+966%2051%20234%205678',
  'callto:+966512345678',
  'sms:0512345678',
  'TEL;TYPE=CELL:+966512345678',
  'https://wa.me/966512345678',
  'wa.me/+966512345678',
  'https://wa.me/966512345678?text=0%20',
  'https://wa.me/0512345678',
  'https://api.whatsapp.com/send?phone=966512345678',
  'https://api.whatsapp.com/send/?phone=%2B966512345678&text=x&type=phone_number',
  'https://web.whatsapp.com/send?text=x&phone=966512345678',
  'whatsapp://send?phone=966512345678',
  'هاتف: 0512345678',
  'هاتف:0512345678',
  'الجوال/ ٠٥١٢٣٤٥٦٧٨',
  'رقم الجوال 0512345678',
  'جوال - 0512345678',
  '0512345678 (واتساب)',
  '0512345678 جوال سارة',
  'Tel.: +966 51 234 5678',
  'M: 051 234 5678',
  '📞 0512345678',
  '☎\ufe0f 0512345678',
  '0\ufe0f\u20e35\ufe0f\u20e312345678',
  '«0512345678»',
  '"0512345678"',
  "'0512345678",
  '<0512345678>',
  '0512345678.',
  '0512345678،',
  '*0512345678*',
]
it.each(MOBILE)('the pasted form %j is the mobile number 0512345678', (typed) => {
  expect(toE164(typed)).toBe('+966512345678')
  expect(toWhatsAppDigits(typed)).toBe('966512345678')
})

it.each([
  ['تلفون: ٠١١–٢٣٤–٥٦٧٨', '+966112345678'],
  ['+966 (11) 234 5678', '+966112345678'],
  ['tel:+966-11-234-5678', '+966112345678'],
  ['الرقم الموحد: 9200\u201112345', '+966920012345'],
  ['+966 9200 12345', '+966920012345'],
  ['الرقم المجاني ٨٠٠ ١٢٣ ٤٥٦٧', '+9668001234567'],
])('the pasted form %j is the number %s', (typed, number) => expect(toE164(typed)).toBe(number))

it.each([
  ['0512345678 / 0112345678', 'phoneMany'],
  ['0512345678 أو 0112345678', 'phoneMany'],
  ['+966 11 234 5678 تحويلة 12', 'phone'],
  ['+1 202 555 0123', 'phoneForeign'],
  ['https://wa.me/447911123456', 'phoneForeign'],
  ['00971501234567', 'phoneForeign'],
  ['051234567', 'phone'],
  ['05123456789', 'phone'],
  ['5.12345678E8', 'phone'],
  ['https://x.example/0512345678', 'phone'],
  ['https://wa.me/message/ABC123', 'phone'],
])('the pasted form %j is refused as %s', (typed, reason) => {
  expect(toE164(typed)).toBeNull()
  expect(phoneRefusal(typed)).toBe(reason)
})

describe('a WhatsApp number as people type it', () => {
  it.each([
    ['0512345678', '966512345678'],
    ['+٩٦٦ ٥١٢٣٤٥٦٧٨', '966512345678'],
    ['+1 202-555-0123', '12025550123'],
    ['0044 7911 123456', '447911123456'],
    ['971501234567+', '971501234567'],
    ['https://wa.me/12025550123', '12025550123'],
    ['واتساب: +971 50 123 4567', '971501234567'],
  ])('the typed WhatsApp number %j becomes %j', (typed, digits) => {
    expect(toWhatsAppDigits(typed)).toBe(digits)
  })

  it('a WhatsApp number is refused without a country, or with a wrong number of digits', () => {
    const bad = ['', '05123', '2025550123', '+96651234567', '+9665123456789', '+12']
    expect(bad.filter((typed) => toWhatsAppDigits(typed))).toEqual([])
  })
})

it.each([
  ['+966500000000', '050 000 0000'],
  ['+966112345678', '011 234 5678'],
  ['+966920012345', '9200 12345'],
  ['+9668001234567', '800 123 4567'],
])('the number %s is shown as %s', (number, shown) => expect(displayPhone(number)).toBe(shown))

it('a number is read out digit by digit', () => {
  expect(spokenPhone('+966500000000')).toBe('0 5 0, 0 0 0, 0 0 0 0')
})
