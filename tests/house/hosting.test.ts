import { expect, it } from 'vitest'
import { EMPTY_PAGES } from '../../scripts/build/prerender.mjs'
import { readText } from '../helpers/house/repository'

type Header = { key: string; value: string }
const { hosting } = JSON.parse(readText('firebase.json')) as {
  hosting: {
    predeploy: string[]
    ignore: string[]
    headers: { source?: string; regex?: string; headers: Header[] }[]
  }
}
const headersOf = (source: string) =>
  Object.fromEntries(
    (hosting.headers.find((rule) => [rule.source, rule.regex].includes(source))?.headers ?? []).map(
      ({ key, value }) => [key, value],
    ),
  )

// e2e/visitor/security.spec.ts compares what is served with firebase.json.
it('every answer carries the headers that keep the site closed', () => {
  expect(headersOf('.*'), 'the headers of .* in firebase.json').toMatchObject({
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-cache',
  })
  const { 'Content-Security-Policy': policy, 'Permissions-Policy': permissions } = headersOf('.*')
  for (const part of [
    "default-src 'none'",
    "script-src 'self';",
    // Beside the emulators no test sends anything to these three.
    "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firestore.googleapis.com;",
    'frame-src https://www.youtube-nocookie.com https://drive.google.com;',
    "worker-src 'none'",
    "frame-ancestors 'none'",
    'upgrade-insecure-requests',
  ])
    expect(policy, 'Content-Security-Policy in firebase.json').toContain(part)
  expect(policy).not.toMatch(/127\.0\.0\.1|localhost|unsafe-eval|http:/)
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
    expect(permissions, 'Permissions-Policy in firebase.json').toContain(`${feature}=()`)
})

it('the dashboard and the pages of developers stay out of search engines', () => {
  for (const source of ['/admin', '/admin/**', '/test', '/director-test', '/404.html'])
    expect(headersOf(source)['X-Robots-Tag'], `${source} in firebase.json`).toBe('noindex')
})

it('a deployment is checked first, and leaves out the pages without content', () => {
  expect(hosting.predeploy).toEqual(['npm run check'])
  expect(hosting.ignore).toContain(`${EMPTY_PAGES.split('/')[0]}/**`)
})

it('files are kept for a day, and images of the content no longer than that', () => {
  const KEPT = {
    '/assets/**': 'public, max-age=86400, stale-while-revalidate=31536000',
    '/@(fonts|art)/**': 'public, max-age=86400, stale-while-revalidate=604800',
    '/products/*.svg': 'public, max-age=86400, stale-while-revalidate=604800',
    '/baked/images/**': 'public, max-age=86400',
  }
  for (const [source, value] of Object.entries(KEPT))
    expect(headersOf(source)['Cache-Control'], `${source} in firebase.json`).toBe(value)
})
