/**
 * The Vite plugin that builds the application and turns each public route into an HTML file, with the
 * content of the moment baked in. The environment variables of the build decide the project. With PAGES_ONLY=1 only the
 * pages of a built site are made again, from what is stored now.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { storedState } from './compare-pages.mjs'
import { writeDashboardShell } from './dashboard-shell.mjs'
import { isDemo } from './firebase.mjs'
import { ROOT } from './prepare.mjs'

/** @import { Baked } from '../src/data/pages/baked' */
/** @typedef {typeof import('../src/prerender.tsx')} Site */
/** @typedef {(name: string, data: string | Buffer) => void} Write into the folder of the site */

/** Node resolves the packages of the built code from here. */
export const BUNDLE = path.join(ROOT, '.cache', `prerender-${process.pid}`)

/** @returns {import('vite').Plugin} */
export function prerender() {
  return {
    name: 'prerender',
    async buildApp(builder) {
      const { client, ssr } = builder.environments
      if (!client || !ssr) throw new Error('vite.config.ts lacks one of the two builds.')
      const outDir = path.resolve(ROOT, builder.config.build.outDir)
      if (process.env['PAGES_ONLY'] !== '1') {
        await builder.build(client)
        renameSync(path.join(outDir, 'index.html'), path.join(outDir, '.vite/index.html'))
        writeDashboardShell(outDir)
      }
      try {
        await builder.build(ssr)
        await writePages(
          outDir,
          await import(pathToFileURL(path.join(BUNDLE, 'prerender.js')).href),
        )
      } finally {
        rmSync(BUNDLE, { recursive: true, force: true })
      }
    },
  }
}

/** @type {(outDir: string, site: Site) => Promise<void>} a built site, with its empty page in `.vite/index.html` */
async function writePages(outDir, site) {
  /** @type {Write} */
  const write = (name, data) => {
    const file = path.join(outDir, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, data)
  }
  const builtAt = new Date().toISOString()
  const { content, state } = await readContent(site, write)
  site.setBaked(content)
  for (const [part, value] of Object.entries(content))
    write(`${site.BAKED_FOLDER}/${part}.json`, JSON.stringify({ [part]: value }))
  write(`${site.BAKED_FOLDER}/build.json`, JSON.stringify({ builtAt, stored: state }))

  // Scripts get a low priority, because the page is usable without them.
  const template = readFileSync(path.join(outDir, '.vite/index.html'), 'utf8').replaceAll(
    /<(script type="module"|link rel="modulepreload") crossorigin/g,
    '<$1 crossorigin fetchpriority="low"',
  )
  // Writes the rules that a page uses into its head and links the whole stylesheet at the end of its body.
  const { default: Beasties } = await import('beasties')
  const inlineStyles = new Beasties({
    path: outDir,
    preload: 'body',
    preloadFonts: false,
    // The fonts are in the template: in the stylesheet that comes later they would lay out the whole page again.
    reduceInlineStyles: false,
    logLevel: 'warn',
  })
  const page = async (/** @type {string} */ pathname) =>
    inlineStyles.process(await pageOf(site, template, pathname))
  for (const pathname of site.prerenderedPaths)
    write(pathname === '/' ? 'index.html' : `${pathname.slice(1)}/index.html`, await page(pathname))
  write('404.html', await page('/404'))
  const qr = await site.qrPicture()
  if (qr) write('qr.svg', qr)
  const contact = site.contactFile()
  if (contact) write(site.CONTACT_FILE, contact)
  const urls = site.listedPaths.map(
    (pathname) => `<url><loc>${site.env.siteUrl}${pathname}</loc></url>`,
  )
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
  write(
    'sitemap.xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}">${urls.join('')}</urlset>\n`,
  )
  const color = /<meta name="theme-color" content="([^"]+)"/.exec(template)?.[1] ?? ''
  write('manifest.webmanifest', site.manifest(color))
  write('admin/manifest.webmanifest', site.adminManifest(color))
  write('robots.txt', `User-agent: *\nDisallow: /admin\nSitemap: ${site.env.siteUrl}/sitemap.xml\n`)
  write('.well-known/security.txt', site.securityText(new Date(builtAt)))
  console.log(`Prerendered ${site.prerenderedPaths.length} pages and the 404 page.`)
}

