import type { Page } from '@playwright/test'
import { products } from '../src/copy/products'
import { team } from '../src/copy/team'
import { readWebUrl } from '../src/lib/safe-url'
import { parseVideoLink } from '../src/lib/video-link'
import { HOSTILE_LINKS } from '../tests/fixtures/hostile-links'
import { storedMember } from '../tests/fixtures/members'
import { PLAYERS } from '../tests/fixtures/players'
import { expect, owner, test } from './fixtures'

// tests/hostile-links.test.tsx checks every link; here is one of each kind, stored in the database and opened.

/** Finds links and frames that run code or lead to an unknown host. */
async function unsafeAddresses(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[href], [src], [action], [data], iframe')].flatMap((element) =>
      ['href', 'src', 'action', 'data']
        .map((name) => element.getAttribute(name) ?? '')
        .filter((value) => value !== '')
        .filter((value) => {
          const { protocol, host } = new URL(value, location.href)
          const isOwn = host === location.host
          // The placeholders of the footer lead to example.com.
          const isKnown =
            /^(example\.com|wa\.me|www\.(instagram|facebook|tiktok|youtube-nocookie|youtube)\.com|drive\.google\.com)$/.test(host)
          return (
            !['http:', 'https:', 'tel:', 'mailto:'].includes(protocol) ||
            (/^https?:$/.test(protocol) && !isOwn && !isKnown)
          )
        }),
    ),
  )
}

/** Stored links with the address of their frame; null where there is none. */
const VIDEOS: readonly [link: string, player: RegExp | null][] = [
  ['javascript:alert(1)//https://www.youtube.com/watch?v=dQw4w9WgXcQ', null],
  ['data:text/html,<script>alert(1)</script>', null],
  ['https://youtu.be@evil.com/dQw4w9WgXcQ', null],
  ...PLAYERS.filter(([link, player]) => player !== null || link.startsWith('https://youtube.com.evil.example/')),
]

test('hostile links and pictures in the database are not shown, and only the known players are framed (P10, P11)', async ({
  page,
}) => {
  await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }))
  const updatedAt = new Date()
  const videos = VIDEOS.map(([url], index) => ({
    id: `v${index}`,
    title: `t${index}.`,
    url,
    createdAt: new Date(1.7e12 + index).toISOString(),
    order: index + 1,
  }))
  const pictures = HOSTILE_LINKS.filter((link) => typeof readWebUrl(link) === 'string').slice(0, 12)
  await Promise.all([
    owner.put('videos/main-videos', { videos, updatedAt }),
    ...pictures.flatMap((image, index) => {
      const id = String(1_700_000_000_000 + index)
      const dates = { createdAt: updatedAt, updatedAt }
      return [
        owner.put(`products/${id}`, { id, image, name: `p${index}`, order: index + 1, ...dates }),
        owner.put(`team/m${index}`, storedMember(`m${index}`, { name: `n${index}`, image })),
      ]
    }),
  ])

  await page.goto('/videos')
  const dialog = page.getByRole('dialog')
  for (const [index, [url, player]] of VIDEOS.entries()) {
    await page
      .getByRole('main')
      .getByRole('link', { name: `t${index}.` })
      .click()
    await expect(dialog.getByRole('heading')).toHaveText(`t${index}.`)
    await expect(dialog.locator('iframe[src]'), url).toHaveCount(player ? 1 : 0)
    if (player) await expect(dialog.locator('iframe')).toHaveAttribute('src', player)
    // An unknown host may be opened in a tab of its own.
    if (player || parseVideoLink(url).kind === 'refused') expect(await unsafeAddresses(page), url).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  for (const [route, list, text] of [
    ['/products', products.list, 'p0'],
    ['/team', team.list, 'n0'],
  ] as const) {
    await page.goto(route)
    await expect(page.getByRole('list', { name: list }).getByText(text, { exact: true })).toBeVisible()
    expect(await unsafeAddresses(page), route).toEqual([])
  }
})
