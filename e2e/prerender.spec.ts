import type { Locator } from '@playwright/test'
import { faq } from '../src/copy/faq'
import { expect, httpTest, test } from './fixtures'
import { isHydrated } from './is-hydrated'

const ROUTES = [
  '/',
  '/services',
  '/products',
  '/videos',
  '/about',
  '/team',
  '/director',
  '/installments',
  '/privacy',
  '/terms',
  '/accessibility',
]
/** The site was built from an empty database, so these pages wait for what was stored since (decision 150). */
const WAITING = ['/', '/products', '/videos', '/team', '/director']
const HIDDEN = ['/test', '/director-test']

/** Fetches the HTML as a link preview does, without running scripts. */
const source = async (baseURL: string | undefined, pathname: string) => {
  const answer = await fetch(`${baseURL}${pathname}`)
  return { status: answer.status, html: await answer.text(), headers: answer.headers }
}
const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''

for (const route of ROUTES) {
  httpTest(`${route} names its subject and the phone without JavaScript`, async ({ baseURL }) => {
    const { status, html } = await source(baseURL, route)
    expect(status).toBe(200)
    expect(html).toContain('<html lang="ar" dir="rtl"')
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(attribute(html, /<title>([^<]+)</).length).toBeGreaterThan(8)
    expect(attribute(html, /<meta name="description" content="([^"]+)"/).length).toBeGreaterThan(20)
    const canonical = route === '/director' ? '/team' : route
    expect(attribute(html, /<link rel="canonical" href="([^"]+)"/)).toBe(`${baseURL}${canonical}`)
    expect(attribute(html, /<meta property="og:title" content="([^"]+)"/)).not.toBe('')
    expect(attribute(html, /<meta property="og:image" content="([^"]+)"/)).toBe(`${baseURL}/share.png`)
    expect(attribute(html, /<meta name="twitter:card" content="([^"]+)"/)).toBe('summary_large_image')
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">')
    expect(/aria-busy/.test(html)).toBe(WAITING.includes(route))
    expect(html).toMatch(/<h1[ >]/)
    expect(html).toMatch(/href="tel:\+\d{9,}"/)
    expect(html).toMatch(/href="https:\/\/wa\.me\/\d{9,}/)
    // A menu that opens by itself.
    const menu = attribute(html, /<header.*?<details[^>]*>(.*?)<\/details>/s)
    for (const target of ['/products', '/videos', '/about', '/team', '/']) expect(menu).toContain(`href="${target}"`)
    expect(html).not.toContain('noindex')
    const data = JSON.parse(attribute(html, /<script type="application\/ld\+json">(.*?)<\/script>/s)) as {
      '@graph': { '@type': string }[]
    }
    expect(data['@graph'].map((item) => item['@type'])).toContain('MedicalBusiness')
  })
}

httpTest('internal pages keep out of search engines (20-23, decision 52)', async ({ baseURL }) => {
  for (const route of [...HIDDEN, '/admin', '/admin/login', '/admin/dashboard']) {
    const { status, html, headers } = await source(baseURL, route)
    expect(status, route).toBe(200)
    expect(headers.get('x-robots-tag'), route).toBe('noindex')
    expect(html, route).toContain('<meta name="robots" content="noindex"')
  }
})

httpTest('an unknown address answers 404 (24)', async ({ baseURL }) => {
  const { status, html } = await source(baseURL, '/no-such')
  expect(status).toBe(404)
  expect(html).toContain('Oops! Page not found')
  expect(html).toContain('noindex')
})

httpTest('the shared picture and the icons have their declared size', async ({ baseURL, request }) => {
  const sizeOf = async (pathname: string) => {
    const answer = await request.get(pathname)
    expect(answer.headers()['content-type'], pathname).toBe('image/png')
    const png = await answer.body()
    return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
  }
  const { html } = await source(baseURL, '/')
  const said = ['width', 'height']
    .map((side) => attribute(html, new RegExp(`og:image:${side}" content="(\\d+)"`)))
    .join('x')
  expect(said).toBe('1200x630')
  expect(await sizeOf('/share.png')).toBe(said)
  for (const page of ['/', '/admin']) {
    const link = attribute((await source(baseURL, page)).html, /<link rel="manifest" href="([^"]+)"/)
    const answer = await request.get(link)
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const { icons, theme_color: color } = (await answer.json()) as {
      icons: { src: string; sizes: string }[]
      theme_color: string
    }
    expect(attribute(html, /<meta name="theme-color" content="([^"]+)"/)).toBe(color)
    for (const { src, sizes } of icons) expect(await sizeOf(src), src).toBe(sizes)
  }
})

httpTest('the HTML of the dashboard holds nothing of the public site', async ({ baseURL }) => {
  const { html } = await source(baseURL, '/admin/dashboard')
  expect(html).toContain('<div id="root"></div>')
})

httpTest(
  'the fonts are in the page, not in the stylesheet that comes later and would lay it out again',
  async ({ baseURL }) => {
    const { html } = await source(baseURL, '/')
    const { html: styles } = await source(baseURL, attribute(html, /<link rel="stylesheet"[^>]*href="([^"]+)"/))
    expect(html).toContain('@font-face')
    expect(styles).toContain('--hero')
    expect(styles).not.toContain('@font-face')
  },
)

httpTest('the site map lists every public page', async ({ baseURL }) => {
  const { html: map } = await source(baseURL, '/sitemap.xml')
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
  expect(listed).toEqual(ROUTES.filter((route) => route !== '/director'))
  const { html: robots } = await source(baseURL, '/robots.txt')
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})

test('a picture that never loads does not delay hydration', async ({ page }) => {
  await page.route('**/art/hero.svg', () => undefined)
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction(isHydrated)
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })

  test('the menu and the folded parts open (37)', async ({ page }) => {
    await page.goto('/')
    const card = page.locator('li[id]').filter({ hasText: 'علاج النطق والتخاطب' }).first()
    await expectToOpen(card.getByText('اللثغة ومخارج الحروف'), card.locator('summary'))

    const row = page.locator('li[id]').filter({ hasText: 'الدورات التدريبية' })
    expect((await row.boundingBox())?.height).toBe(72)
    await expect(row.getByText('التربية الخاصة')).toBeHidden()
    // The press on the title reaches the summary above it.
    await row.getByRole('heading').click({ force: true })
    await expect(row.getByText('التربية الخاصة')).toBeVisible()
    await expect(row.getByRole('link', { name: /اسأل عن هذه الخدمة/ })).toBeVisible()

    await page.getByText(faq.more).click()
    await expectToOpen(page.getByText('نخبرك بمدة الجلسة عند الحجز'), page.getByText('كم مدة الجلسة؟ وكم عدد الجلسات؟'))
    const foot = page.getByRole('contentinfo')
    const service = foot.getByRole('link', { name: 'علاج النطق والتخاطب' })
    await expectToOpen(service, foot.locator('summary', { hasText: 'خدماتنا' }))

    const seen = (selector: string) => page.locator(selector).filter({ visible: true }).first()
    await expectToOpen(page.locator('header details a[href="/about"]'), page.locator('header summary'))
    await page.locator('header details a[href="/about"]').click()
    await expect(page).toHaveURL('/about')
    await expect(seen('a[href^="tel:+"]')).toBeVisible()
    await expect(seen('a[href^="https://wa.me/"]')).toHaveAttribute('target', '_blank')
  })
})

async function expectToOpen(content: Locator, button: Locator): Promise<void> {
  await expect(content).toBeHidden()
  await button.click()
  await expect(content).toBeVisible()
}
