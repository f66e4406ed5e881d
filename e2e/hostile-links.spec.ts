import type { Page } from '@playwright/test'
import { readWebUrl } from '../src/lib/safe-url'
import { parseVideoLink } from '../src/lib/video-link'
import { VIDEOS_MAX } from '../src/limits'
import { HOSTILE_LINKS } from '../tests/fixtures/hostile-links'
import { expect, owner, test } from './fixtures'

/** What the page must never hold: a link or frame that runs code or leaves for a host that nobody chose. */
async function dangers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[href], [src], [action], [data], iframe')].flatMap((element) =>
      ['href', 'src', 'action', 'data']
        .map((name) => element.getAttribute(name) ?? '')
        .filter((value) => value !== '')
        .filter((value) => {
          const { protocol, host } = new URL(value, location.href)
          const isOwn = host === location.host
          const isKnown = /^(wa\.me|www\.instagram\.com|www\.facebook\.com|www\.tiktok\.com|example\.com)$/.test(host)
          return !['http:', 'https:', 'tel:', 'mailto:'].includes(protocol) || (/^https?:$/.test(protocol) && !isOwn && !isKnown)
        }),
    ),
  )
}

test('hostile links straight in the database become no link, source or frame (P10, P11)', async ({ page, quietConsole }) => {
  test.setTimeout(240_000)
  quietConsole.allow(/\[data\]/)
  // A link that the parser reads as a plain https one is no hostile one to a browser either.
  const refused = HOSTILE_LINKS.filter((link) => parseVideoLink(link).kind === 'refused')
  expect(refused.length).toBeGreaterThanOrEqual(40)
  let opened = 0
  for (let start = 0; start < refused.length; start += VIDEOS_MAX) {
    const videos = refused.slice(start, start + VIDEOS_MAX).map((url, index) => ({
      id: `v${start + index}`,
      title: `t${start + index}`,
      url,
      createdAt: new Date(1.7e12 + index).toISOString(),
      order: index + 1,
    }))
    await owner.put('videos/main-videos', { videos, updatedAt: new Date() })
    for (const { id } of videos) {
      await page.goto(`/videos?v=${id}`)
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await dangers(page), refused[start]).toEqual([])
      expect(await page.getByRole('dialog').locator('iframe, video').count()).toBe(0)
      opened += 1
    }
  }
  console.info(`[figure] hostile links stored: ${refused.length}, opened: ${opened}, rendered as link, source or frame: 0`)
})

test('hostile pictures straight in the database are not shown', async ({ page, quietConsole }) => {
  quietConsole.allow(/\[data\]/)
  const date = new Date()
  const pictures = HOSTILE_LINKS.filter((link) => typeof readWebUrl(link) === 'string').slice(0, 12)
  for (const [index, image] of pictures.entries()) {
    const id = String(1_700_000_000_000 + index)
    await owner.put(`products/${id}`, { id, image, name: `p${index}`, order: index + 1, createdAt: date, updatedAt: date })
    await owner.put(`team/m${index}`, {
      id: `m${index}`, name: `n${index}`, title: 't', specialization: 's', image, credentials: ['c'], icon: 'Users', color: 'text-primary', createdAt: date, updatedAt: date,
    })
  }
  for (const [route, text] of [['/products', 'p0'], ['/team', 'n0']] as const) {
    await page.goto(route)
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
    expect(await dangers(page)).toEqual([])
  }
})
