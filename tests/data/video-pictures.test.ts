import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newRevision } from '../../src/data/store/document'
import { TooLargeError } from '../../src/data/client/errors'
import { fetchVideoPicture, type Video } from '../../src/data/content/videos'
import { getVideos, saveVideos } from '../../src/data/store/edit-videos'
import { VIDEO_IMAGE_CHARS } from '../../src/limits'
import { hashOf, owner, picture, store } from './backend'
import { exported, restore } from './backups'
import { signedInBackend } from './sdk'

vi.spyOn(console, 'info').mockImplementation(() => {})

// The data layer keeps the pictures that it has read, so every test has videos of its own.
let prefix = 0
const video = (n: number, part: Partial<Video> = {}): Video => ({
  id: String(prefix + n),
  title: `v${n}`,
  url: 'https://youtu.be/abcdefghijk',
  createdAt: '2024-01-01T00:00:00.000Z',
  order: n,
  ...part,
})
const FIRST = picture(300)
const SECOND = picture(400)

let version: string | null = null
async function save(videos: readonly Video[]): Promise<readonly Video[]> {
  const next = newRevision()
  await saveVideos(videos, { revision: next, over: [version] })
  version = next
  return (await getVideos())?.videos ?? []
}
const LIST = 'videos/main-videos'
/** The stored picture of this content; undefined where it is missing or removed. */
const stored = async (image: string) => {
  const found = await owner.get(`${LIST}/pictures/${hashOf(image)}`)
  return found && !('removedAt' in found) ? found['image'] : undefined
}
beforeEach(async () => {
  await signedInBackend()
  prefix += 1_000
  version = null
})

describe('the picture of a video (decision 148)', () => {
  it('is a document of its own, and the list names it by its content', async () => {
    const [one, two] = await save([video(1, { image: FIRST, duration: '04:30' }), video(2)])
    expect(await stored(FIRST)).toBe(FIRST)
    expect(one).toMatchObject({ duration: '04:30', picture: hashOf(FIRST) })
    expect(one).not.toHaveProperty('image')
    expect(two).not.toHaveProperty('picture')
    expect(await fetchVideoPicture(hashOf(FIRST))).toBe(FIRST)
  })

  it('may be a link', async () => {
    await save([video(1, { image: 'https://x.example/a.png' })])
    expect(await stored('https://x.example/a.png')).toBe('https://x.example/a.png')
  })

  it('is removed when it is replaced, and stays when only the text changes', async () => {
    await save([video(1, { image: FIRST }), video(2)])
    const [same] = await save([video(1, { title: 'edited', picture: hashOf(FIRST) }), video(2)])
    expect(same).toMatchObject({ title: 'edited', picture: hashOf(FIRST) })
    expect(await stored(FIRST)).toBe(FIRST)
    const [other] = await save([video(1, { picture: hashOf(FIRST), image: SECOND }), video(2)])
    expect(other?.picture).toBe(hashOf(SECOND))
    expect([await stored(FIRST), await stored(SECOND)]).toEqual([undefined, SECOND])
  })

  it('is removed with its video, and comes back with it after the save', async () => {
    const [one, two] = await save([video(1, { image: FIRST }), video(2, { image: SECOND })])
    if (!one || !two) throw new Error('Nothing was saved')
    await save([two])
    expect([await stored(FIRST), await stored(SECOND)]).toEqual([undefined, SECOND])
    await save([one, two])
    expect([await stored(FIRST), await stored(SECOND)]).toEqual([FIRST, SECOND])
  })

  it('of two videos stays until both are gone', async () => {
    const [one, two] = await save([video(1, { image: FIRST }), video(2, { image: FIRST })])
    await save([one].flatMap((video) => video ?? []))
    expect(await stored(FIRST)).toBe(FIRST)
    await save([two].flatMap((video) => video ?? []))
    expect(await stored(FIRST)).toBe(FIRST)
    await save([])
    expect(await stored(FIRST)).toBeUndefined()
  })

  it('of an older list has the id of its video, and goes when it is replaced', async () => {
    version = newRevision()
    const [one, two] = [
      { ...video(1), picture: 77 },
      { ...video(2), picture: 78 },
    ]
    await store({
      [LIST]: { videos: [one, two] as never, updatedAt: new Date(), version },
      [`${LIST}/pictures/${one.id}`]: { image: FIRST, updatedAt: new Date() },
      [`${LIST}/pictures/${two.id}`]: { image: FIRST, updatedAt: new Date() },
    })
    const read = (await getVideos())?.videos ?? []
    expect(read.map(({ picture }) => picture)).toEqual([one.id, two.id])
    await save(read.map((each) => (each.id === one.id ? { ...each, image: SECOND } : each)))
    expect(await owner.get(`${LIST}/pictures/${one.id}`)).toHaveProperty('removedAt')
    expect(await owner.get(`${LIST}/pictures/${two.id}`)).not.toHaveProperty('removedAt')
  })

  it('is refused when it is too large, and the list stays as it was', async () => {
    await save([video(1)])
    const large = { ...video(1, { title: 'edited' }), image: picture(VIDEO_IMAGE_CHARS + 1) }
    await expect(save([large])).rejects.toBeInstanceOf(TooLargeError)
    expect((await getVideos())?.videos).toMatchObject([{ title: 'v1' }])
  })

  it('is saved for the longest list at once', async () => {
    const videos = Array.from({ length: 30 }, (_, n) => video(n + 1, { image: picture(VIDEO_IMAGE_CHARS - n) }))
    expect(await save(videos)).toHaveLength(30)
    expect(await owner.list(`${LIST}/pictures`)).toHaveLength(30)
    await save([])
    expect((await owner.list(`${LIST}/pictures`)).every(({ data }) => 'removedAt' in data)).toBe(true)
  })

  it('comes back from a backup, and one that the backup does not contain is removed', async () => {
    await save([video(1, { image: FIRST }), video(2)])
    const before = await owner.get(LIST)
    const file = await exported()
    await save([video(1), video(2, { image: SECOND })])
    await restore(file)
    expect([await stored(FIRST), await stored(SECOND)]).toEqual([FIRST, undefined])
    expect((await owner.get(LIST))?.['videos']).toEqual(before?.['videos'])
  })
})
