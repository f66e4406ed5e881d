import { appendFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as firebaseApp from 'firebase/app'
import { afterAll, vi } from 'vitest'

/**
 * Files that run side by side need a project each, and so do two in a row: the first may still have a request under way.
 * But the emulator compiles the rules for each new project, which takes most of a second. So each place for a worker has
 * this many projects, and its files take turns with them. Files empty the database before their tests.
 */
const PROJECTS = 4
const place = process.env['VITEST_POOL_ID'] ?? ''
// The lane empties its folder before each run.
const turns = join(tmpdir(), `turns-${place}`)
appendFileSync(turns, '.')
const turn = statSync(turns).size % PROJECTS
process.env['VITE_FIREBASE_PROJECT_ID'] = `${process.env['GCLOUD_PROJECT'] ?? ''}-${place}${turn}`

// The files of a worker share the packages, but each begins with new modules of the product and without an app.
afterAll(async () => {
  const { _apps } = firebaseApp as unknown as { _apps: Map<string, firebaseApp.FirebaseApp> }
  for (const app of _apps.values()) {
    // deleteApp closes only an app that has its own name here.
    _apps.set(app.name, app)
    // A client that has failed cannot be closed.
    await firebaseApp.deleteApp(app).catch(() => {})
  }
  _apps.clear()
  vi.resetModules()
})
