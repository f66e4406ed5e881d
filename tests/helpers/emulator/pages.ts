import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from './run'

const ROOT = path.resolve(import.meta.dirname, '../../..')

/** Makes the pages of a project again in the folder of a built site. */
export function prerenderInto(site: string, settings: Record<string, string>) {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--app', '--outDir', site]
  return run(vite, { cwd: ROOT, env: { ...process.env, PAGES_ONLY: '1', ...settings } })
}

/** Prerenders the pages of a project into a folder, without a build of their scripts. */
export function buildPages(folder: string, settings: Record<string, string>) {
  mkdirSync(path.join(folder, '.vite'), { recursive: true })
  const source = readFileSync(path.join(ROOT, 'index.html'), 'utf8')
  // Vite adds the attribute to the scripts of a build.
  const built = source.replace('<script type="module"', '$& crossorigin')
  writeFileSync(path.join(folder, '.vite/index.html'), built)
  return prerenderInto(folder, { NODE_ENV: '', ...settings })
}
