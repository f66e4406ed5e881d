import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newVersion } from '../../src/data/document'
import { TooLargeError } from '../../src/data/errors'
import { fetchVideoPicture, fetchVideos, getVideos, saveVideos, type Video } from '../../src/data/videos'
import { VIDEO_IMAGE_CHARS } from '../../src/limits'
import { owner, picture } from './backend'
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
  const next = newVersion()
  await saveVideos(videos, { version: next, over: [version] })
  version = next
  return (await getVideos())?.videos ?? []
}
const storedPicture = async (n: number) => (await owner.get(`videos/main-videos/pictures/${prefix + n}`))?.['image']
const elsewhere = async (videos: readonly Video[]) => {
  version = newVersion()
  await owner.put('videos/main-videos', { videos: videos as never, updatedAt: new Date(), version })
}

beforeEach(async () => {
  await signedInBackend()
  prefix += 1_000
  version = null
})

describe('the picture of a video (decision 148)', () => {
  it('is a document of its own, and the list has only its version', async () => {
    const [one, two] = await save([video(1, { image: FIRST, duration: '04:30' }), video(2)])
    expect(await storedPicture(1)).toBe(FIRST)
    expect(await storedPicture(2)).toBeUndefined()
    expect(one).toMatchObject({ duration: '04:30', picture: expect.any(Number) as number })
    expect(one).not.toHaveProperty('image')
    expect(two).not.toHaveProperty('picture')
    expect(await fetchVideoPicture(one?.id ?? '', one?.picture ?? 0)).toBe(FIRST)
  })

  it('may be a link', async () => {
    await save([video(1, { image: 'https://x.example/a.png' })])
    expect(await storedPicture(1)).toBe('https://x.example/a.png')
  })

  it('has another version when it is replaced, and the old one stays when it is not', async () => {
    const [one] = await save([video(1, { image: FIRST }), video(2)])
    const [same] = await save([{ ...video(1, { title: 'edited' }), picture: one?.picture ?? 0 }, video(2)])
    expect(same).toMatchObject({ title: 'edited', picture: one?.picture })
    expect(await storedPicture(1)).toBe(FIRST)
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(one?.picture ?? 0))
    const [other] = await save([{ ...video(1), picture: one?.picture ?? 0, image: SECOND }, video(2)])
    expect(other?.picture).toBeGreaterThan(one?.picture ?? 0)
    expect(await storedPicture(1)).toBe(SECOND)
    expect(await fetchVideoPicture(other?.id ?? '', other?.picture ?? 0)).toBe(SECOND)
  })

  it('is deleted with its video, and when it is removed', async () => {
    const [one, two] = await save([video(1, { image: FIRST }), video(2, { image: SECOND })])
    expect([one?.picture, two?.picture].every(Boolean)).toBe(true)
    await save([video(2)])
    expect([await storedPicture(1), await storedPicture(2)]).toEqual([undefined, undefined])
  })

  it('comes back with its video by an undo after the save', async () => {
    const [one, two] = await save([video(1, { image: FIRST }), video(2)])
    await save([two].flatMap((other) => other ?? []))
    expect(await storedPicture(1)).toBeUndefined()
    const [again] = await save([one, two].flatMap((other) => other ?? []))
    expect(again?.picture).toBe(one?.picture)
    expect(await storedPicture(1)).toBe(FIRST)
  })

  it('loses its mark when another save has deleted it and nobody here has seen it', async () => {
    await elsewhere([video(2)])
    const [one] = await save([video(1, { picture: 77 }), video(2)])
    expect(one).not.toHaveProperty('picture')
    expect(await storedPicture(1)).toBeUndefined()
  })

  it('of another save stays when my version of the video wins', async () => {
    await save([video(1, { image: FIRST })])
    await owner.put(`videos/main-videos/pictures/${prefix + 1}`, { image: SECOND, updatedAt: new Date() })
    await elsewhere([video(1, { picture: 99 })])
    const [one] = await save([video(1, { title: 'mine', picture: 55 })])
    expect(one).toMatchObject({ title: 'mine', picture: 99 })
    expect(await storedPicture(1)).toBe(SECOND)
  })

  it('without a video does no harm', async () => {
    await owner.put('videos/main-videos/pictures/orphan', { image: FIRST, updatedAt: new Date() })
    await save([video(1)])
    expect((await fetchVideos()).map(({ title }) => title)).toEqual(['v1'])
    expect(await fetchVideoPicture('gone', 5)).toBe('')
  })

  it('is refused when it is too large, and the list stays as it was', async () => {
    await save([video(1)])
    const large = { ...video(1, { title: 'edited' }), image: picture(VIDEO_IMAGE_CHARS + 1) }
    await expect(save([large])).rejects.toBeInstanceOf(TooLargeError)
    expect((await getVideos())?.videos).toMatchObject([{ title: 'v1' }])
  })

  it('is saved for the longest list at once', async () => {
    const videos = Array.from({ length: 30 }, (_, n) => video(n + 1, { image: picture(VIDEO_IMAGE_CHARS) }))
    expect(await save(videos)).toHaveLength(30)
    expect(await owner.list('videos/main-videos/pictures')).toHaveLength(30)
  })

  it('comes back from a backup, and one that the backup does not contain is deleted', async () => {
    await save([video(1, { image: FIRST }), video(2)])
    const before = await owner.get('videos/main-videos')
    const file = await exported()
    await save([video(1), video(2, { image: SECOND })])
    await restore(file)
    expect([await storedPicture(1), await storedPicture(2)]).toEqual([FIRST, undefined])
    expect((await owner.get('videos/main-videos'))?.['videos']).toEqual(before?.['videos'])
  })
})
