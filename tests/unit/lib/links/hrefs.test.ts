import { describe, expect, it } from 'vitest'
import { accountUrl, chatHref, mailHref, telHref } from '../../../../src/lib/links/hrefs'

describe('links that the site makes', () => {
  // Requirements 29, 33
  it('links dial, chat and write to the centre', () => {
    expect(telHref('+966500000000')).toBe('tel:+966500000000')
    expect(mailHref('info@example.com')).toBe('mailto:info@example.com')
    expect(chatHref('966500000000')).toBe('https://wa.me/966500000000')
  })

  it.each([
    ['a@b.example?cc=c@d.example', 'a@b.example%3Fcc%3Dc%40d.example'],
    ['first.last+site@b.example,c@d.example', 'first.last%2Bsite@b.example%2Cc%40d.example'],
  ])('a link for e-mail writes to %s as one address', (address, encoded) => {
    expect(mailHref(address)).toBe(`mailto:${encoded}`)
  })

  it('a link leads to an account, never to the front page of a network', () => {
    for (const page of ['https://www.instagram.com/', 'https://www.facebook.com', ''])
      expect(accountUrl(page)).toBe('')
    for (const account of ['https://www.tiktok.com/@centre', 'https://www.facebook.com/?id=1'])
      expect(accountUrl(account)).toBe(account)
  })

  it('a link to the chat encodes its text', () => {
    const text = 'السلام عليكم & أهلًا؟ #1\n50% +=/ “x” 🙂'
    const url = new URL(chatHref('966500000000', text))
    expect(url.host + url.pathname).toBe('wa.me/966500000000')
    expect(url.searchParams.get('text')).toBe(text)
    expect([...url.searchParams.keys()]).toEqual(['text'])
  })
})
