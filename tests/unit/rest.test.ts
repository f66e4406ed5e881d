import { afterEach, expect, it, vi } from 'vitest'
import { reasonOf } from '../../src/data/client/errors'
import { decodeFields } from '../../src/data/client/rest'
import { QUOTA_PAUSE_MS } from '../../src/limits'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('no read is sent for ten minutes after the quota was used up (P25)', async () => {
  vi.useFakeTimers()
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'speech-centre-4f2a1')
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'key')
  const fetch = vi.fn(async () => new Response('{}', { status: 429 }))
  vi.stubGlobal('fetch', fetch)
  // A module of its own, because it remembers the answer.
  vi.resetModules()
  const { fetchDocument } = await import('../../src/data/client/rest')
  const read = () => fetchDocument('videos/main-videos').catch(reasonOf)
  for (let minute = 0; minute < 9; minute += 1) {
    expect(await read()).toBe('quota')
    vi.advanceTimersByTime(60_000)
  }
  expect(fetch).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(QUOTA_PAUSE_MS)
  await read()
  expect(fetch).toHaveBeenCalledTimes(2)
})

it('the values of a REST document become plain values', () => {
  const decoded = decodeFields({
    order: { integerValue: '3' },
    scale: { doubleValue: 1.5 },
    name: { stringValue: '3' },
    isOpen: { booleanValue: false },
    none: { nullValue: null },
    updatedAt: { timestampValue: '2024-06-02T10:00:00.123456Z' },
    list: { arrayValue: { values: [{ integerValue: '1' }, { mapValue: { fields: { text: { stringValue: 'a' } } } }] } },
    empty: { arrayValue: {} },
    map: { mapValue: {} },
  })
  expect(decoded).toStrictEqual({
    order: 3,
    scale: 1.5,
    name: '3',
    isOpen: false,
    none: null,
    updatedAt: new Date('2024-06-02T10:00:00.123Z'),
    list: [1, { text: 'a' }],
    empty: [],
    map: {},
  })
})
