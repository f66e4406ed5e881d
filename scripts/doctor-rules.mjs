/** What `npm run doctor` checks of the database rules. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { NEEDS_TOKEN, ask, askAsOwner, askList, documents, isLocal, project } from './doctor-client.mjs'
import { ROOT } from './prepare.mjs'
import { DOCUMENTS } from './stored-state.mjs'

const DEPLOY_RULES = `npx firebase deploy --only firestore:rules --project ${project}`
/** Those that hold many documents, and one that does not exist. */
const COLLECTIONS = ['products', 'team', 'videos', 'versions', 'admins', 'doctor']
const RULES_API = 'firebaserules.googleapis.com'

export async function rulesRead() {
  const answers = await Promise.all([
    ...['products', 'team'].map((each) => askList(each, { limit: 1 })),
    ...DOCUMENTS.map((each) => ask(`${documents}/${each}`)),
  ])
  return {
    ok: answers.every(({ status }) => status === 200 || status === 404),
    what: 'Rules: visitors may read what the pages show',
    english: `Deploy the rules: ${DEPLOY_RULES}`,
    arabic: `انشر القواعد بالأمر: ${DEPLOY_RULES}`,
  }
}

export async function rulesWrite() {
  // Neither condition holds, so nothing is written even where the rules allow it: the first documents do not exist, and
  // the others were not written last at that time.
  const probes = [
    ...COLLECTIONS.map((each) => `${each}/doctor-${Date.now()}?currentDocument.exists=true`),
    ...DOCUMENTS.map((each) => `${each}?currentDocument.updateTime=2001-01-01T00:00:00Z`),
  ]
  const body = JSON.stringify({ fields: { name: { stringValue: 'doctor' } } })
  const answers = await Promise.all(probes.map((each) => ask(`${documents}/${each}`, { method: 'PATCH', body })))
  return {
    ok: answers.every(({ status }) => status === 403),
    what: 'Rules: visitors may write nothing',
    english: `DANGER: anybody can write. Deploy the rules now: ${DEPLOY_RULES}`,
    arabic: `خطر: يستطيع أي شخص الكتابة. انشر القواعد حالاً: ${DEPLOY_RULES}`,
  }
}

/** @returns {Promise<import('./doctor-client.mjs').Finding>} */
export async function rulesDeployed() {
  const what = 'Rules: the deployed ones are those of firestore.rules'
  if (isLocal) return { ok: true, what: 'Rules: the emulator reads firestore.rules itself' }
  const release = await askAsOwner(RULES_API, `v1/projects/${project}/releases/cloud.firestore`)
  if (!release) return { what, ...NEEDS_TOKEN }
  const { source } = await askAsOwner(RULES_API, `v1/${release.rulesetName}`)
  return {
    ok:
      source.files.length === 1 && source.files[0].content === readFileSync(path.join(ROOT, 'firestore.rules'), 'utf8'),
    what,
    english: `Somebody changed the rules elsewhere, or they are older. Deploy them: ${DEPLOY_RULES}`,
    arabic: `غُيّرت القواعد في مكان آخر أو هي أقدم. انشرها بالأمر: ${DEPLOY_RULES}`,
  }
}
