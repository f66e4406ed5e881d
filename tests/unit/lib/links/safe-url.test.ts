import { describe, expect, it } from 'vitest'
import { parseOwnPath } from '../../../../src/lib/links/own-path'
import { parseWebUrl } from '../../../../src/lib/links/safe-url'
import { toStoredLink } from '../../../../src/lib/links/stored-link'
import { HOSTILE_LINKS } from '../../../fixtures/hostile-links'

describe('a stored link', () => {
  it.each([
    ['https://موقع.شبكة/صورة.png', 'https://موقع.شبكة/%D8%B5%D9%88%D8%B1%D8%A9.png', 'موقع.شبكة'],
    ['http://www.موقع.شبكة:8080/?a=b#c', 'https://www.موقع.شبكة:8080/?a=b#c', 'www.موقع.شبكة'],
    ['  HTTPS://WWW.موقع.شبكة  ', 'https://www.موقع.شبكة/', 'www.موقع.شبكة'],
    ['https://X.Example/a b'.replace(' ', '%20'), 'https://x.example/a%20b', 'x.example'],
  ])('the link %s is stored as %s', (typed, href, host) => {
    expect(toStoredLink(typed)).toMatchObject({ href, host })
    expect(parseWebUrl(href).kind).toBe('accepted')
    expect(toStoredLink(href)).toMatchObject({ href, host })
  })

  it.each([
    ['\u200fhttps://x.example/a\u200f', 'https://x.example/a'],
    ['\ufeffhttps://x.example/a\u00a0', 'https://x.example/a'],
    ['\u2066https://x.example/a\u2069', 'https://x.example/a'],
    ['https://x.exam\u00adple/\u200ba', 'https://x.example/a'],
    ['https://x.example/a.', 'https://x.example/a'],
    ['https://x.example/a،', 'https://x.example/a'],
    ['(https://x.example/a)', 'https://x.example/a'],
    ['https://x.example/a_(b)', 'https://x.example/a_(b)'],
    ['*https://x.example/a*', 'https://x.example/a'],
    ['<https://x.example/a>', 'https://x.example/a'],
    ['«https://x.example/a»', 'https://x.example/a'],
    ['شاهد: https://x.example/a', 'https://x.example/a'],
    ['شاهد:https://x.example/a', 'https://x.example/a'],
    ['شاهدhttps://x.example/a', 'https://x.example/a'],
    ['https://x.example/a شكراً لكم', 'https://x.example/a'],
    ['الرابط :https://x.example/a', 'https://x.example/a'],
    ['الرابط=https://x.example/a', 'https://x.example/a'],
    ['📍https://x.example/a', 'https://x.example/a'],
    ['👇\ufe0fhttps://x.example/a👆', 'https://x.example/a'],
    ['-https://x.example/a', 'https://x.example/a'],
    ['•www.x.example/a', 'https://www.x.example/a'],
    ['Look: https://x.example/a via the app', 'https://x.example/a'],
    ['www.x.example/a', 'https://www.x.example/a'],
    ['https://x.example/ahttps://x.example/a', 'https://x.example/a'],
    ['https://x.example/?a=1&amp;b=2', 'https://x.example/?a=1&b=2'],
    [
      '<iframe width="560" src="https://x.example/embed?a=1&amp;b=2" title="x"></iframe>',
      'https://x.example/embed?a=1&b=2',
    ],
  ])('the pasted text %j is stored as the link %s', (pasted, href) => {
    expect(toStoredLink(pasted)).toMatchObject({ href })
  })

  it.each([
    'https://x.example/ a',
    'https://x.example/a b',
    'https://x.example/a 1.mp4',
    'https://x.example/?a =1&b=2',
  ])('the pasted text %j is no link, because it may go on after the space', (pasted) =>
    expect(toStoredLink(pasted)).toEqual({ kind: 'refused', reason: 'not-a-link' }),
  )

  it('a stored link leads to the same address as the typed one', () => {
    // Presentation forms are other characters for the same letters.
    const stored = toStoredLink('https://\ufee3\ufeee\ufed7\ufecA.شبكة/')
    expect(stored).toMatchObject({ host: 'موقع.شبكة' })
    expect(stored.kind === 'accepted' && new URL(stored.href).host).toBe(
      new URL('https://موقع.شبكة/').host,
    )
  })

  it('a hostile link is never stored', () => {
    for (const link of HOSTILE_LINKS) expect(toStoredLink(link).kind, link).toBe('refused')
  })

  it('a stored link fits into its limit even when it is encoded', () => {
    const longest = `https://x.example/${'ل'.repeat(300)}`
    expect(toStoredLink(longest)).toMatchObject({ host: 'x.example' })
    expect(toStoredLink(longest + 'ل'.repeat(50))).toMatchObject({ reason: 'too-long' })
  })

  it.each(['/', '/team?x=1#top'])('the path %s of the site is accepted', (path) =>
    expect(parseOwnPath(` ${path} `)).toBe(path),
  )

  it.each([
    '//evil.com',
    '/..//evil.com',
    '/\\evil.com',
    'team',
    'https://evil.com/',
    `/${'a'.repeat(2_048)}`,
  ])('the text %s is not accepted as a path of the site', (path) =>
    expect(parseOwnPath(path)).toBeNull(),
  )
})
