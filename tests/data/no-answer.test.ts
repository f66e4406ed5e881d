import { afterAll, expect, it, vi } from 'vitest'

vi.spyOn(console, 'info').mockImplementation(() => {})

afterAll(() => void vi.unstubAllEnvs())

it('a list that nobody answers is not shown as empty', async () => {
  // Nothing listens there.
  vi.stubEnv('VITE_FIRESTORE_EMULATOR', '127.0.0.1:9')
  const { loadFirestore } = await import('../../src/data/client/firebase')
  const { subscribeProducts } = await import('../../src/data/store/subscriptions')
  const { subscribeDirectorTexts } = await import('../../src/data/content/director')
  const { sdk, db } = await loadFirestore()
  const shown: unknown[] = []
  const observer = {
    next: (value: unknown) => shown.push(value),
    error: (error: unknown) => shown.push(error),
  }
  const stops = [subscribeProducts(observer), subscribeDirectorTexts(observer)]
  // The SDK gives its empty cache to every listener once it has lost hope of an answer.
  const cached: boolean[] = []
  for (const reference of [sdk.collection(db, 'products'), sdk.collection(db, 'director-texts')])
    stops.push(
      sdk.onSnapshot(
        sdk.query(reference),
        (snapshot) => void cached.push(snapshot.metadata.fromCache && snapshot.empty),
      ),
    )
  await expect.poll(() => cached).toEqual([true, true])
  expect(shown).toEqual([])
  for (const stop of stops) stop()
})
