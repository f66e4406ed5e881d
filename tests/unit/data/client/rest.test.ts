import { afterEach, expect, it, vi } from 'vitest'
import { decodeFields } from '../../../../src/data/client/rest'
import { FIRST_ANSWER_MS, READ_TIMEOUT_MS } from '../../../../src/limits'
import { configureProject, leaveProject } from '../../../helpers/public/project'

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
  const { fetchDocument } = await import('../../../../src/data/client/rest')
  const { reasonOf } = await import('../../../../src/data/client/reason')
  const read = () => fetchDocument('videos/main-videos').catch(reasonOf)
  for (const times of [1, 2]) {
    for (let presses = 0; presses < 5; presses += 1) expect(await read()).toBe('quota')
    expect(fetch).toHaveBeenCalledTimes(times)
    vi.advanceTimersByTime(60_000)
  }
})

it('a refused read of a visitor stops none of the administrator', async () => {
  const fetch = vi.fn(async () => new Response('{}', { status: 429 }))
  configure(fetch)
  const { fetchDocument, fetchQuery } = await import('../../../../src/data/client/rest')
  await expect(fetchDocument('videos/main-videos')).rejects.toMatchObject({ reason: 'quota' })
  fetch.mockImplementation(async () => new Response('[]'))
  expect(await fetchQuery('versions', { limit: 1 }, { token: 't' })).toEqual([])
})

it('a read of the administrator is waited for longer than one of a visitor', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('document', {})
  vi.stubGlobal('location', { pathname: '/' })
  configure(() => new Promise(() => undefined))
  const { fetchDocument, fetchQuery } = await import('../../../../src/data/client/rest')
  const ended: string[] = []
  fetchDocument('videos/main-videos').catch(() => ended.push('visitor'))
  fetchQuery('versions', { limit: 1 }, { token: 't' }).catch(() => ended.push('administrator'))
  await vi.advanceTimersByTimeAsync(FIRST_ANSWER_MS)
  expect(ended).toEqual(['visitor'])
  await vi.advanceTimersByTimeAsync(READ_TIMEOUT_MS - FIRST_ANSWER_MS)
  expect(ended).toEqual(['visitor', 'administrator'])
})

it('a read without an answer ends, and another one is sent', async () => {
  vi.useFakeTimers()
  const fetch = vi.fn<typeof globalThis.fetch>(
    (_, init) =>
      new Promise((_, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
      ),
  )
  configure(fetch)
  const { loadVideoImage } = await import('../../../../src/data/content/videos')
  const { reasonOf } = await import('../../../../src/data/client/reason')
  for (const times of [1, 2]) {
    const read = loadVideoImage({ id: 'v1' }).catch(reasonOf)
    await vi.advanceTimersByTimeAsync(READ_TIMEOUT_MS)
    expect(await read).toBe('timeout')
    expect(fetch).toHaveBeenCalledTimes(times)
  }
})

it("a video's image that could not be read is asked for again", async () => {
  const image = 'data:image/webp;base64,AAAA'
  const fields = { images: { mapValue: { fields: { v1: { stringValue: image } } } } }
  const found = [{ found: { name: 'projects/p/databases/d/documents/videos/main-videos', fields } }]
  const failed = new Response('', { status: 500 })
  configure(vi.fn().mockResolvedValueOnce(failed).mockResolvedValue(Response.json(found)))
  const { loadVideoImage } = await import('../../../../src/data/content/videos')
  await expect(loadVideoImage({ id: 'v1' })).rejects.toThrow('500')
  expect(await loadVideoImage({ id: 'v1' })).toBe(image)
})

const DATE = '2024-06-02T10:00:00.123456Z'
const LIST = [{ integerValue: '1' }, { mapValue: { fields: { text: { stringValue: 'a' } } } }]

it.each([
  [{ integerValue: '3' }, 3],
  [{ doubleValue: 1.5 }, 1.5],
  [{ stringValue: '3' }, '3'],
  [{ booleanValue: false }, false],
  [{ nullValue: null }, null],
  [{ timestampValue: DATE }, new Date('2024-06-02T10:00:00.123Z')],
  [{ arrayValue: { values: LIST } }, [1, { text: 'a' }]],
  [{ arrayValue: {} }, []],
  [{ mapValue: {} }, {}],
])('the REST value %j becomes plain', (value, plain) => {
  expect(decodeFields({ field: value })).toStrictEqual({ field: plain })
})
