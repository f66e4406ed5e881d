/** Makes the two references of the bench: our home page without JavaScript, and our site rendered on the client. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../scripts/install.mjs'
import { run } from '../scripts/processes.mjs'

/**
 * Writes the prerendered home page without its scripts: the fastest page with this content.
 * @param {string} built
 * @param {string} outDir
 */
export function makeLimit(built, outDir) {
  cpSync(built, outDir, { recursive: true, filter: (file) => !file.endsWith('.js') })
  const html = readFileSync(path.join(built, 'index.html'), 'utf8')
  writeFileSync(
    path.join(outDir, 'index.html'),
    html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '').replaceAll(/<link rel="modulepreload"[^>]*>/g, ''),
  )
}

/**
 * Builds the same routes without prerendering, in one bundle with every page and Firestore.
 * @param {string} outDir
 * @param {NodeJS.ProcessEnv} env
 */
export async function makeEager(outDir, env) {
  mkdirSync(outDir, { recursive: true })
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js')
  const code = await run(
    process.execPath,
    [vite, 'build', '--config', 'bench/eager.config.ts', '--outDir', outDir, '--logLevel', 'warn'],
    { cwd: ROOT, env: { ...process.env, ...env } },
  )
  if (code !== 0) throw new Error('The eager reference did not build.')
}
