/** What we measure against: our own home without JavaScript, and our own site the usual way, rendered on the client with everything eager. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../scripts/install.mjs'
import { run } from '../scripts/processes.mjs'

/**
 * The prerendered home page with its assets and without its scripts: the limit of what the content allows.
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
 * The same routes without prerendering: an empty page, one bundle with every page and Firestore in it.
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
