import { describe, expect, it } from 'vitest'
import { readWebUrl, toStoredLink } from '../../src/lib/safe-url'
import { HOSTILE_LINKS } from '../fixtures/hostile-links'

describe('a stored link', () => {
  it.each([
    ['https://موقع.شبكة/صورة.png', 'https://موقع.شبكة/%D8%B5%D9%88%D8%B1%D8%A9.png', 'موقع.شبكة'],
    ['http://www.موقع.شبكة:8080/?a=b#c', 'https://www.موقع.شبكة:8080/?a=b#c', 'www.موقع.شبكة'],
    ['  HTTPS://WWW.موقع.شبكة  ', 'https://www.موقع.شبكة/', 'www.موقع.شبكة'],
    ['https://X.Example/a b'.replace(' ', '%20'), 'https://x.example/a%20b', 'x.example'],
  ])('of %s is %s', (typed, href, host) => {
    expect(toStoredLink(typed)).toEqual({ href, host })
    expect(readWebUrl(href)).toBeInstanceOf(URL)
    expect(toStoredLink(href)).toEqual({ href, host })
  })

  it('leads to the same address as the typed one', () => {
    // Presentation forms are other characters for the same letters.
    const stored = toStoredLink('https://\ufee3\ufeee\ufed7\ufecA.شبكة/')
    expect(stored).toMatchObject({ host: 'موقع.شبكة' })
    expect(typeof stored === 'object' && new URL(stored.href).host).toBe(new URL('https://موقع.شبكة/').host)
  })

  it.each(HOSTILE_LINKS)('is not made of %j', (link) => {
    expect(typeof toStoredLink(link)).toBe('string')
  })
})
