import { describe, expect, it } from 'vitest'
import { chatHref, mailHref, safeHref, telHref } from '../../src/lib/links'
import { HOSTILE_LINKS } from '../fixtures/hostile-links'

describe('links that the site makes', () => {
  // 29, 33
  it('dial, chat and write to the centre', () => {
    expect(telHref('+966500000000')).toBe('tel:+966500000000')
    expect(mailHref('info@example.com')).toBe('mailto:info@example.com')
    expect(chatHref('966500000000')).toBe('https://wa.me/966500000000')
  })

  it('carry any text whole into the chat', () => {
    const text = 'السلام عليكم & أهلًا؟ #1\n50% +=/ “x” 🙂'
    const url = new URL(chatHref('966500000000', text))
    expect(url.host + url.pathname).toBe('wa.me/966500000000')
    expect(url.searchParams.get('text')).toBe(text)
    expect([...url.searchParams.keys()]).toEqual(['text'])
  })
})

describe('links that come from outside', () => {
  it.each([
    ['https://example.com', 'https://example.com/'],
    ['http://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
    ['  https://example.com/a  ', 'https://example.com/a'],
    ['HTTPS://EXAMPLE.com/A', 'https://example.com/A'],
    ['https://example.com:8443/', 'https://example.com:8443/'],
    ['http://example.com:80/', 'https://example.com/'],
    ['https://مثال.السعودية/دورة', 'https://xn--mgbh0fb.xn--mgberp4a5d4ar/%D8%AF%D9%88%D8%B1%D8%A9'],
    ['https://example.com/@user/photo', 'https://example.com/@user/photo'],
    ['/team', '/team'],
    ['/team?x=1#top', '/team?x=1#top'],
    ['/', '/'],
    ['/a/../services', '/services'],
    ['tel:+966500000000', 'tel:+966500000000'],
    ['TEL:+966 50 000 0000', 'tel:+966500000000'],
    ['tel:(050) 000-0000', 'tel:0500000000'],
    ['mailto:info@example.com', 'mailto:info@example.com'],
    ['MAILTO:first.last+x@mail.example.co', 'mailto:first.last+x@mail.example.co'],
  ])('takes %j', (text, href) => {
    expect(safeHref(text)).toBe(href)
  })

  // P10
  it.each(HOSTILE_LINKS)('refuses %j', (text) => {
    expect(safeHref(text)).toBeNull()
  })

  it.each([null, undefined, 0, {}, ['https://example.com'], '', '   '])('refuses %j', (value) => {
    expect(safeHref(value)).toBeNull()
  })

  it('has enough hostile links to be a test', () => {
    expect(new Set(HOSTILE_LINKS).size).toBe(HOSTILE_LINKS.length)
    expect(HOSTILE_LINKS.length).toBeGreaterThanOrEqual(40)
  })
})
