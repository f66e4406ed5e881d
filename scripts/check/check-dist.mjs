/**
 * Checks a built site. `npm run check` checks dist/, and Firebase runs it before every deployment (firebase.json).
 *
 *   budgets.mjs      the bytes of every public route, of the lazy Firestore chunk and of the dashboard
 *   secrets.mjs      no text file holds a secret, or an address of a developer's machine
 *   newer-apis.mjs   the oldest browsers know every feature of a built file
 *   this file        content became no file but data and images
 *
 * Code and the pages without content must pass. A fault of the content is a warning and stops no publication.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { IMAGES_FOLDER, isImage } from '../build/image-files.mjs'
import { EMPTY_PAGES } from '../build/prerender.mjs'
import { settings } from '../firebase/settings.mjs'
import { ROOT } from '../root.mjs'
import { measure, missingBudgets, overBudget, printBytes } from './budgets.mjs'
import { findNewer } from './newer-apis.mjs'
import { leaksIn, oddWords } from './secrets.mjs'

/** @import { Findings } from './budgets.mjs' */

/** The folder of the data and the images of the content: BAKED_FOLDER of src/data/pages/baked.ts. */
const BAKED = 'baked'
const BAKED_FILE = new RegExp(`^${BAKED}/[A-Za-z]+\\.json$`)
const IMAGE_FILE = new RegExp(`^${IMAGES_FOLDER}/[0-9a-f]{16}\\.([a-z]+)$`)

const filesIn = (/** @type {string} */ folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map((entry) => path.join(entry.parentPath, entry.name))
    : []

/** The text files of the project itself. For a page with content this is its copy without content, in EMPTY_PAGES. */
const textsOf = (/** @type {string} */ outDir) =>
  filesIn(outDir)
    .map((file) => path.relative(outDir, file))
    .filter((file) => /\.(js|css|html|json|txt|xml|svg|map)$/.test(file))
    .filter(
      (file) => !file.startsWith(`${BAKED}/`) && !existsSync(path.join(outDir, EMPTY_PAGES, file)),
    )
    .map((file) => ({ file, text: readFileSync(path.join(outDir, file), 'utf8') }))

/** Returns the findings as `file: what`. */
export const findLeaks = (/** @type {string} */ outDir) =>
  textsOf(outDir).flatMap(({ file, text }) => leaksIn(text).map((what) => `${file}: ${what}`))

/** Returns the words of the content that look like a leak, as `path: what`. @returns {string[]} */
export function findOddWords(/** @type {string} */ outDir) {
  return filesIn(path.join(outDir, BAKED))
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const parts = Object.entries(JSON.parse(readFileSync(file, 'utf8')))
      return parts.flatMap(([part, value]) => oddWords(value, part))
    })
}

/** Returns the files of the content that are neither data nor an image whose bytes are of its type. */
export const findForeignFiles = (/** @type {string} */ outDir) =>
  filesIn(path.join(outDir, BAKED)).flatMap((file) => {
    const name = path.relative(outDir, file)
    const [, type = ''] = IMAGE_FILE.exec(name) ?? []
    const isKnown = type ? isImage(type, readFileSync(file)) : BAKED_FILE.test(name)
    return isKnown ? [] : `${name}: neither data nor an image of its type`
  })

/**
 * Checks a site that was built for `project`. Some file must name the project, which proves that the search works.
 *
 * @type {(outDir: string, project: string) => Findings}
 */
export function checkSite(outDir, project) {
  const isNamed = !project || textsOf(outDir).some(({ text }) => text.includes(project))
  const rows = measure(outDir)
  printBytes(rows)
  const bytes = overBudget(rows)
  return {
    faults: [
      ...missingBudgets(outDir),
      ...bytes.faults,
      ...findLeaks(outDir),
      ...findNewer(outDir),
      ...findForeignFiles(outDir),
      ...(isNamed ? [] : [`No file names the project ${project}.`]),
    ],
    warnings: [...bytes.warnings, ...findOddWords(outDir)],
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const project = settings['VITE_FIREBASE_PROJECT_ID'] ?? ''
  // Firebase names the project that it deploys to.
  const target = process.env['GCLOUD_PROJECT'] ?? project
  const { faults, warnings } = checkSite(path.join(ROOT, 'dist'), project)
  if (target !== project)
    faults.push(`The site is built for ${project || 'no project'}, but is deployed to ${target}.`)
  for (const warning of warnings) console.warn(`Warning: ${warning}`)
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
}
