import { describe, expect, it } from 'vitest'
import { parseVideoLink } from '../../src/lib/video-link'
import { HOSTILE_LINKS } from '../fixtures/hostile-links'

const ID = 'dQw4w9WgXcQ'
const FILE = '1A2b3C4d5E6f7G8h9I0jKlMnOpQrStUvW'

// 48, contradiction 48
const YOUTUBE: [link: string, start?: number][] = [
  [`http://www.youtube.com/watch?v=${ID}&t=1h2m3s`, 3723],
  [`https://m.youtube.com/watch?v=${ID}&feature=share&start=12`, 12],
  [`https://music.youtube.com/watch?v=${ID}#t=2m`, 120],
  [`https://www.youtube.com/watch?v=${ID}&t=soon`],
  [`HTTPS://WWW.YOUTUBE.COM/shorts/${ID}`],
  [`youtube.com/live/${ID}?si=x`],
  [`https://www.youtube-nocookie.com/embed/${ID}?start=30`, 30],
  // Nothing else of a link reaches the frame.
  [`https://www.youtube.com/embed/${ID}?autoplay=1&origin=https://evil.com&start=5%22onload=x`],
  [`  https://www.youtube.com/v/${ID}\n`],
  [`https://youtu.be/${ID}?si=AbCdEfGhIjKlMnOp&t=1m30s`, 90],
  [`youtu.be/${ID}`],
]

const DRIVE: [link: string, key?: string][] = [
  [`https://drive.google.com/file/d/${FILE}/view?usp=sharing&resourcekey=0-AbC_d`, '0-AbC_d'],
  [`https://drive.google.com/file/u/1/d/${FILE}/edit?resourcekey=%22`],
  [`https://drive.google.com/open?id=${FILE}`],
  [`https://drive.google.com/uc?export=download&id=${FILE}`],
  [`https://drive.usercontent.google.com/download?id=${FILE}&export=download`],
  [`drive.google.com/file/d/${FILE}`],
]

const FACEBOOK: [link: string, url: string][] = [
  [
    'https://www.facebook.com/watch?v=1234567890&ref=sharing',
    'https://www.facebook.com/watch?v=1234567890',
  ],
  [
    'https://m.facebook.com/video.php?v=1234567890',
    'https://www.facebook.com/video.php?v=1234567890',
  ],
  [
    'https://web.facebook.com/centre/videos/1234567890/',
    'https://www.facebook.com/centre/videos/1234567890/',
  ],
  ['facebook.com/reel/1234567890', 'https://www.facebook.com/reel/1234567890'],
  [
    'https://www.facebook.com/share/v/AbCdEf123/?mibextid=x',
    'https://www.facebook.com/share/v/AbCdEf123/',
  ],
  [
    'https://www.facebook.com/centre/posts/pfbid0123',
    'https://www.facebook.com/centre/posts/pfbid0123',
  ],
  ['http://fb.watch/aBcD/?mibextid=x', 'https://fb.watch/aBcD/'],
]

/** `url` is the link itself where it is not given. */
const DIRECT: [link: string, isFile: boolean, url?: string][] = [
  [
    'http://cdn.example.com/one.webm?token=a#t=3',
    true,
    'https://cdn.example.com/one.webm?token=a#t=3',
  ],
  ...['mp4', 'MOV', 'ogg', 'ogv', 'm4v'].map((type): [string, boolean] => [
    `https://cdn.example.com/one.${type}`,
    true,
  ]),
  ['https://firebasestorage.googleapis.com/v0/b/x/o/films%2Fone%2Emp4?alt=media', true],
  ['https://example.com/%E0%A4%A', false],
  ['https://example.com/page.mp4.html?file=one.mp4', false],
  // A known name somewhere in the link does not make it a known site: contradiction 47, P11.
  [`https://evil.com/?https://www.youtube.com/watch?v=${ID}`, false],
  [`https://youtube.com.evil.com/watch?v=${ID}`, false],
  [`https://notyoutube.com/watch?v=${ID}`, false],
  [`https://evil.com/youtu.be/${ID}`, false],
  [`https://drive.google.com.evil.com/file/d/${FILE}/view`, false],
  ['https://facebook.com.evil.com/watch/?v=1', false],
]

/** Pages of YouTube and Facebook that are not one film. */
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
]

const NO_FILE = [
  'https://drive.google.com/drive/folders/1A2b3C4d5E6f7G8h9I0j',
  'https://drive.google.com/file/d/short/view',
  'https://drive.google.com/open?id=1A2b3C4d5E%22%3E',
]

describe('a video link', () => {
  it.each(YOUTUBE)('%s is a YouTube video', (link, start) => {
    const [embedStart, watchStart] =
      start === undefined ? ['', ''] : [`start=${start}&`, `&t=${start}`]
    expect(parseVideoLink(link)).toEqual({
      kind: 'youtube',
      id: ID,
      start,
      embedUrl: `https://www.youtube-nocookie.com/embed/${ID}?${embedStart}rel=0&hl=ar&cc_lang_pref=ar`,
      watchUrl: `https://www.youtube.com/watch?v=${ID}${watchStart}`,
      thumbnail: `https://i.ytimg.com/vi/${ID}/hqdefault.jpg`,
    })
  })

  // 49, contradiction 49
  it.each(DRIVE)('%s is a Drive file', (link, key) => {
    const query = key === undefined ? '' : `?resourcekey=${key}`
    expect(parseVideoLink(link)).toEqual({
      kind: 'drive',
      id: FILE,
      embedUrl: `https://drive.google.com/file/d/${FILE}/preview${query}`,
      openUrl: `https://drive.google.com/file/d/${FILE}/view${query}`,
    })
  })

  // 50
  it.each(FACEBOOK)('%s is a Facebook video', (link, url) => {
    expect(parseVideoLink(link)).toEqual({ kind: 'facebook', url })
  })

  it.each(DIRECT)('%s is a direct link', (link, isFile, url = link) => {
    expect(parseVideoLink(link)).toEqual({ kind: 'direct', url, isFile })
  })

  // 50, contradiction 57
  it.each(PAGES)('%s is a page to open in a new tab', (link) => {
    expect(parseVideoLink(link)).toEqual({ kind: 'page', url: new URL(link).href })
  })

  it.each(NO_FILE)('%s is not a file of the cloud drive', (link) => {
    expect(parseVideoLink(link)).toEqual({ kind: 'refused', reason: 'no-video' })
  })

  // P10, P11
  it('refuses every hostile link', () => {
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
  ])('says why it refuses %j', (link, reason) => {
    expect(parseVideoLink(link)).toEqual({ kind: 'refused', reason })
  })
})
