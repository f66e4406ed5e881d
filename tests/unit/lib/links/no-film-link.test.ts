import { describe, expect, it } from 'vitest'
import { parseVideoLink } from '../../../../src/lib/links/video-link'
import { HOSTILE_LINKS } from '../../../fixtures/hostile-links'

const ID = 'dQw4w9WgXcQ'

/** Pages that are not one film that can be shown, and no file. */
const PAGES = [
  'https://www.youtube.com/@centre',
  'https://www.youtube.com/embed/videoseries?list=PL0123456789',
  'https://www.youtube.com/embed/live_stream?channel=UC0123456789',
  `https://www.youtube.com/watch?v=${ID}x`,
  'https://www.youtube.com/watch?v=%22onload%3D%22a',
  `https://www.youtube.com/redirect?q=https://evil.com&v=${ID}`,
  'https://www.facebook.com/centre',
  'https://www.facebook.com/centre/videos',
  'https://www.facebook.com/reel/',
  'https://www.facebook.com/watch/?v=javascript:1',
  'https://fb.watch/',
  'https://fb.me/abc',
  `https://l.facebook.com/l.php?u=https%3A%2F%2Fevil.com%2F${ID}`,
  'https://l.facebook.com/l.php?u=javascript%3Aalert(1)',
  'https://l.facebook.com/l.php?u=https%3A%2F%2Fyoutube.com%40evil.com%2Fwatch',
  'https://www.youtube.com/attribution_link?u=.evil.com/one.mp4',
  'https://www.instagram.com/reel/abc/',
  'https://www.tiktok.com/@centre/video/123',
  'https://vm.tiktok.com/abc/',
  'https://x.com/centre/status/123',
  'https://www.snapchat.com/spotlight/abc',
  'https://vimeo.com/123456',
  'https://t.me/centre/12',
  'https://photos.google.com/share/abc',
  'https://photos.app.goo.gl/abc',
  'https://1drv.ms/v/s!abc',
  'https://centre.sharepoint.com/:v:/g/abc',
  'https://www.icloud.com/photos/abc',
  'https://www.dropbox.com/scl/fo/abc?dl=0',
  'https://www.mediafire.com/file/abc/one.mp4/file',
  'https://example.com/page.mp4.html?file=one.mp4',
  'https://example.com/one.pdf',
  'https://example.com/one.JPG',
  `https://evil.com/?https://www.youtube.com/watch?v=${ID}`,
  // Read as a part of an address, two slashes begin a host.
  'https://www.youtube.com//&v=abc',
  'https://youtu.be//&t=5',
  'https://www.youtube.com//%&v=abc',
  'https://www.youtube.com//:0&v=abc',
]

const NO_FILE = [
  'https://drive.google.com/drive/folders/1A2b3C4d5E6f7G8h9I0j',
  'https://drive.google.com/file/d/short/view',
  'https://drive.google.com/open?id=1A2b3C4d5E%22%3E',
  'https://drive.google.com/drive/u/0/folders/1A2b3C4d5E6f7G8h9I0j',
  'https://docs.google.com/document/d/1A2b3C4d5E6f7G8h9I0j/edit',
  'https://docs.google.com/presentation/d/1A2b3C4d5E6f7G8h9I0j/edit',
]

describe('a link that is no film', () => {
  // Requirement 50; contradiction 57
  it.each(PAGES)('the link %s is a page to open in a new tab', (link) => {
    expect(parseVideoLink(link)).toEqual({ kind: 'page', url: new URL(link).href })
  })

  it.each(NO_FILE)('the link %s is not a file of the cloud drive', (link) => {
    expect(parseVideoLink(link)).toEqual({ kind: 'refused', reason: 'no-video' })
  })

  it('every hostile link to a video is refused', () => {
    for (const link of HOSTILE_LINKS)
      expect(parseVideoLink(link), link).toMatchObject({ kind: 'refused' })
  })

  it.each<[unknown, string]>([
    [' ', 'empty'],
    [undefined, 'not-a-link'],
    ['a film', 'not-a-link'],
    ['javascript:alert(1)', 'unsafe-scheme'],
    ['https://user@example.com/one.mp4', 'unsafe-host'],
    [`https://example.com/${'a'.repeat(10_240)}.mp4`, 'too-long'],
  ])('the refusal of the link %j says why', (link, reason) => {
    expect(parseVideoLink(link)).toEqual({ kind: 'refused', reason })
  })
})
