import { afterAll, expect, it, vi } from 'vitest'

vi.spyOn(console, 'info').mockImplementation(() => {})

afterAll(() => void vi.unstubAllEnvs())

/** Listens as a page does. `shown` is what the page would show. */
async function subscribeAsPage() {
  const { subscribeProducts } = await import('../../src/data/store/subscriptions')
  const { subscribeDirectorTexts } = await import('../../src/data/content/director')
  const shown: unknown[] = []
  const observer = {
    next: (value: unknown) => shown.push(value),
    error: (error: unknown) => shown.push(error),
  }
  return { shown, stops: [subscribeProducts(observer), subscribeDirectorTexts(observer)] }
}

/** Listens without our layer. `areEmpty` says of each answer whether it is the empty cache. */
async function listenWithSdk() {
  const { loadFirestore } = await import('../../src/data/client/firebase')
  const { sdk, db } = await loadFirestore()
  const areEmpty: boolean[] = []
  const stops = ['products', 'director-texts'].map((name) =>
    sdk.onSnapshot(
      sdk.query(sdk.collection(db, name)),
      ({ metadata, empty }) => void areEmpty.push(metadata.fromCache && empty),
    ),
  )
  return { areEmpty, stops }
}

it('a list that nobody answers is not shown as empty', async () => {
  // Nothing listens there.
  vi.stubEnv('VITE_FIRESTORE_EMULATOR', '127.0.0.1:9')
  const page = await subscribeAsPage()
  const sdk = await listenWithSdk()
  // The SDK gives its empty cache to every listener once it has lost hope of an answer.
  await expect.poll(() => sdk.areEmpty).toEqual([true, true])
  expect(page.shown).toEqual([])
  for (const stop of [...page.stops, ...sdk.stops]) stop()
})
