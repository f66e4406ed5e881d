import type { Locator } from '@playwright/test'
import { paths } from '../../src/paths'
import { expect, httpTest, test } from '../helpers/fixtures'
import { DASHBOARD_PATHS, DIAGNOSTIC_PATHS, MISSING_PATH, VISITOR_PATHS } from '../helpers/routes'

/** Fetches the HTML as a link preview does, without running scripts. */
const fetchPage = async (baseURL: string | undefined, pathname: string) => {
  const answer = await fetch(`${baseURL}${pathname}`)
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}
const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''

// tests/public/prerender/prerender.test.ts shows what is in the pages.
// Requirements 17, 25
httpTest(
  'every page is served under its own address, in Arabic from right to left',
  async ({ baseURL }) => {
    for (const route of VISITOR_PATHS) {
      const { status, html } = await fetchPage(baseURL, route)
      expect(status, route).toBe(200)
      expect(html, route).toContain('<html lang="ar" dir="rtl"')
      const canonical = route === paths.director ? paths.team : route
      expect(
        attribute(html, /<link rel="canonical" href="([^"]+)"/),
        `canonical in src/copy/meta.ts for ${route}`,
      ).toBe(`${baseURL}${canonical}`)
      expect(attribute(html, /<meta property="og:image" content="([^"]+)"/), route).toBe(
        `${baseURL}/share.png`,
      )
    }
  },
)

httpTest('a page loads and connects to nothing outside the site', async ({ baseURL }) => {
  for (const route of [...VISITOR_PATHS, ...DASHBOARD_PATHS]) {
    const { html } = await fetchPage(baseURL, route)
    const links = [...html.matchAll(/<link [^>]*href="([^"]+)"/g)]
    expect(links.length, route).toBeGreaterThan(0)
    for (const [tag, href = ''] of links)
      expect(new URL(href, baseURL).origin, tag).toBe(new URL(baseURL ?? '').origin)
  }
})

// Requirement 24
httpTest('internal and missing pages stay out of search engines', async ({ baseURL }) => {
  for (const route of [...DIAGNOSTIC_PATHS, ...DASHBOARD_PATHS, MISSING_PATH]) {
    const { status, html, headers } = await fetchPage(baseURL, route)
    expect(status, route).toBe(route === MISSING_PATH ? 404 : 200)
    expect(headers.get('x-robots-tag'), route).toBe('noindex')
    expect(html, route).toContain('<meta name="robots" content="noindex"')
    if (route.startsWith(paths.admin)) expect(html, route).toContain('<div id="root"></div>')
  }
  expect((await fetchPage(baseURL, MISSING_PATH)).html).toContain('Oops! Page not found')
  expect(
    (await fetchPage(baseURL, paths.about)).headers.get('x-robots-tag'),
    'the control',
  ).toBeNull()
})

httpTest('hashed files are cached, missing ones for a day at most', async ({ baseURL }) => {
  const { html } = await fetchPage(baseURL, '/')
  const asset = await fetchPage(baseURL, attribute(html, /src="(\/assets\/[^"]+\.js)"/))
  expect(asset.headers.get('cache-control')).toBe(
    'public, max-age=86400, stale-while-revalidate=31536000',
  )
  // A release that is rolled back brings names back that were missing in between.
  const missing = await fetchPage(baseURL, '/assets/gone-1a2b3c4d.js')
  expect(missing.status).toBe(404)
  expect(missing.headers.get('x-robots-tag')).toBe('noindex')
  const age = attribute(missing.headers.get('cache-control') ?? 'no-cache', /max-age=(\d+)/)
  expect(Number(age)).toBeLessThanOrEqual(86_400)
})

httpTest('the site map lists every public page', async ({ baseURL }) => {
  const { html: map } = await fetchPage(baseURL, '/sitemap.xml')
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  )
  expect(listed.sort()).toEqual(VISITOR_PATHS.filter((route) => route !== paths.director).sort())
  expect((await fetchPage(baseURL, '/robots.txt')).html).toContain(
    `Sitemap: ${baseURL}/sitemap.xml`,
  )
})

httpTest('security.txt names a contact and a day on which it expires', async ({ baseURL }) => {
  const { html: text } = await fetchPage(baseURL, '/.well-known/security.txt')
  expect(text).toMatch(/^Contact: .+\n(.+\n)*Expires: 20/)
})

for (const page of ['/', '/admin'])
  httpTest(`the manifest of ${page} names icons of their size`, async ({ baseURL }) => {
    const { html: document } = await fetchPage(baseURL, page)
    const link = attribute(document, /<link rel="manifest" href="([^"]+)"/)
    const { html, headers } = await fetchPage(baseURL, link)
    expect(headers.get('content-type')).toContain('application/manifest+json')
    const manifest = JSON.parse(html) as { icons: { src: string; sizes: string }[] }
    expect(manifest).toMatchObject({ start_url: page, scope: page, lang: 'ar', dir: 'rtl' })
    for (const { src, sizes } of [...manifest.icons, { src: '/share.png', sizes: '1200x630' }]) {
      const png = Buffer.from(await (await fetch(`${baseURL}${src}`)).arrayBuffer())
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes)
    }
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })

  const expectToOpen = async (content: Locator, button: Locator) => {
    await expect(content).toBeHidden()
    await button.click()
    await expect(content).toBeVisible()
  }

  test('the folded parts of a page open without JavaScript', async ({ page }) => {
    await page.goto('/')
    const card = page.locator('li[id]').filter({ hasText: 'علاج النطق والتخاطب' }).first()
    await expectToOpen(card.getByText('اللثغة ومخارج الحروف'), card.locator('summary'))
    const foot = page.getByRole('contentinfo')
    const service = foot.getByRole('link', { name: 'علاج النطق والتخاطب' })
    await expectToOpen(service, foot.locator('summary', { hasText: 'خدماتنا' }))
  })

  // Requirement 28
  test('the menu leads to a page with a telephone without JavaScript', async ({ page }) => {
    await page.goto('/')
    const link = page.locator('header details a[href="/about"]')
    await expectToOpen(link, page.locator('header summary'))
    await link.click()
    await expect(page).toHaveURL('/about')
    await expect(page.locator('a[href^="tel:+"]').filter({ visible: true }).first()).toBeVisible()
  })
})
