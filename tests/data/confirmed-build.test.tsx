import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const [MONDAY, TUESDAY] = ['2026-03-02T03:00:00.000Z', '2026-03-03T03:00:00.000Z']

/** Opens a page of this build; modules of its own, because a page is read once. */
async function openPage(builtAt: string | null) {
  vi.resetModules()
  document.body.innerHTML =
    builtAt === null ? '' : `<script type="application/json" id="baked">${JSON.stringify({ builtAt })}</script>`
  const { loadBaked, readBakedFromPage } = await import('../../src/data/baked')
  readBakedFromPage()
  return { loadBaked, ...(await import('../../src/data/confirmed-build')) }
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

describe('a cached answer', () => {
  it('is shown under the build in which the server confirmed it, and not under another', async () => {
    const first = await openPage(MONDAY)
    expect(first.isCacheCurrent('team/')).toBe(false)
    first.confirmCache('team/')
    expect([first.isCacheCurrent('team/'), first.isCacheCurrent('products/')]).toEqual([true, false])
    expect((await openPage(MONDAY)).isCacheCurrent('team/')).toBe(true)
    expect((await openPage(TUESDAY)).isCacheCurrent('team/')).toBe(false)
  })

  it('is not shown once the page has loaded content of a newer build', async () => {
    vi.stubEnv('DEV', false)
    vi.stubGlobal('fetch', async () => Response.json({ team: null, builtAt: TUESDAY }))
    const page = await openPage(MONDAY)
    page.confirmCache('team/')
    await page.loadBaked('team')
    expect(page.isCacheCurrent('team/')).toBe(false)
    page.confirmCache('team/')
    expect((await openPage(TUESDAY)).isCacheCurrent('team/')).toBe(true)
  })

  it('is shown where nothing was baked', async () => {
    expect((await openPage(null)).isCacheCurrent('team/')).toBe(true)
  })
})
