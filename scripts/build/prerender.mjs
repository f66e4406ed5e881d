/**
 * The Vite plugin that builds the application, and writes each public route as an HTML file with the stored content.
 * The environment variables of the build name the project. With PAGES_ONLY=1 it makes only the pages of a built site
 * again.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { storedState } from '../check/compare-pages.mjs'
import { isDemo } from '../firebase/settings.mjs'
import { ROOT } from '../root.mjs'
import { writeDashboardShell } from './dashboard-shell.mjs'
import { withImageFiles } from './image-files.mjs'
import { replaceOrThrow } from './replace-or-throw.mjs'

/** @import { Baked } from '../../src/data/pages/baked' */
/** @typedef {typeof import('../../src/prerender/prerender.tsx')} Site */
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

/**
 * The folder of the same pages without stored content. Hosting leaves it out. Budgets and the search for secrets look
 * at these pages, because content must never stop a publication.
 */
export const EMPTY_PAGES = '.vite/empty-pages'

/** @type {(outDir: string, site: Site) => Promise<void>} a built site, with its empty page in `.vite/index.html` */
async function writePages(outDir, site) {
  /** @type {Write} */
  const write = (name, data) => {
    const file = path.join(outDir, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, data)
  }
  // With PAGES_ONLY the folder still has the files of the build before.
  rmSync(path.join(outDir, site.BAKED_FOLDER), { recursive: true, force: true })
  const builtAt = new Date()
  const { content, state } = await readContent(site, write)
  const template = templateOf(readFileSync(path.join(outDir, '.vite/index.html'), 'utf8'))
  const inlineStyles = await styleInliner(outDir)
  const files = () => filesFromContent(site, { template, inlineStyles, builtAt })
  for (const [name, text] of await files()) write(`${EMPTY_PAGES}/${name}`, text)
  site.setBaked(content)
  for (const [name, text] of await files()) write(name, text)
  for (const [part, value] of Object.entries(content))
    write(`${site.BAKED_FOLDER}/${part}.json`, site.bakedToJson({ [part]: value }))
  write(
    `${site.BAKED_FOLDER}/build.json`,
    JSON.stringify({ builtAt: builtAt.toISOString(), stored: state }),
  )
  console.log(`Prerendered ${site.prerenderedPaths.length} pages and the 404 page.`)
}

/** Rules that the first paint does not need: those for a pointer, reduced motion, paper, and pages without a script. */
const LATER_RULES =
  /@media (?:\(hover:hover\)|\(prefers-reduced-motion:reduce\)|\(scripting:none\)|print)\{(?:[^{}]*\{[^{}]*\})*\}/g

/** @type {(outDir: string) => Promise<(html: string) => string | Promise<string>>} */
async function styleInliner(outDir) {
  // Beasties writes the rules that a page uses into its head, and links the whole stylesheet at the end of its body.
  const { default: Beasties } = await import('beasties')
  const beasties = new Beasties({
    path: outDir,
    preload: 'body',
    preloadFonts: false,
    // The fonts are in the template. In the later stylesheet they would cause a second layout of the whole page.
    reduceInlineStyles: false,
    logLevel: 'warn',
  })
  return async (html) =>
    (await beasties.process(html))
      .replaceAll(LATER_RULES, '')
      // Beasties marks the element whose rules it has read, and nothing reads the mark.
      .replace(' data-beasties-container', '')
}

/**
 * Returns every file that is made from the content, except the content itself, as its name and its text.
 *
 * @param {Site} site
 * @param {{ template: string, inlineStyles: (html: string) => string | Promise<string>, builtAt: Date }} options
 */
async function filesFromContent(site, { template, inlineStyles, builtAt }) {
  const files = await filesBesidePages(site, template, builtAt)
  for (const pathname of [...site.prerenderedPaths, '/404'])
    files.set(fileOf(pathname), await inlineStyles(await pageOf(site, template, pathname)))
  return files
}

/**
 * Returns the files beside the pages, for search engines, telephones and installed pages. The development server
 * makes them, too.
 *
 * @type {(site: Site, template: string, builtAt: Date) => Promise<Map<string, string>>}
 */
