import { expect, FIRESTORE, owner, test } from './fixtures'

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

/** Runs in the page: returns whether React has hydrated it. */
const isAlive = () =>
  Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer'))

for (const route of ROUTES) {
  test(`${route} names its subject and the phone without JavaScript`, async ({ baseURL }) => {
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
    expect(html).not.toContain('noindex')
    const data = JSON.parse(attribute(html, /<script type="application\/ld\+json">(.*?)<\/script>/s)) as {
      '@graph': { '@type': string }[]
    }
    expect(data['@graph'].map((item) => item['@type'])).toContain('MedicalBusiness')
  })
}

test('internal pages keep out of search engines (20-23, decision 52)', async ({ baseURL }) => {
  for (const route of [...HIDDEN, '/admin', '/admin/login', '/admin/dashboard']) {
    const { status, html, headers } = await source(baseURL, route)
    expect(status, route).toBe(200)
    expect(headers.get('x-robots-tag'), route).toBe('noindex')
    expect(html, route).toContain('<meta name="robots" content="noindex"')
  }
})

test('an unknown address answers 404 (24)', async ({ baseURL, page, consoleGuard }) => {
  consoleGuard.allow(/status of 404/)
  const { status, html } = await source(baseURL, '/no-such')
  expect(status).toBe(404)
  expect(html).toContain('Oops! Page not found')
  expect(html).toContain('noindex')
  await page.goto('/no-such')
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
})

test('the shared picture and the icons have their declared size', async ({ baseURL, request }) => {
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
  const answer = await request.get('/manifest.webmanifest')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const { icons, theme_color: color } = (await answer.json()) as {
    icons: { src: string; sizes: string }[]
    theme_color: string
  }
  expect(attribute(html, /<meta name="theme-color" content="([^"]+)"/)).toBe(color)
  for (const { src, sizes } of icons) expect(await sizeOf(src), src).toBe(sizes)
})

test('the HTML of the dashboard holds nothing of the public site', async ({ baseURL }) => {
  const { html } = await source(baseURL, '/admin/dashboard')
  expect(html).toContain('<div id="root"></div>')
})

test('the site map lists every public page', async ({ baseURL }) => {
  const { html: map } = await source(baseURL, '/sitemap.xml')
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
  expect(listed).toEqual(ROUTES.filter((route) => route !== '/director'))
  const { html: robots } = await source(baseURL, '/robots.txt')
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})

for (const route of [...ROUTES, ...HIDDEN]) {
  test(`${route} hydrates without a layout shift`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
          if (!entry.hadRecentInput) shifts.push(entry.value)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    // Its answers would change the page: first-answer.spec.ts.
    await page.route(`http://${FIRESTORE}/**`, () => undefined)
    await page.goto(route)
    const before = await page.locator('#root').innerText()
    await page.waitForFunction(isAlive)
    await page.waitForFunction(() => document.fonts.status === 'loaded')
    expect((await page.locator('#root').innerText()).slice(0, 200)).toBe(before.slice(0, 200))
    const shift = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    )
    expect(shift).toBeLessThanOrEqual(0.02)
  })
}

test('a picture that never loads does not delay hydration', async ({ page }) => {
  await page.route('**/art/hero.svg', () => undefined)
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction(isAlive)
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
})

test('every page at rest on a phone has made at most 20 requests, 8 of them for scripts', async ({
  browser,
  backend,
  baseURL,
}) => {
  await backend.seed()
  // A script draws the QR picture only where the details have changed since the build.
  await owner.remove('settings/centre')
  const site = baseURL ?? ''
  const visits = [...ROUTES, ...HIDDEN].map(async (route) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 780 } })
    const page = await context.newPage()
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(site)) requests.push(`${request.resourceType()} ${request.url()}`)
    })
    await page.goto(site + route)
    // A page counts as at rest 6 s after its load event.
    await page.waitForTimeout(6_000)
    await context.close()
    return { route, requests, scripts: requests.filter((request) => request.startsWith('script ')) }
  })
  for (const { route, requests, scripts } of await Promise.all(visits)) {
    console.info(`[figure] ${route} at rest: requests ${requests.length}, scripts ${scripts.length}`)
    expect(scripts.length, `${route}\n${scripts.join('\n')}`).toBeLessThanOrEqual(8)
    expect(requests.length, `${route}\n${requests.join('\n')}`).toBeLessThanOrEqual(20)
    expect(scripts.length, `${route} has scripts`).toBeGreaterThan(0)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })

  test('the menu works on every page', async ({ page }) => {
    const seen = (selector: string) => page.locator(selector).filter({ visible: true }).first()
    for (const [position, route] of ROUTES.entries()) {
      await page.goto(route)
      await expect(seen('a[href^="tel:+"]'), route).toBeVisible()
      await expect(seen('a[href^="https://wa.me/"]'), route).toHaveAttribute('target', '_blank')
      // The menu opens without JavaScript.
      const target = ['/products', '/videos', '/about', '/team', '/'][position % 5] as string
      await page.locator('header summary').click()
      await seen(`header details a[href="${target}"]`).click()
      await expect(page, route).toHaveURL(target)
    }
    await page.goto('/')
    const closed = page.locator('main details:not([open]) > summary').filter({ visible: true })
    const before = await closed.count()
    await closed.last().click()
    await expect(closed).toHaveCount(before - 1)
  })
})
