import { describe, expect, it } from 'vitest'
import { parseVideoLink } from '../../../../src/lib/links/video-link'
import { HOSTILE_LINKS } from '../../../fixtures/hostile-links'

const ID = 'dQw4w9WgXcQ'
const FILE = '1A2b3C4d5E6f7G8h9I0jKlMnOpQrStUvW'

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
  [`https://youtu.be/${ID}&t=90`, 90],
  [`https://youtu.be/${ID}.`],
  [`https://youtu.be/${ID}؟`],
  [`https://www.youtube.com/watch?v=${ID}%20`],
  [`https://accounts.google.com/ServiceLogin?continue=https%3A%2F%2Fyoutu.be%2F${ID}`],
  [`https://www.youtube.com/oembed?url=https%3A%2F%2Fyoutu.be%2F${ID}&format=json`],
  [`https://img.youtube.com/vi/${ID}/hqdefault.jpg`],
  [`https://youtu.be/${ID},`],
  [`https://youtu.be/${ID}،`],
  [`(https://youtu.be/${ID})`],
  [`\u200fhttps://youtu.be/${ID}\u200f`],
  [`شاهد: https://youtu.be/${ID}?t=5`, 5],
  [`شاهد: youtu.be/${ID} شكراً`],
  [`https://youtu.be/${ID} via @YouTube`],
  [`www.youtube.com/watch?v=${ID}`],
  [`https://youtu.be/${ID}https://youtu.be/${ID}`],
  [`https://studio.youtube.com/video/${ID}/edit`],
  [`https://gaming.youtube.com/watch?v=${ID}`],
  [`https://www.youtubekids.com/watch?v=${ID}`],
  [`https://www.youtube.com/live/${ID}?feature=share`],
  [`https://www.youtube.com/watch/${ID}`],
  [`https://www.youtube.com/?v=${ID}`],
  [`https://www.youtube.com/watch?app=desktop&amp;v=${ID}`],
  [`https://m.youtube.com/#/watch?v=${ID}`],
  [`https://www.youtube.com/watch?v=${ID}&list=PL0123456789&index=2`],
  [`https://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3D${ID}%26feature%3Dshare`],
  [`https://www.youtube.com/redirect?q=https%3A%2F%2Fyoutu.be%2F${ID}`],
  [`https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${ID}`],
  [`https://l.facebook.com/l.php?u=https%3A%2F%2Fyoutu.be%2F${ID}&h=AT0`],
  [`https://l.instagram.com/?u=https%3A%2F%2Fyoutu.be%2F${ID}&e=AT0`],
  [`https://www.google.com/url?sa=t&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${ID}`],
  [`<iframe width="560" src="https://www.youtube.com/embed/${ID}?si=x" title="x"></iframe>`],
]

