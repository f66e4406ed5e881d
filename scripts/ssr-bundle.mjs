/** Builds src/prerender.tsx for Node, so that scripts run the code of the site. */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './install.mjs'
import { run } from './processes.mjs'

/** @typedef {typeof import('../src/prerender.tsx')} Site */

/**
 * Calls `work` with the site built for `mode`, then removes the build. `env` is added to the environment.
 * @template T
 * @param {(site: Site) => Promise<T>} work
 * @param {{ mode?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<T>}
 */
export async function withSite(work, { mode = 'production', env = {} } = {}) {
  const bundle = path.join(ROOT, '.cache', `prerender-${process.pid}`)
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js')
  const options = ['--mode', mode, '--outDir', bundle, '--emptyOutDir', '--logLevel', 'warn']
  try {
    const code = await run(process.execPath, [vite, 'build', '--ssr', 'src/prerender.tsx', ...options], {
      cwd: ROOT,
      env,
    })
    if (code !== 0) throw new Error('The build for prerendering failed.')
    return await work(await import(pathToFileURL(path.join(bundle, 'prerender.js')).href))
  } finally {
    rmSync(bundle, { recursive: true, force: true })
  }
}
