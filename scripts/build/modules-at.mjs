import { existsSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../root.mjs'

/**
 * Returns a check: whether a module of the build is one of these files, or is in one of these folders, which end with a
 * slash. A path that does not exist stops the build, because a file that was moved would silently leave its chunk.
 *
 * @param {...string} paths from the root of the repository
 * @returns {(id: string) => boolean}
 */
export function modulesAt(...paths) {
  const lost = paths.filter((each) => !existsSync(path.join(ROOT, each)))
  if (lost.length > 0) throw new Error(`vite.config.ts names what is not there: ${lost.join(', ')}`)
  return (id) => paths.some((each) => id.includes(`/${each}`))
}
