/** `npm run build`: the production site in dist/. The tests and the preview build with settings of their own. */
import { renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT, ensureInstalled } from './install.mjs'
import { run } from './processes.mjs'

const VITE = path.join(ROOT, 'node_modules/vite/bin/vite.js')
const PRERENDER = path.join(ROOT, 'scripts/prerender.mjs')

/**
 * Builds the dashboard and the public site into `outDir` (absolute) and prerenders; resolves to whether all succeeded.
 * Without `bakes` the pages are prerendered with the bundled content and no database is asked.
 *
 * @param {{ outDir: string, mode?: string, env?: NodeJS.ProcessEnv, quiet?: boolean, bakes?: boolean }} options
 * @returns {Promise<boolean>}
 */
export async function buildSite({ outDir, mode = 'production', env = {}, quiet = false, bakes = true }) {
  const options = { cwd: ROOT, env: { ...process.env, ...env } }
  /** @param {NodeJS.ProcessEnv} more */
  const withEnv = (more) => ({ ...options, env: { ...options.env, ...more } })
  const build = ['build', '--mode', mode, '--outDir', outDir, ...(quiet ? ['--logLevel', 'warn'] : [])]
  const isBuilt =
    (await run(process.execPath, [VITE, ...build, '--emptyOutDir'], withEnv({ SITE_PART: 'admin' }))) === 0 &&
    (await run(process.execPath, [VITE, ...build, '--emptyOutDir=false'], withEnv({ SITE_PART: 'public' }))) === 0
  if (!isBuilt) return false
  // Vite keeps the path of an HTML entry, but this one is served at /admin.
  renameSync(path.join(outDir, 'src/admin'), path.join(outDir, 'admin'))
  rmSync(path.join(outDir, 'src'), { recursive: true })
  renameSync(path.join(outDir, 'index.html'), path.join(outDir, '.vite/index.html'))
  return prerenderSite({ outDir, mode, env: bakes ? env : { ...env, VITE_FIREBASE_PROJECT_ID: '' } })
}

/**
 * Writes the pages of a built site, again with the content of the moment if it has some; resolves to whether it succeeded.
 *
 * @param {{ outDir: string, mode: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<boolean>}
 */
export async function prerenderSite({ outDir, mode, env }) {
  return (await run(process.execPath, [PRERENDER, outDir, mode], { cwd: ROOT, env: { ...process.env, ...env } })) === 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled()
  process.exitCode = (await buildSite({ outDir: path.join(ROOT, 'dist') })) ? 0 : 1
}
