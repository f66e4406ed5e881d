import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const broken: [string, () => Promise<Response>][] = [
  ['of a network that is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['that is not there', async () => new Response('', { status: 404 })],
  ["that is some gateway's own page", async () => new Response('<!doctype html>')],
]
const parts = ['products', 'team', 'director'] as const

// These files exist only in a build.
it.each(broken.map(([what, answer], index) => [what, parts[index] ?? 'videos', answer] as const))(
  'a part %s stays unknown, and the page opens (40, 63)',
  async (_, part, answer) => {
    vi.stubEnv('DEV', false)
    vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'speech-centre-4f2a1')
    vi.stubEnv('VITE_FIREBASE_API_KEY', 'key')
    vi.stubGlobal('fetch', answer)
    // A module of its own, because other tests load parts, too.
    vi.resetModules()
    const { baked, loadBaked } = await import('../../src/data/pages/baked')
    await loadBaked(part)
    expect(baked(part)).toBeUndefined()
  },
)