const DRIVE: [link: string, key?: string][] = [
  [`https://drive.google.com/file/d/${FILE}/view?usp=sharing&resourcekey=0-AbC_d`, '0-AbC_d'],
  [`https://drive.google.com/file/u/1/d/${FILE}/edit?resourcekey=%22`],
  [`https://drive.google.com/open?id=${FILE}`],
  [`https://drive.google.com/uc?export=download&id=${FILE}`],
  [`https://drive.usercontent.google.com/download?id=${FILE}&export=download`],
  [`drive.google.com/file/d/${FILE}`],
  [`https://docs.google.com/file/d/${FILE}/edit`],
  [`https://docs.google.com/uc?export=download&id=${FILE}`],
  [`https://drive.google.com/a/centre.example/file/d/${FILE}/view`],
  [`https://drive.google.com/a/centre.example/open?id=${FILE}`],
  [`https://drive.google.com/u/0/uc?id=${FILE}&export=download`],
  [`https://drive.google.com/u/1/open?id=${FILE}`],
  [`https://drive.google.com/thumbnail?id=${FILE}&sz=w320`],
  [`https://drive.google.com/file/d/${FILE}/view?usp=drivesdk.`],
  [`الفيديو: drive.google.com/file/d/${FILE}/view`],
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
  ['https://fb.watch/v/aBcD/', 'https://fb.watch/aBcD/'],
  ['https://ar-ar.facebook.com/centre/videos/123', 'https://www.facebook.com/centre/videos/123'],
  ['https://fr-fr.facebook.com/watch/?v=123', 'https://www.facebook.com/watch/?v=123'],
  ['https://touch.facebook.com/watch/?v=123', 'https://www.facebook.com/watch/?v=123'],
  ['https://mbasic.facebook.com/watch/live/?v=123', 'https://www.facebook.com/watch/live/?v=123'],
  ['https://business.facebook.com/centre/videos/123', 'https://www.facebook.com/centre/videos/123'],
  ['https://fb.com/reel/123', 'https://www.facebook.com/reel/123'],
  ['www.fb.com/watch?v=123', 'https://www.facebook.com/watch?v=123'],
  [
    'https://m.facebook.com/story.php?story_fbid=pfbid0&id=123&mibextid=x',
    'https://www.facebook.com/story.php?story_fbid=pfbid0&id=123',
  ],
  [
    'https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.facebook.com%2Freel%2F123',
    'https://www.facebook.com/reel/123',
  ],
  [
    'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fx%2Fvideos%2F1%2F',
    'https://www.facebook.com/x/videos/1/',
  ],
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
  // A known name somewhere in the link does not make it a known site: contradiction 47.
  [`https://evil.com/x?https://www.youtube.com/watch?v=${ID}`, false],
  [`https://evil.com/url?q=https://www.youtube.com/watch?v=${ID}`, false],
  [`https://youtube.com.evil.com/watch?v=${ID}`, false],
  [`https://notyoutube.com/watch?v=${ID}`, false],
  [`https://evil.com/youtu.be/${ID}`, false],
  [`https://drive.google.com.evil.com/file/d/${FILE}/view`, false],
  ['https://facebook.com.evil.com/watch/?v=1', false],
  [`https://l.facebook.com.evil.com/l?u=https://youtu.be/${ID}`, false],
  ['https://evilfacebook.com/watch/?v=1', false],
  [`https://studio-youtube.com/video/${ID}/edit`, false],
  ['https://dropbox.com.evil.com/s/x/one?dl=0', false],
  ['https://www.dropbox.com/s/x/one.mp4?dl=0', true, 'https://www.dropbox.com/s/x/one.mp4?raw=1'],
  [
    'https://dropbox.com/scl/fi/x/one.MOV?rlkey=k&st=s&dl=0',
    true,
    'https://www.dropbox.com/scl/fi/x/one.MOV?rlkey=k&st=s&raw=1',
  ],
  ['https://player.vimeo.com/progressive_redirect/1/one.mp4', true],
  ['https://cdn.example.com/one.mp4?a=1.', true, 'https://cdn.example.com/one.mp4?a=1'],
]

describe('a video link', () => {
  // Requirement 48; contradiction 48
  it.each(YOUTUBE)('the link %s is a YouTube video', (link, start) => {
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

  // Requirement 49; contradiction 49
  it.each(DRIVE)('the link %s is a Drive file', (link, key) => {
    const query = key === undefined ? '' : `?resourcekey=${key}`
    expect(parseVideoLink(link)).toEqual({
      kind: 'drive',
      id: FILE,
      embedUrl: `https://drive.google.com/file/d/${FILE}/preview${query}`,
      openUrl: `https://drive.google.com/file/d/${FILE}/view${query}`,
    })
  })

  // Requirement 50
  it.each(FACEBOOK)('the link %s is a Facebook video', (link, url) => {
    expect(parseVideoLink(link)).toEqual({ kind: 'facebook', url })
  })

  it.each(DIRECT)('the link %s is a direct one', (link, isFile, url = link) => {
    expect(parseVideoLink(link)).toEqual({ kind: 'direct', url, isFile })
  })
})

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
