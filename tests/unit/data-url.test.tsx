import { describe, expect, it } from 'vitest'
import { dataUrlBytes, dataUrlLength, isAllowedImage, textBytes, toDataUrl } from '../../src/lib/data-url'
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
  // contradiction 55
  it.each([
    'data:image/jpeg;base64,/9j/4AAQ',
    'data:image/png;base64,iVBORw0KGgo=',
    'data:image/webp;base64,UklGRg==',
    'https://example.com/photo.jpg?size=2',
  ])('may be %s', (value) => {
    expect(isAllowedImage(value)).toBe(true)
  })

  it.each([
    '',
    'data:',
    'data:image/jpeg;base64,',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:image/gif;base64,R0lGODlh',
    'data:text/html;base64,PGgxPg==',
    'data:image/jpeg,raw',
    'data:image/jpeg;charset=utf-8;base64,AAAA',
    'data:image/jpeg;base64,AAAA"onload="alert(1)',
    'data:image/jpeg;base64,AAAA\n',
    'data:image/jpeg;base64,AA AA',
    'data:image/jpeg;base64,AAAA===',
    ' data:image/jpeg;base64,AAAA',
    'DATA:image/jpeg;base64,AAAA',
    'http://example.com/photo.jpg',
    '/placeholder.svg',
    'tel:+966500000000',
    null,
    undefined,
    42,
    {},
    ['https://example.com/photo.jpg'],
  ])('may not be %j', (value) => {
    expect(isAllowedImage(value)).toBe(false)
  })

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
      expect(dataUrlBytes(url)).toBe(size)
    }
  })

  it('of other texts is 0, and of a text counted in bytes', () => {
    expect(['', 'https://example.com/;base64,AAAA', 'data:image/png,x'].map(dataUrlBytes)).toEqual([0, 0, 0])
    expect(['abc', 'نطق', '🙂'].map(textBytes)).toEqual([3, 6, 4])
  })
})