/** @type {(site: Site, template: string, pathname: string) => Promise<string>} */
async function pageOf(site, template, pathname) {
  // In HTML a drawing needs no namespace.
  const html = (await site.render(pathname)).replaceAll(' xmlns="http://www.w3.org/2000/svg"', '')
  const head = /^(?:<title>.*?<\/title>|<meta[^>]*>|<link[^>]*>)*/s.exec(html)?.[0] ?? ''
  return fillTemplate(template, {
    head: `${head}<link rel="manifest" href="/manifest.webmanifest"/>${site.jsonLd(pathname)}`,
    body: html.slice(head.length),
    data: `<script type="application/json" id="${site.BAKED_ELEMENT}">${site.bakedJson(pathname)}</script>`,
  })
}

/**
 * Puts the parts of a prerendered page into the built index.html. A function as the replacement keeps "$&" and "$$" of a
 * stored text as they are.
 *
 * @param {string} template
 * @param {{ head: string, body: string, data: string }} parts the tags of the head, the markup, the block of baked content
 */
export function fillTemplate(template, { head, body, data }) {
  const withoutTitle = head.includes('<title>')
    ? template.replace(/<title>.*?<\/title>/s, '')
    : template
  return withoutTitle
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => body)
    .replace('</body>', () => `${data}</body>`)
    .replaceAll(/\n\s*/g, '\n')
}

const READ_MS = 20_000

/**
 * Returns the stored public content, with pictures as files that `write(name, bytes)` receives, and its state
 * for the hourly comparison; empty without a project. A real project must answer and must have its own telephone and
 * chat numbers, unless BUILD_ANYWAY is 1; emulators need not.
 *
 * @type {(site: Site, write: Write) => Promise<{ content: Baked, state: string | null }>}
 */
export async function readContent(site, write) {
  if (!site.env.firebase) return { content: site.nothingBaked, state: null }
  const { siteUrl, firestoreEmulator } = site.env
  const { projectId, apiKey } = site.env.firebase
  const isStrict = !isDemo(projectId) && process.env['BUILD_ANYWAY'] !== '1'
  const read = async () => {
    // First: what changes while the content is read counts as a change after it.
    const state = await storedState({
      projectId,
      apiKey,
      siteUrl,
      emulator: firestoreEmulator ?? '',
    })
    return { state, stored: await site.readPublic(AbortSignal.timeout(READ_MS)) }
  }
  const { state, stored } = await read().catch((/** @type {unknown} */ error) => {
    const problem = `The database of ${projectId} could not be read (${String(error)})`
    if (isStrict) throw new Error(`${problem}. ${TRY_ANYWAY}`)
    console.warn(`Warning: ${problem}; the pages wait for it.`)
    return { state: null, stored: site.nothingBaked }
  })
  if (isStrict && site.isPlaceholderCentre(stored.centre ?? site.defaultCentre))
    throw new Error(PLACEHOLDER)
  return { content: withPictureFiles(stored, write), state }
}

const TRY_ANYWAY = 'To build anyway, without publishing it: BUILD_ANYWAY=1 npm run build'
const PLACEHOLDER = `The telephone or chat number is still a placeholder: enter it in the dashboard, «بيانات المركز» (/admin/dashboard?panel=centre), and build again. ${TRY_ANYWAY}`

/**
 * Writes each data URL as a file named after its content, and returns the content with the paths instead.
 *
 * @type {(content: unknown, write: Write) => any}
 */
function withPictureFiles(content, write) {
  if (Array.isArray(content)) return content.map((each) => withPictureFiles(each, write))
  if (content !== null && typeof content === 'object' && !(content instanceof Date))
    return Object.fromEntries(
      Object.entries(content).map(([key, value]) => [key, withPictureFiles(value, write)]),
    )
  const [, type, base64] = /^data:image\/(\w+);base64,(.+)$/.exec(String(content)) ?? []
  if (!base64) return content
  const bytes = Buffer.from(base64, 'base64')
  const name = `baked/pictures/${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.${type}`
  write(name, bytes)
  return `/${name}`
}
