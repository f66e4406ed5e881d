/** `npm run build`: the production site in dist/. The tests and the preview build with settings of their own. */
import { mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT, ensureInstalled } from './install.mjs'
import { run } from './processes.mjs'

const VITE = path.join(ROOT, 'node_modules/vite/bin/vite.js')
const PRERENDER = path.join(ROOT, 'scripts/prerender.mjs')

/**
 * Builds into `outDir` (absolute), the dashboard first, and prerenders; answers whether all went well. Without `bakes`
 * the pages are prerendered with the bundled content and no database is asked.
 * @param {{ outDir: string, mode?: string, env?: NodeJS.ProcessEnv, quiet?: boolean, bakes?: boolean }} options
 */
export async function buildSite({ outDir, mode = 'production', env = {}, quiet = false, bakes = true }) {
  const options = { cwd: ROOT, env: { ...process.env, ...env } }
  const build = ['build', '--mode', mode, '--outDir', outDir, ...(quiet ? ['--logLevel', 'warn'] : [])]
  const forPart = (/** @type {string} */ part) => ({ ...options, env: { ...options.env, SITE_PART: part } })
  if ((await run(process.execPath, [VITE, ...build, '--emptyOutDir'], forPart('admin'))) !== 0) return false
  mkdirSync(path.join(outDir, 'admin'), { recursive: true })
  renameSync(path.join(outDir, 'index.html'), path.join(outDir, 'admin/index.html'))
  if ((await run(process.execPath, [VITE, ...build, '--emptyOutDir=false'], forPart('public'))) !== 0) return false
  const forPages = bakes ? options : { ...options, env: { ...options.env, VITE_FIREBASE_PROJECT_ID: '' } }
  return (await run(process.execPath, [PRERENDER, outDir, mode], forPages)) === 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled()
  process.exitCode = (await buildSite({ outDir: path.join(ROOT, 'dist') })) ? 0 : 1
}
