/**
 * `npm run publish` checks the configured project, then deploys its rules and its site. Firebase builds the site and
 * looks for leaks first, as firebase.json says, so that a failed build changes nothing.
 */
import path from 'node:path'
import { ROOT, ensureInstalled } from './install.mjs'
import { run } from './processes.mjs'
import { realProject } from './site-env.mjs'

const FIREBASE = path.join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js')

const project = realProject()
ensureInstalled()
const steps = [
  [path.join(ROOT, 'scripts/doctor.mjs'), '--before-publishing'],
  [FIREBASE, 'deploy', '--only', 'firestore:rules,hosting', '--project', project],
]
for (const step of steps) {
  const code = await run(process.execPath, step, { cwd: ROOT })
  if (code === 0) continue
  console.error('\nNothing was published. / لم يُنشر شيء.')
  process.exit(code)
}
