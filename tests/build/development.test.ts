import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { valid } from '../../scripts/documents/valid'
import { CENTRE_PATH } from '../../src/data/document-paths'
import { freshBackend, store } from '../helpers/emulator/backend'

const cacheDir = mkdtempSync(path.join(tmpdir(), 'development-'))
let server: ViteDevServer
let origin = ''

beforeAll(async () => {
  await freshBackend()
  await store({
    [CENTRE_PATH]: { ...valid(CENTRE_PATH), qrUrl: 'https://links.example.com/centre' },
  })
  server = await createServer({
    root: path.resolve(import.meta.dirname, '../..'),
    cacheDir,
    logLevel: 'error',
    server: { port: 0, strictPort: false },
  })
  await server.listen()
  origin = server.resolvedUrls?.local[0] ?? ''
})
afterAll(async () => {
  await server.close()
  rmSync(cacheDir, { recursive: true })
})

it.each([
  ['qr.svg', 'image/svg+xml', '<svg'],
  ['sitemap.xml', 'application/xml', '<urlset'],
  ['robots.txt', 'text/plain', 'Disallow: /admin'],
  ['manifest.webmanifest', 'application/manifest+json', '"scope":"/"'],
  ['admin/manifest.webmanifest', 'application/manifest+json', '"scope":"/admin"'],
  ['.well-known/security.txt', 'text/plain', 'Contact: mailto:a@b.example'],
  ['contact.vcf', 'text/vcard', '+966512345678'],
])('the development server makes /%s of what is stored', async (name, type, text) => {
  const answer = await fetch(origin + name)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain(type)
  expect(await answer.text()).toContain(text)
})

it('the development server has no content of a build', async () => {
  expect((await fetch(`${origin}baked/products.json`)).status).toBe(404)
})
