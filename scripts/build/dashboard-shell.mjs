import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { replaceOrThrow } from './replace-or-throw.mjs'

/** @typedef {{ file: string, name?: string, imports?: string[], dynamicImports?: string[], css?: string[] }} Chunk */
/** @typedef {Record<string, Chunk>} ViteManifest */

const ENTRY = 'index.html'
export const DASHBOARD = 'src/admin/app/admin.tsx'

/** The chunks of a build. @type {(outDir: string) => ViteManifest} */
export const viteManifest = (outDir) =>
  JSON.parse(readFileSync(path.join(outDir, '.vite/manifest.json'), 'utf8'))

/**
 * The files of these chunks and of all that they import at once.
 *
 * @type {(manifest: ViteManifest, keys: string[]) => string[]}
 */
export function chunkFiles(manifest, keys) {
  /** @type {Set<string>} */
  const seen = new Set()
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key]
    if (!chunk)
      throw new Error(`The build has no ${key}: has it moved, or does no route import it?`)
    if (seen.has(chunk.file)) return
    seen.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return [...seen]
}

/**
 * Writes the HTML of every address below /admin. It is the built page without content, with the dashboard's own
 * stylesheet, icon and manifest. It preloads the chunks of the login form, which the browser would otherwise find one
 * after another.
 */
export function writeDashboardShell(/** @type {string} */ outDir) {
  const manifest = viteManifest(outDir)
  const entryFiles = chunkFiles(manifest, [ENTRY])
  const preloads = chunkFiles(manifest, [DASHBOARD])
    .filter((file) => !entryFiles.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  const styles = (manifest[DASHBOARD]?.css ?? []).map(
    (file) => `<link rel="stylesheet" crossorigin href="/${file}">`,
  )
  const page = readFileSync(path.join(outDir, '.vite/index.html'), 'utf8')
  mkdirSync(path.join(outDir, 'admin'), { recursive: true })
  writeFileSync(path.join(outDir, 'admin/index.html'), dashboardShell(page, { preloads, styles }))
}

/** @type {(page: string, links: { preloads: string[], styles: string[] }) => string} the page without content */
export function dashboardShell(page, { preloads, styles }) {
  const head = [
    '<meta name="robots" content="noindex">',
    '<link rel="manifest" href="/admin/manifest.webmanifest">',
    ...preloads,
  ]
  /** @type {[found: string, replacement: string][]} */
  const changes = [
    // The translation of a browser replaces text nodes that React then no longer finds.
    ['<html ', '<html translate="no" '],
    ['/touch-icon.png', '/admin-icon-192.png'],
    ['<!--head-->', head.join('')],
    // This stylesheet comes after the public one, because it has the same classes in an order of its own.
    ['</head>', `${styles.join('')}</head>`],
    ['<!--app-->', ''],
  ]
  return changes.reduce(
    (html, [found, replacement]) => replaceOrThrow(html, found, replacement),
    page,
  )
}
