// @ts-nocheck
/**
 * Turns the built single-page site in a folder into one HTML file per public route, with the content of the moment
 * baked in. Run by build.mjs; the same environment variables decide the project.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { readContent } from './baked-content.mjs'
import { ROOT } from './install.mjs'
import { stylesFor, withoutFonts } from './page-styles.mjs'
import { run } from './processes.mjs'
import { withShortNames } from './short-names.mjs'

const [outDir, mode = 'production'] = process.argv.slice(2)
const bundle = path.join(ROOT, '.cache', `prerender-${process.pid}`)

try {
  const site = await buildForNode()
  await prerender(site)
} finally {
  rmSync(bundle, { recursive: true, force: true })
}

async function buildForNode() {
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js')
  const args = [
    'build',
    '--ssr',
    'src/prerender.tsx',
    '--mode',
    mode,
    '--outDir',
    bundle,
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ]
  if ((await run(process.execPath, [vite, ...args], { cwd: ROOT, env: process.env })) !== 0)
    throw new Error('The build for prerendering failed.')
  return import(pathToFileURL(path.join(bundle, 'prerender.js')).href)
}

async function prerender(site) {
  const content = await readContent(site, write)
  site.setBaked(content)
  for (const [part, value] of Object.entries(content)) write(`${site.BAKED_FOLDER}/${part}.json`, JSON.stringify(value))

  const template = takeStyles(readFileSync(path.join(outDir, 'index.html'), 'utf8'))
  for (const pathname of site.prerenderedPaths) write(fileFor(pathname), await page(site, template, pathname))
  write('404.html', await page(site, template, '/404'))
  const shell = readFileSync(path.join(outDir, 'admin/index.html'), 'utf8')
  write('admin/index.html', fill(shell, '<meta name="robots" content="noindex">', '', ''))
  write('sitemap.xml', sitemap(site))
  write('manifest.webmanifest', site.manifest(/<meta name="theme-color" content="([^"]+)"/.exec(template.html)[1]))
  write('robots.txt', `User-agent: *\nDisallow: /admin\nSitemap: ${site.env.siteUrl}/sitemap.xml\n`)
  console.log(`Prerendered ${site.prerenderedPaths.length} pages, the 404 page and the dashboard's shell.`)
}

async function page(site, template, pathname) {
  const html = await site.render(pathname)
  // React puts what belongs into the head at the start of the markup.
  const head = /^(?:<title>.*?<\/title>|<meta[^>]*>|<link[^>]*>)*/s.exec(html)?.[0] ?? ''
  const parts = site.bakedJson(pathname)
  const block = parts === '{}' ? '' : `<script type="application/json" id="${site.BAKED_ELEMENT}">${parts}</script>`
  const body = lean(html.slice(head.length))
  const brief = withShortNames(stylesFor(template.css, body), body)
  const manifest = '<link rel="manifest" href="/manifest.webmanifest"/>'
  return fill(template.html, head + manifest + site.jsonLd(pathname), brief.html, block, brief.css)
}

/** Without what no rule and no browser asks for: the icons' names, the namespace of inline drawings, the router's marks. */
function lean(html) {
  return html
    .replaceAll(/ xmlns="http:\/\/www.w3.org\/2000\/svg"| data-discover="true"/g, '')
    .replace(/ class="lucide lucide-[\w-]+(?: lucide-[\w-]+)*(?: ([^"]+))?"/g, (_, rest) =>
      rest ? ` class="${rest}"` : '',
    )
}

function fill(template, head, body, block, css = '') {
  const withoutTitle = head.includes('<title>') ? template.replace(/<title>.*?<\/title>/s, '') : template
  // Replacements as functions: a "$" in a text is a text.
  return withoutTitle
    .replace('<!--head-->', () => head)
    .replace('<!--styles-->', () => `<style>${css}</style>`)
    .replace('<!--app-->', () => body)
    .replace('</body>', () => `${block}</body>`)
    .replaceAll(/\n\s*/g, '\n')
}

/**
 * The rules of a page stand in the page: one request less before the first paint. The whole sheet is a file that main.tsx
 * adds before it changes anything; it holds every rule again, so their order is the same.
 */
function takeStyles(html) {
  const [link, file] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(html)
  const css = readFileSync(path.join(outDir, file), 'utf8').trim()
  const whole = withoutFonts(css)
  const name = `assets/all-${createHash('sha256').update(whole).digest('hex').slice(0, 8)}.css`
  write(name, whole)
  // Links and disclosures work without the scripts: what is painted first goes first.
  const late = html.replaceAll(
    /<(script type="module"|link rel="modulepreload") crossorigin/g,
    '<$1 crossorigin fetchpriority="low"',
  )
  return {
    css,
    html: late.replace(link, '<!--styles-->').replace('<div id="root">', `<div id="root" data-styles="/${name}">`),
  }
}

function fileFor(pathname) {
  return pathname === '/' ? 'index.html' : `${pathname.slice(1)}/index.html`
}

function sitemap(site) {
  const urls = site.listedPaths.map(
    (pathname) => `<url><loc>${site.env.siteUrl}${pathname === '/' ? '/' : pathname}</loc></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}

function write(name, data) {
  const file = path.join(outDir, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, data)
}
