import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { VALID_IMAGE } from '../../scripts/documents/valid'
import { fetchVideos, loadVideoImage } from '../../src/data/content/videos'
import { VIDEOS_PATH } from '../../src/data/document-paths'
import { subscribeVideosForEditing } from '../../src/data/store/subscriptions'
import { newVideo, parseVideosForEditing, saveVideos } from '../../src/data/store/videos'
import { makeImage, owner } from '../helpers/emulator/backend'
import { firstAnswer, firstValue, signedInBackend } from '../helpers/emulator/sdk'
import { clearContent } from '../helpers/emulator/stored-content'

vi.spyOn(console, 'error').mockImplementation(() => {})
vi.spyOn(console, 'info').mockImplementation(() => {})
vi.spyOn(console, 'warn').mockImplementation(() => {})

const video = (fields: object = {}) => ({
  title: 't',
  url: 'https://youtu.be/abcdefghijk',
  ...fields,
})

beforeAll(() => signedInBackend())
beforeEach(clearContent)

// Requirements 145, 150
describe('the list of videos', () => {
  it('videos that were never stored are read as none', async () => {
    expect([await firstAnswer(subscribeVideosForEditing), await fetchVideos()]).toEqual([null, []])
  })

  const INTERNATIONAL = 'https://مثال.example/فيديو'
  /** Two videos that are added at the same moment, the first one with an image of its own. */
  async function saveTwoVideos() {
    const first = newVideo(video({ title: ' a ', image: VALID_IMAGE }), [], 5)
    const second = newVideo(video({ title: 'b', description: 'd', url: INTERNATIONAL }), [first], 5)
    await saveVideos(null, { videos: [first, second] })
    return { first, second }
  }

  it('videos that are added at the same moment have different ids', async () => {
    const { first, second } = await saveTwoVideos()
    expect([first.id, second.id, first.createdAt]).toEqual(['5', '6', '1970-01-01T00:00:00.005Z'])
  })

  it('pages read videos newest first, with their links and without their images', async () => {
    await saveTwoVideos()
    const read = await fetchVideos()
    expect(read.map(({ title, order }) => [title, order])).toEqual([
      ['b', 2],
      ['a', 1],
    ])
    expect(read[0]?.url).toBe(INTERNATIONAL)
    expect(JSON.stringify(read)).not.toContain(VALID_IMAGE)
  })

  it('the dashboard reads videos as they were saved, with their images', async () => {
    const { first, second } = await saveTwoVideos()
    expect((await firstValue(subscribeVideosForEditing, (list) => list !== null))?.videos).toEqual([
      { ...first, title: 'a' },
      second,
    ])
  })

  it('another link as the image of a video has another tag, however it ends', async () => {
    const withImage = (name: string) => ({
      ...newVideo(video({}), [], 5),
      image: `https://i.ytimg.com/vi/${name}/maxresdefault.jpg`,
    })
    const tags: (string | undefined)[] = []
    let base: Parameters<typeof saveVideos>[0] = null
    for (const name of ['aqz-KE-bpKQ', 'aqz-KE-bpKR']) {
      base = (await saveVideos(base, { videos: [withImage(name)] })).value
      tags.push((await fetchVideos())[0]?.imageTag)
    }
    expect(new Set(tags).size).toBe(2)
    expect(tags).not.toContain(undefined)
  })

  it("a video's own image is read by its field, and once", async () => {
    await saveVideos(null, { videos: [newVideo(video({ image: VALID_IMAGE }), [], 5)] })
    const reads = vi.spyOn(globalThis, 'fetch')
    const [stored] = await fetchVideos()
    if (!stored) throw new Error('There is no video')
    expect(reads.mock.calls.length).toBe(1)
    for (let time = 1; time <= 2; time += 1) expect(await loadVideoImage(stored)).toBe(VALID_IMAGE)
    expect(reads.mock.calls.length).toBe(2)
    expect(JSON.stringify(reads.mock.calls[1])).toContain('images.`5`')
    reads.mockRestore()
  })

  it("a video's own image is read again when it is another", async () => {
    const image = makeImage(400, 'webp', 'B')
    const read = async () => loadVideoImage((await fetchVideos())[0] ?? { id: 'none' })
    await saveVideos(null, { videos: [newVideo(video({ image: VALID_IMAGE }), [], 5)] })
    expect(await read()).toBe(VALID_IMAGE)
    const base = parseVideosForEditing((await owner.get(VIDEOS_PATH)) ?? {})
    await saveVideos(base, { videos: base.videos.map((each) => ({ ...each, image })) })
    expect(await read()).toBe(image)
  })

  it('a video without an image of its own has an empty one', async () => {
    expect(await loadVideoImage({ id: 'none' })).toBe('')
  })
})
