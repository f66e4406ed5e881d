import { describe, expect, it } from 'vitest'
import { readOwnPath, readWebUrl, toStoredLink } from '../../src/lib/safe-url'
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
    expect(typeof stored === 'object' && new URL(stored.href).host).toBe(
      new URL('https://موقع.شبكة/').host,
    )
  })

  it('is not made of a hostile one', () => {
    for (const link of HOSTILE_LINKS) expect(toStoredLink(link), link).toBeTypeOf('string')
  })

  it('fits into its limit when it is encoded, too', () => {
    const longest = `https://x.example/${'ل'.repeat(300)}`
    expect(toStoredLink(longest)).toMatchObject({ host: 'x.example' })
    expect(toStoredLink(longest + 'ل'.repeat(50))).toBe('too-long')
  })

  it.each(['/', '/team?x=1#top'])('may be the path %s of the site', (path) =>
    expect(readOwnPath(` ${path} `)).toBe(path),
  )

  it.each([
    '//evil.com',
    '/..//evil.com',
    '/\\evil.com',
    'team',
    'https://evil.com/',
    `/${'a'.repeat(2_048)}`,
  ])('may not be %s as a path of the site', (path) => expect(readOwnPath(path)).toBeNull())
})
