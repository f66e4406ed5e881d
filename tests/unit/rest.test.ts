import { afterEach, expect, it, vi } from 'vitest'
import { decodeFields } from '../../src/data/client/rest'
import { READ_TIMEOUT_MS } from '../../src/limits'
import { configureProject, leaveProject } from '../helpers/project'

afterEach(() => {
  leaveProject()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A project with this server, for modules of its own, because they remember answers. */
function configure(fetch: typeof globalThis.fetch): void {
  vi.stubGlobal('fetch', fetch)
  configureProject()
}

it('a refused read is asked for again after a minute, because it may have been a burst', async () => {
  vi.useFakeTimers()
  const fetch = vi.fn(async () => new Response('{}', { status: 429 }))
  configure(fetch)
  const { fetchDocument } = await import('../../src/data/client/rest')
  const { reasonOf } = await import('../../src/data/client/errors')
  const read = () => fetchDocument('videos/main-videos').catch(reasonOf)
  for (const times of [1, 2]) {
    for (let presses = 0; presses < 5; presses += 1) expect(await read()).toBe('quota')
    expect(fetch).toHaveBeenCalledTimes(times)
    vi.advanceTimersByTime(60_000)
  }
})

it('a read without an answer ends, and is asked for again', async () => {
  vi.useFakeTimers()
  const fetch = vi.fn<typeof globalThis.fetch>(
    (_, init) =>
      new Promise((_, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
      ),
  )
  configure(fetch)
  const { fetchVideoPicture } = await import('../../src/data/content/videos')
  const { reasonOf } = await import('../../src/data/client/errors')
  for (const times of [1, 2]) {
    const read = fetchVideoPicture({ id: 'v1' }).catch(reasonOf)
    await vi.advanceTimersByTimeAsync(READ_TIMEOUT_MS)
    expect(await read).toBe('offline')
    expect(fetch).toHaveBeenCalledTimes(times)
  }
})

it("a video's picture that could not be read is asked for again", async () => {
  const image = 'data:image/webp;base64,AAAA'
  const fields = { pictures: { mapValue: { fields: { v1: { stringValue: image } } } } }
  const found = [{ found: { name: 'projects/p/databases/d/documents/videos/main-videos', fields } }]
  const failed = new Response('', { status: 500 })
  configure(vi.fn().mockResolvedValueOnce(failed).mockResolvedValue(Response.json(found)))
  const { fetchVideoPicture } = await import('../../src/data/content/videos')
  await expect(fetchVideoPicture({ id: 'v1' })).rejects.toThrow('500')
  expect(await fetchVideoPicture({ id: 'v1' })).toBe(image)
})

it('the values of a REST document become plain values', () => {
  const decoded = decodeFields({
    order: { integerValue: '3' },
    scale: { doubleValue: 1.5 },
    name: { stringValue: '3' },
    isOpen: { booleanValue: false },
    none: { nullValue: null },
    updatedAt: { timestampValue: '2024-06-02T10:00:00.123456Z' },
    list: {
      arrayValue: {
        values: [{ integerValue: '1' }, { mapValue: { fields: { text: { stringValue: 'a' } } } }],
      },
    },
    empty: { arrayValue: {} },
    map: { mapValue: {} },
  })
  const updatedAt = new Date('2024-06-02T10:00:00.123Z')
  const plain = {
    order: 3,
    scale: 1.5,
    name: '3',
    isOpen: false,
    none: null,
    updatedAt,
    empty: [],
    map: {},
  }
  expect(decoded).toStrictEqual({ ...plain, list: [1, { text: 'a' }] })
})
<<<<<<< HEAD
=======

it.each([
  {
    what: 'in summer at 10:00 in Riyadh',
    now: '2026-07-01T12:00:00Z',
    expected: '2026-07-02T07:00:00Z',
    hour: '10:00',
  },
  {
    what: 'in winter at 11:00 in Riyadh',
    now: '2026-12-01T12:00:00Z',
    expected: '2026-12-02T08:00:00Z',
    hour: '11:00',
  },
  {
    what: 'a day later at that very moment',
    now: '2026-12-01T08:00:00Z',
    expected: '2026-12-02T08:00:00Z',
    hour: '11:00',
  },
  {
    what: 'by winter time on the day that summer time begins',
    now: '2026-03-08T07:59:59Z',
    expected: '2026-03-08T08:00:00Z',
    hour: '11:00',
  },
  {
    what: 'by summer time on the day that it ends',
    now: '2026-11-01T00:00:00Z',
    expected: '2026-11-01T07:00:00Z',
    hour: '10:00',
  },
])('the free quota is renewed $what', ({ now, expected, hour }) => {
  const end = nextQuota(new Date(now))
  expect(end.toISOString()).toBe(new Date(expected).toISOString())
  expect(formatTime(end)).toContain(hour)
})

it('a video keeps the built picture until another one is stored', async () => {
  const { withKnownImages } = await import('../../src/data/content/videos')
  const video = { id: '1', title: 't', url: '', createdAt: '', picture: 'a' }
  const built = { ...video, image: '/baked/pictures/1.webp' }
  const { picture: _, ...bare } = video
  const imageOf = (stored: typeof bare & { picture?: string }) =>
    withKnownImages([stored], [built])[0]?.image
  expect(imageOf(video)).toBe(built.image)
  expect([{ ...video, picture: 'b' }, bare, { ...video, id: '2' }].map(imageOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(withKnownImages([video], null)).toEqual([video])
})
>>>>>>> fe2a07f7 (Name the columns of tables with more than three of them)
