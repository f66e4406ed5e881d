/**
 * Turns the built single-page site in a folder into one HTML file per public route, with the content of the moment
 * baked in. Run by build.mjs, which keeps the empty page in `.vite/index.html`; the same environment variables decide the
 * project.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import Beasties from 'beasties'
import { readContent } from './baked-content.mjs'
import { fillTemplate } from './page-template.mjs'
import { withSite } from './ssr-bundle.mjs'

/** @typedef {import('./ssr-bundle.mjs').Site} Site */

const [outDir = '', mode = 'production'] = process.argv.slice(2)
/** Writes the rules that a page uses into its head and links the whole stylesheet at the end of its body. */
const inlineStyles = new Beasties({
  path: outDir,
  preload: 'body',
  preloadFonts: false,
  // The fonts are in the template: in the stylesheet that comes later they would lay out the whole page again.
  reduceInlineStyles: false,
  logLevel: 'warn',
})

await withSite(prerender, { mode })

/** @param {Site} site */
async function prerender(site) {
  const builtAt = new Date().toISOString()
  const { content, fingerprints, state, missingVideos } = await readContent(site, write)
  site.setBaked(content)
  for (const [part, value] of Object.entries(content))
    write(`${site.BAKED_FOLDER}/${part}.json`, JSON.stringify({ [part]: value }))
  const record = { builtAt, content: fingerprints, stored: state, missingVideos }
  write(`${site.BAKED_FOLDER}/${site.BUILD_FILE}`, JSON.stringify(record))

  const template = withLateScripts(readFileSync(path.join(outDir, '.vite/index.html'), 'utf8'))
  for (const pathname of site.prerenderedPaths) write(fileFor(pathname), await page(site, template, pathname))
  write('404.html', await page(site, template, '/404'))
  const qr = await site.qrPicture()
  if (qr) write('qr.svg', qr)
  const contact = site.contactFile()
  if (contact) write(site.CONTACT_FILE, contact)
  write('sitemap.xml', sitemap(site))
  const color = /<meta name="theme-color" content="([^"]+)"/.exec(template)?.[1] ?? ''
  write('manifest.webmanifest', site.manifest(color))
  write('admin/manifest.webmanifest', site.adminManifest(color))
  write('robots.txt', `User-agent: *\nDisallow: /admin\nSitemap: ${site.env.siteUrl}/sitemap.xml\n`)
  write('.well-known/security.txt', site.securityText(new Date(builtAt)))
  console.log(`Prerendered ${site.prerenderedPaths.length} pages and the 404 page.`)
}

/**
 * @param {Site} site
 * @param {string} template
 * @param {string} pathname
 */
async function page(site, template, pathname) {
  const html = await site.render(pathname)
  const head = /^(?:<title>.*?<\/title>|<meta[^>]*>|<link[^>]*>)*/s.exec(html)?.[0] ?? ''
  const filled = fillTemplate(template, {
    head: `${head}<link rel="manifest" href="/manifest.webmanifest"/>${site.jsonLd(pathname)}`,
    body: html.slice(head.length),
    data: `<script type="application/json" id="${site.BAKED_ELEMENT}">${site.bakedJson(pathname)}</script>`,
  })
  return inlineStyles.process(filled)
}

/**
 * Gives scripts a low priority, because the page is usable without them.
 *
 * @param {string} html
 */
function withLateScripts(html) {
  return html.replaceAll(
    /<(script type="module"|link rel="modulepreload") crossorigin/g,
    '<$1 crossorigin fetchpriority="low"',
  )
}

/** @param {string} pathname */
function fileFor(pathname) {
  return pathname === '/' ? 'index.html' : `${pathname.slice(1)}/index.html`
}

/** @param {Site} site */
function sitemap(site) {
  const urls = site.listedPaths.map((pathname) => `<url><loc>${site.env.siteUrl}${pathname}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}

/**
 * @param {string} name
 * @param {string | Buffer} data
 */
function write(name, data) {
  const file = path.join(outDir, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, data)
}
