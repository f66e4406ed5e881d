import { appendFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Files that run side by side need a project each, and so do two in a row: a worker that ends may still have a request
 * under way. But the emulator compiles the rules for each new project, which takes most of a second. So each place for
 * a worker has this many projects, and its files take turns with them. Files empty the database before their tests.
 */
const PROJECTS = 4
const place = process.env['VITEST_POOL_ID'] ?? ''
// The lane empties its folder before each run.
const turns = join(tmpdir(), `turns-${place}`)
appendFileSync(turns, '.')
const turn = statSync(turns).size % PROJECTS
process.env['VITE_FIREBASE_PROJECT_ID'] = `${process.env['GCLOUD_PROJECT'] ?? ''}-${place}${turn}`
