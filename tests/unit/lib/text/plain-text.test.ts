import { describe, expect, it } from 'vitest'
import { isEmail, plainEmail } from '../../../../src/lib/text/plain-email'
import { plainNumber } from '../../../../src/lib/text/plain-number'
import { trimText } from '../../../../src/lib/text/plain-text'

describe('a typed text', () => {
  it.each([
    ['', ''],
    [' \t\n', ''],
    // A text of nothing that can be seen.
    ['\u200f\u200e\u061c\u200b\ufeff\u00ad\u2060', ''],
    ['\u3164\u2800\u115f\u00a0\u3000\ufe0f', ''],
    ['\u200fسارة\u200f', 'سارة'],
    ['\ufeff\u00a0سارة محمد\u3000\r\n', 'سارة محمد'],
    ['\u2067سارة\u2069', 'سارة'],
    ['\u202bسارة\u202c', 'سارة'],
    ['مركز \u2068ABC\u2069 ', 'مركز \u2068ABC\u2069'],
    ['\u0000\u0007سارة\u0085', 'سارة'],
    ['\ud83d\udc68\u200f', '\ud83d\udc68'],
    ['\u{1bca0}سارة 👋\u{e0001}\n', 'سارة 👋'],
    // Half of a pair, as of a text that was cut.
    ['\ud83d \udc68 ', '\ud83d \udc68'],
    ['س\u2069\u200b\u202c\t', 'س'],
    ['␞ سارة␞محمد ␞', 'سارةمحمد'],
    // Inside a text such characters have a meaning.
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
    ['شكراً ❤\ufe0f ', 'شكراً ❤\ufe0f'],
    ['🏴\u{e0067}\u{e0062}\u{e007f}', '🏴\u{e0067}\u{e0062}\u{e007f}'],
  ])('the typed text %j is kept as %j', (typed, kept) => expect(trimText(typed)).toBe(kept))
})

describe('a typed number', () => {
  it.each([
    ['\u200e1200\u200f', '1200'],
    ['١٢٠٠', '1200'],
    ['۱۲۰۰', '1200'],
    ['１２００', '1200'],
    ['12\u200b00', '1200'],
    ['\u20661200\u2069', '1200'],
    ['1200\u00a0', '1200'],
  ])('the typed number %j is read as %j', (typed, read) => expect(plainNumber(typed)).toBe(read))
})

describe('a typed e-mail address', () => {
  it.each([
    ['\u200finfo@example.com', 'info@example.com'],
    ['info\u200b@example.com\u00a0', 'info@example.com'],
    ['info@exam\u00adple.com', 'info@example.com'],
    ['info @example.com', 'info@example.com'],
    ['\u2066info@example.com\u2069', 'info@example.com'],
    ['info＠example.com', 'info@example.com'],
    ['info٢@example.com', 'info2@example.com'],
    ['mailto:info@example.com?subject=x', 'info@example.com'],
    ['المركز <info@example.com>', 'info@example.com'],
    ['info@example.com.', 'info@example.com'],
    ['info@example.com،', 'info@example.com'],
    ['info@example.com>', 'info@example.com'],
    ['info@example.com/', 'info@example.com'],
    ['"المركز" <info@example.com>;', 'info@example.com'],
    ['البريد: info@example.com شكراً', 'info@example.com'],
    ['mailto:info%40example.com', 'info@example.com'],
    ['[info@example.com](mailto:info@example.com)', 'info@example.com'],
    ['info @ example . com', 'info@example.com'],
    ['Info@example.com <info@example.com>', 'Info@example.com'],
    ['*info@example.com*', 'info@example.com'],
    ['info@example.com!', 'info@example.com'],
    ['📧info@example.com', 'info@example.com'],
    ['✉\ufe0finfo@example.com', 'info@example.com'],
    ['info@example.com٫', 'info@example.com'],
    // The part after a comma or a semicolon is no address of its own.
    ['sara,ali@example.com', 'sara,ali@example.com'],
    ['sara،ali@example.com', 'sara،ali@example.com'],
    ['sara;ali@example.com', 'sara;ali@example.com'],
    ['sara؛ali@example.com', 'sara؛ali@example.com'],
    ['a@example.com,b@example.com', 'a@example.com,b@example.com'],
    // Of two addresses none is taken, and no third one is made of them.
    ['a@example.com, b@example.com', 'a@example.com, b@example.com'],
    ['a@example.com b@example.com', 'a@example.com b@example.com'],
    ['a@example.comb@example.com', 'a@example.comb@example.com'],
    ['mailto:a@example.com?cc=b@example.com', 'mailto:a@example.com?cc=b@example.com'],
    ['info@example', 'info@example'],
  ])('the typed e-mail address %j is read as %j', (typed, read) =>
    expect(plainEmail(typed)).toBe(read),
  )

  it.each([
    ['info@example.com', true],
    ['\u200fالبريد: info@example.com،', true],
    ["o'neil+x@mail.example.com", true],
    // As Chromium gives domains with other than Latin letters: مركز.السعودية, and a last name of "com،".
    ['info@xn--wgbc4cg.xn--mgberp4a5d4ar', true],
    ['info@example.xn--com-nwe', false],
    ['info@xn--examplecom-r0m', false],
    ['info@example,com', false],
    ['info@example،com', false],
    ['sara،ali@example.com', false],
    ['info@example', false],
    ['info@example..com', false],
    ['info@@example.com', false],
    ['info.example.com', false],
    ['@example.com', false],
    ['a@example.com b@example.com', false],
  ])('whether the typed text %j is an e-mail address: %s', (typed, isAddress) =>
    expect(isEmail(typed)).toBe(isAddress),
  )
})
