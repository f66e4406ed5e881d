/**
 * `npm run publish` checks the configured project, then deploys its rules and its site. Firebase builds and checks the site
 * first, as firebase.json says, so that a failed build changes nothing.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { isDemo, settings } from './firebase.mjs'
import { ensurePackages, ROOT } from './prepare.mjs'

const FIREBASE = path.join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js')

const project = settings['VITE_FIREBASE_PROJECT_ID']
if (!project || isDemo(project)) throw new Error('No project is configured: fill in .env as .env.example explains.')
ensurePackages()
const steps = [
  [path.join(ROOT, 'scripts/doctor.mjs'), '--before-publishing'],
  [FIREBASE, 'deploy', '--only', 'firestore:rules,hosting', '--project', project],
]
for (const step of steps) {
  const { status } = spawnSync(process.execPath, step, { cwd: ROOT, stdio: 'inherit' })
  if (status === 0) continue
  console.error('\nNothing was published.')
  process.exit(status ?? 1)
}
