/** A static file server for the bench that behaves as the host of the site: brotli, caching headers and 404 pages. */
import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}
const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest'])

/**
 * Serves a folder on a free port; returns its URL and a function that stops it.
 * @param {string} folder
 */
export async function serve(folder) {
  /** @type {Map<string, Buffer>} */
  const cache = new Map()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x')
    const file = fileFor(folder, decodeURI(pathname))
    const status = file ? 200 : 404
    const found = file ?? path.join(folder, '404.html')
    if (!existsSync(found)) return response.writeHead(404).end()
    const type = path.extname(found)
    if (!cache.has(found)) cache.set(found, TEXT.has(type) ? compress(readFileSync(found)) : readFileSync(found))
    response.writeHead(status, {
      'content-type': TYPES[type] ?? 'application/octet-stream',
      'cache-control': cachingOf(pathname),
      ...(TEXT.has(type) ? { 'content-encoding': 'br' } : {}),
    })
    response.end(cache.get(found))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

/** @param {string} pathname */
function cachingOf(pathname) {
  if (pathname.startsWith('/assets/')) return 'public, max-age=86400, stale-while-revalidate=31536000'
  return /^\/(fonts|art)\/|^\/products\/.*\.svg$/.test(pathname)
    ? 'public, max-age=86400, stale-while-revalidate=604800'
    : 'no-cache'
}

const compress = (/** @type {Buffer} */ bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })

/**
 * @param {string} folder
 * @param {string} pathname
 */
function fileFor(folder, pathname) {
  const file = path.join(folder, path.normalize(pathname))
  return [file, path.join(file, 'index.html')].find((each) => existsSync(each) && statSync(each).isFile())
}