export async function filesBesidePages(site, template, builtAt) {
  const color = /<meta name="theme-color" content="([^"]+)"/.exec(template)?.[1]
  if (!color) throw new Error('index.html has no theme-color for the manifests')
  const files = new Map([
    ['sitemap.xml', site.sitemap()],
    ['manifest.webmanifest', site.manifest(color)],
    ['admin/manifest.webmanifest', site.adminManifest(color)],
    ['robots.txt', site.robotsText()],
    ['.well-known/security.txt', site.securityText(builtAt)],
  ])
  const qr = await site.qrImage()
  if (qr) files.set('qr.svg', qr)
  const contact = site.contactFile()
  if (contact) files.set(site.CONTACT_FILE, contact)
  return files
}

function fileOf(/** @type {string} */ pathname) {
  if (pathname === '/404') return '404.html'
  return pathname === '/' ? 'index.html' : `${pathname.slice(1)}/index.html`
}

/** @type {(site: Site, template: string, pathname: string) => Promise<string>} */
async function pageOf(site, template, pathname) {
  // In HTML a drawing needs no namespace.
  const html = (await site.render(pathname)).replaceAll(' xmlns="http://www.w3.org/2000/svg"', '')
  const links = /^(?:<link[^>]*>)*/.exec(html)?.[0] ?? ''
  return fillTemplate(template, {
    head: `${site.headTags(pathname)}${links}<link rel="manifest" href="/manifest.webmanifest"/>${site.jsonLd(pathname)}`,
    body: html.slice(links.length),
    data: `<script type="application/json" id="${site.BAKED_ELEMENT}">${site.bakedJson(pathname)}</script>`,
  })
}

/** The built index.html without its indents. Its scripts get a low priority, because a page is usable without them. */
export const templateOf = (/** @type {string} */ html) =>
  replaceOrThrow(
    html,
    /(?<=<(?:script type="module"|link rel="modulepreload") crossorigin)/g,
    ' fetchpriority="low"',
  ).replaceAll(/\n\s*/g, '\n')

/**
 * Puts the parts of a prerendered page into the template, unchanged, because hydration compares each letter.
 *
 * @param {string} template
 * @param {{ head: string, body: string, data: string }} parts `data`: the element with the baked content
 */
export function fillTemplate(template, { head, body, data }) {
  const withoutTitle = head.includes('<title>')
    ? replaceOrThrow(template, /<title>.*?<\/title>/s, '')
    : template
  const withHead = replaceOrThrow(withoutTitle, '<!--head-->', head)
  const withBody = replaceOrThrow(withHead, '<!--app-->', body)
  return replaceOrThrow(withBody, '</body>', `${data}</body>`)
}

/** A busy machine may need this long to read everything. */
export const READ_MS = 60_000

/**
 * Returns the stored public content, and its state for the hourly comparison. Without a project both are empty. `write`
 * gets the images as files.
 *
 * A real project must answer, and must have its own telephone and chat numbers. Emulators need not, and BUILD_ANYWAY=1
 * turns both conditions off.
 *
 * @type {(site: Site, write: Write) => Promise<{ content: Baked, state: string | null }>}
 */
export async function readContent(site, write) {
  if (!site.env.firebase) return { content: site.nothingBaked, state: null }
  const { siteUrl, firestoreEmulator } = site.env
  const { projectId, apiKey } = site.env.firebase
  const isStrict = !isDemo(projectId) && process.env['BUILD_ANYWAY'] !== '1'
  const read = async () => {
    // The state is read first. So a change during the read of the content counts as a later change.
    const state = await storedState({
      projectId,
      apiKey,
      siteUrl,
      emulator: firestoreEmulator ?? '',
    })
    return { state, stored: await site.fetchPublicContent(AbortSignal.timeout(READ_MS)) }
  }
  const { state, stored } = await read().catch((/** @type {unknown} */ error) => {
    const problem = `The database of ${projectId} could not be read (${String(error)})`
    if (isStrict) throw new Error(`${problem}. ${TRY_ANYWAY}`)
    console.warn(`Warning: ${problem}; the pages wait for it.`)
    return { state: null, stored: site.nothingBaked }
  })
  if (isStrict && site.isPlaceholderCentre(stored.centre ?? site.defaultCentre))
    throw new Error(PLACEHOLDER_REFUSED)
  return { content: withImageFiles(stored, write), state }
}

const TRY_ANYWAY = 'To build anyway, without publishing it: BUILD_ANYWAY=1 npm run build'
const PLACEHOLDER_REFUSED = `The telephone or chat number is still a placeholder: enter it in the dashboard, «بيانات المركز» (/admin/dashboard?panel=centre), and build again. ${TRY_ANYWAY}`
