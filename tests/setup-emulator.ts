import { appendFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Each file has a project of its own: a worker that ends may still have a request under way, and a stream of its
 * listeners that the emulator has not removed yet makes it answer the next commit in the project with an error. The
 * emulator compiles the rules for each new project, which takes most of a second.
 */
const place = process.env['VITEST_POOL_ID'] ?? ''
// The lane empties its folder before each run.
const turns = join(tmpdir(), `turns-${place}`)
appendFileSync(turns, '.')
const turn = statSync(turns).size
process.env['VITE_FIREBASE_PROJECT_ID'] = `${process.env['GCLOUD_PROJECT'] ?? ''}-${place}x${turn}`
