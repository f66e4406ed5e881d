import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { findMissingVideos, isGone, questionOf } from '../../scripts/missing-videos.mjs'
import { parseVideoLink, type VideoLink } from '../../src/lib/video-link'

let close = () => {}
afterEach(() => close())

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  close = () => {
    server.closeAllConnections()
    server.close()
  }
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const soon = () => AbortSignal.timeout(5_000)
const YOUTUBE = parseVideoLink('https://youtu.be/dQw4w9WgXcQ?t=5')
const DRIVE = parseVideoLink('https://drive.google.com/file/d/0123456789ab/view')
const FILE = parseVideoLink('https://example.com/film.mp4')
const FACEBOOK = parseVideoLink('https://fb.watch/abc')

describe('the question about a film', () => {
  it.each<[string, VideoLink, string | null]>([
    [
      'YouTube is asked for the description of the film',
      YOUTUBE,
      'GET https://www.youtube.com/oembed?format=json&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3DdQw4w9WgXcQ',
    ],
    ['Drive is asked for the preview', DRIVE, 'GET https://drive.google.com/file/d/0123456789ab/preview'],
    ['a file is asked for without its content', FILE, 'HEAD https://example.com/film.mp4'],
    ['Facebook answers nobody without a key', FACEBOOK, null],
    ['a refused link is not asked for', parseVideoLink('javascript:alert(1)'), null],
  ])('%s', (_, link, expected) => {
    const question = questionOf(link)
    expect(question && `${question.method} ${question.url}`).toBe(expected)
  })
})

describe('the answer about a film', () => {
  it.each<[string, VideoLink, number, string | undefined, boolean]>([
    ['a film of YouTube', YOUTUBE, 200, undefined, false],
    ['a deleted film of YouTube', YOUTUBE, 404, undefined, true],
    ['a private film of YouTube', YOUTUBE, 403, undefined, true],
    ['a film of YouTube that may not be embedded', YOUTUBE, 401, undefined, true],
    ['a busy YouTube', YOUTUBE, 429, undefined, false],
    ['a broken YouTube', YOUTUBE, 500, undefined, false],
    ['a film of Drive', DRIVE, 200, undefined, false],
    ['a private film of Drive', DRIVE, 302, 'https://accounts.google.com/v3/signin', true],
    ['a moved film of Drive', DRIVE, 302, 'https://drive.google.com/other', false],
    ['a deleted film of Drive', DRIVE, 404, undefined, true],
    ['a file', FILE, 200, undefined, false],
    ['a deleted file', FILE, 404, undefined, true],
    ['a file whose server refuses programs', FILE, 403, undefined, false],
  ])('%s', async (_, link, status, location, expected) => {
    const url = await serve((_, response) => {
      response.writeHead(status, location ? { location } : {}).end()
    })
    const question = questionOf(link)
    if (!question) throw new Error('There is nothing to ask')
    expect(await isGone({ ...question, url }, soon())).toBe(expected)
  })

  it('counts as present while nobody answers', async () => {
    const url = await serve(() => {})
    const question = { url, method: 'GET' as const, gone: () => true }
    expect(await isGone(question, AbortSignal.timeout(50))).toBe(false)
    close()
    expect(await isGone(question, soon())).toBe(false)
  })

  it('names the films that are gone', async () => {
    const url = await serve((request, response) => {
      response.writeHead(request.url === '/gone.mp4' ? 404 : 200).end()
    })
    const videos = ['/here.mp4', '/gone.mp4', '/other.mp4'].map((path) => ({ id: path, url: url + path }))
    const parse = (address: string): VideoLink => ({ kind: 'direct', url: address, isFile: true })
    expect(await findMissingVideos(videos, parse)).toEqual(['/gone.mp4'])
  })
})
