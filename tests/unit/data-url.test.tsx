import { describe, expect, it } from 'vitest'
import { dataUrlLength, isAllowedImage, toDataUrl } from '../../src/lib/data-url'
import { LINK_MAX_CHARS, STORED_MAX_CHARS } from '../../src/limits'
import { HOSTILE_LINKS } from '../fixtures/hostile-links'

const jpeg = (length: number): string => {
  const prefix = 'data:image/jpeg;base64,'
  return prefix + 'A'.repeat(length - prefix.length)
}
const link = (length: number): string => {
  const host = 'https://example.com/'
  return host + 'a'.repeat(length - host.length)
}

describe('a stored picture', () => {
  it('is a data URL of three types, or an https link (contradiction 55)', () => {
    const allowed = [
      'data:image/jpeg;base64,/9j/4AAQ',
      'data:image/png;base64,iVBORw0KGgo=',
      'data:image/webp;base64,Uk==',
    ]
    expect([...allowed, 'https://example.com/photo.jpg?size=2'].filter((value) => !isAllowedImage(value))).toEqual([])
  })

  const heads = ['svg+xml;base64', 'gif;base64', 'jpeg', 'jpeg;charset=utf-8;base64'].map(
    (type) => `data:image/${type}`,
  )
  const tails = ['', 'AAAA"onload="alert(1)', 'AAAA\n', 'AA AA', 'AAAA==='].map(
    (text) => `data:image/jpeg;base64,${text}`,
  )
  const links = ['http://example.com/photo.jpg', '/placeholder.svg', 'tel:+966500000000', ['https://example.com/a.jpg']]
  const others = [
    ' data:image/jpeg;base64,AAAA',
    'DATA:image/jpeg;base64,AAAA',
    'data:text/html;base64,PGgxPg==',
    'data:',
  ]
  it.each([...heads.map((head) => `${head},AAAA`), ...tails, ...links, ...others, '', null, undefined, 42, {}])(
    'may not be %j',
    (value) => expect(isAllowedImage(value)).toBe(false),
  )

  it('may not be a hostile link (P10)', () => {
    for (const link of HOSTILE_LINKS) expect(isAllowedImage(link), link).toBe(false)
  })

  it('may have at most 1,000,000 characters', () => {
    expect(isAllowedImage(jpeg(STORED_MAX_CHARS))).toBe(true)
    expect(isAllowedImage(jpeg(STORED_MAX_CHARS + 1))).toBe(false)
    expect(isAllowedImage(link(LINK_MAX_CHARS))).toBe(true)
    expect(isAllowedImage(link(LINK_MAX_CHARS + 1))).toBe(false)
  })
})

describe('the length', () => {
  it('of a data URL is computed before it is encoded', async () => {
    for (let size = 0; size < 20; size++) {
      const blob = new Blob([new Uint8Array(size).fill(200)], { type: 'image/webp' })
      const url = await toDataUrl(blob)
      expect(dataUrlLength(blob)).toBe(url.length)
    }
  })
})
