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
  const log = quiet ? ['--logLevel', 'warn'] : []
  /** @type {(part: 'admin' | 'public', more: string) => Promise<boolean>} */
  const build = (part, more) =>
    succeeds([VITE, 'build', '--mode', mode, '--outDir', outDir, ...log, more], { ...env, SITE_PART: part })
  const isBuilt = (await build('admin', '--emptyOutDir')) && (await build('public', '--emptyOutDir=false'))
  if (!isBuilt) return false
  // Vite keeps the path of an HTML entry, but this one is served at /admin.
  renameSync(path.join(outDir, 'src/admin'), path.join(outDir, 'admin'))
  rmSync(path.join(outDir, 'src'), { recursive: true })
  renameSync(path.join(outDir, 'index.html'), path.join(outDir, '.vite/index.html'))
  return prerenderSite({ outDir, mode, env: bakes ? env : { ...env, VITE_FIREBASE_PROJECT_ID: '' } })
}

/**
 * Writes the pages of a built site, as often as its content changes; resolves to whether it succeeded.
 *
 * @param {{ outDir: string, mode: string, env: NodeJS.ProcessEnv }} options
 */
export const prerenderSite = ({ outDir, mode, env }) => succeeds([PRERENDER, outDir, mode], env)

/** @type {(args: readonly string[], env: NodeJS.ProcessEnv) => Promise<boolean>} */
const succeeds = async (args, env) =>
  (await run(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env } })) === 0

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled()
  process.exitCode = (await buildSite({ outDir: path.join(ROOT, 'dist') })) ? 0 : 1
}
