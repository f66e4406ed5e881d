import { expect, it } from 'vitest'
import { makeImage } from '../../../../scripts/documents/valid'
import { isAllowedImage } from '../../../../src/lib/images/allowed-image'
import { LINK_MAX_CHARS, STORED_MAX_CHARS } from '../../../../src/limits'
import { HOSTILE_LINKS } from '../../../fixtures/hostile-links'

const link = (length: number) => 'https://example.com/'.padEnd(length, 'a')

// Contradiction 55
it.each([
  'data:image/jpeg;base64,/9j/4AAQ',
  'data:image/png;base64,iVBORw0KGgo=',
  'data:image/webp;base64,Uk==',
  'https://example.com/photo.jpg?size=2',
  makeImage(STORED_MAX_CHARS),
  link(LINK_MAX_CHARS),
])('a stored image may be %.60s', (value) => expect(isAllowedImage(value)).toBe(true))

const others = [
  ' data:image/jpeg;base64,AAAA',
  'http://example.com/a.jpg',
  '/a.svg',
  ['https://example.com/a'],
  null,
]
it.each([
  ...['svg+xml;base64', 'gif;base64', 'jpeg', 'jpeg;charset=utf-8;base64'].map(
    (type) => `data:image/${type},AAAA`,
  ),
  ...['', 'AAAA"onload="alert(1)', 'AAAA\n', 'AAAA==='].map(
    (text) => `data:image/jpeg;base64,${text}`,
  ),
  ...others,
  makeImage(STORED_MAX_CHARS + 1),
  link(LINK_MAX_CHARS + 1),
])('a stored image may not be %.60j', (value) => expect(isAllowedImage(value)).toBe(false))

it('a stored image may not be a hostile link', () => {
  for (const link of HOSTILE_LINKS) expect(isAllowedImage(link), link).toBe(false)
})
