/** Serves the files that a build writes beside the pages. The development server would answer with a page instead. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../root.mjs'
import { filesBesidePages, READ_MS } from './prerender.mjs'

/** @typedef {typeof import('../../src/prerender/prerender.tsx')} Site */

/** The types of the files by their ending, as hosting sends them. @type {Record<string, string>} */
const TYPES = {
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
}

/** @returns {import('vite').Plugin} */
export function developmentFiles() {
  return {
    name: 'development-files',
    configureServer(server) {
      /** @type {(name: string) => Promise<string | undefined>} */
      const textOf = async (name) => {
        const site = /** @type {Site} */ (
          await server.ssrLoadModule('/src/prerender/prerender.tsx')
        )
        const stored = site.env.firebase
          ? site.fetchPublicContent(AbortSignal.timeout(READ_MS))
          : null
        site.setBaked((await stored?.catch(() => null)) ?? site.nothingBaked)
        const template = readFileSync(path.join(ROOT, 'index.html'), 'utf8')
        return (await filesBesidePages(site, template, new Date())).get(name)
      }
      server.middlewares.use((request, response, next) => {
        const name = (request.url ?? '').replace(/\?.*$/, '').slice(1)
        if (!MADE_BY_THE_BUILD.test(name)) {
          next()
          return
        }
        void textOf(name).then((text) => {
          response.statusCode = text === undefined ? 404 : 200
          const type = TYPES[path.extname(name).slice(1)]
          if (type) response.setHeader('content-type', type)
          response.end(text)
        }, next)
      })
    },
  }
}

/** The paths of these files. A file below baked/ gets the answer 404, so that a page reads the database. */
const MADE_BY_THE_BUILD =
  /^(?:qr\.svg|sitemap\.xml|robots\.txt|contact\.vcf|(?:admin\/)?manifest\.webmanifest|\.well-known\/security\.txt|baked\/.*)$/
