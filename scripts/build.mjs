/** Builds the site with settings other than those of .env, for the tests and the preview. */
import path from 'node:path'
import { ROOT } from './install.mjs'
import { run } from './processes.mjs'

const VITE = path.join(ROOT, 'node_modules/vite/bin/vite.js')

/**
 * Builds the site into `outDir` (absolute); resolves to whether that succeeded. Without `bakes` the pages have the bundled
 * content and no database is asked.
 *
 * @param {{ outDir: string, env: NodeJS.ProcessEnv, bakes?: boolean }} options
 * @returns {Promise<boolean>}
 */
export async function buildSite({ outDir, env, bakes = true }) {
  const args = [VITE, 'build', '--app', '--outDir', outDir, '--logLevel', 'warn']
  return (await run(process.execPath, args, { cwd: ROOT, env: { ...env, BUNDLED_CONTENT: bakes ? '' : '1' } })) === 0
}
