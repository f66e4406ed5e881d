/**
 * `npm run doctor` checks the setup of the site: of the local emulators, or of the real project when `.env` is filled in.
 * It uses the public APIs, prints what to do in English and Arabic, and changes nothing.
 * With ADMIN_EMAIL and ADMIN_PASSWORD it also signs in as the administrator, and with ACCESS_TOKEN it reads the settings
 * that only an owner may read. With --before-publishing it leaves out what
 * a deployment repairs.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  accountSettings,
  administrator,
  emailLinkOff,
  enumerationProtection,
  keyRestrictions,
  signIn,
  signUpClosed,
} from './doctor-accounts.mjs'
import { ANSWER_MS, ask, documents, isLocal, listAll, project } from './doctor-client.mjs'
import { beforeLaunch, publishedPages } from './doctor-content.mjs'
import { rulesDeployed, rulesRead, rulesWrite } from './doctor-rules.mjs'
import { isRefused } from './firestore-rest.mjs'
import { settings as env } from './firebase.mjs'
import { ROOT } from './prepare.mjs'
import { DOCUMENTS } from './stored-state.mjs'

const DOCUMENT_MAX = 1_048_576
const CLOSE_TO_FULL = 0.9
const DEPLOY_SITE = 'npm run publish'
/** @typedef {import('./doctor-client.mjs').Finding} Finding */
/** @type {(() => Promise<Finding>)[]} */
const REPAIRED_BY_PUBLISHING = [rulesRead, rulesWrite, rulesDeployed, embedPolicy, publishedPages]
/** @type {(() => Promise<Finding>)[]} */
const ALL_CHECKS = [
  configuration,
  rulesRead,
  rulesWrite,
  rulesDeployed,
  signIn,
  enumerationProtection,
  signUpClosed,
  emailLinkOff,
  accountSettings,
  keyRestrictions,
  administrator,
  largestDocument,
  embedPolicy,
  publishedPages,
  beforeLaunch,
]
const CHECKS = process.argv.includes('--before-publishing')
  ? ALL_CHECKS.filter((check) => !REPAIRED_BY_PUBLISHING.includes(check))
  : ALL_CHECKS

console.log(
  `Checking ${isLocal ? 'the local emulators' : `the project ${project}`} / نفحص ${isLocal ? 'المحاكي المحلي' : `المشروع ${project}`}\n`,
)
let failed = 0
for (const check of CHECKS) {
  const { ok, what, english, arabic } = await check().catch((/** @type {unknown} */ error) =>
    unreachable(check.name, error),
  )
  if (ok === false) failed += 1
  console.log(`${ok === undefined ? '-' : ok ? '✓' : '✗'} ${what}`)
  if (ok !== true) console.log(`    ${english}\n    ${arabic}`)
}
console.log(
  failed === 0
    ? '\nNothing to repair. / لا شيء يحتاج إلى إصلاح.'
    : `\n${failed} to repair. / عدد ما يحتاج إلى إصلاح: ${failed}`,
)
process.exitCode = failed === 0 ? 0 : 1

async function configuration() {
  if (isLocal) return { ok: true, what: 'Configuration: local emulators need none' }
  const wrong = [
    ...['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'APP_ID']
      .map((name) => `VITE_FIREBASE_${name}`)
      .filter((name) => !env[name]),
    ...(/^https:\/\/[^/]+$/.test(env.VITE_SITE_URL ?? '') ? [] : ['VITE_SITE_URL (https, no slash at the end)']),
  ]
  const emulators = ['VITE_FIRESTORE_EMULATOR', 'VITE_AUTH_EMULATOR'].filter((name) => env[name])
  return {
    ok: wrong.length === 0 && emulators.length === 0,
    what: 'Configuration (.env)',
    english: [
      wrong.length > 0 && `Fill in ${wrong.join(', ')}: .env.example says where each comes from.`,
      emulators.length > 0 && `Take out ${emulators.join(', ')}: they are for this machine only.`,
    ]
      .filter(Boolean)
      .join(' '),
    arabic: [
      wrong.length > 0 && `أكمل ${wrong.join(' و ')} في ملف ‎.env؛ يشرح ملف ‎.env.example مصدر كل قيمة.`,
      emulators.length > 0 && `احذف ${emulators.join(' و ')} من ملف ‎.env؛ فهي لهذا الجهاز وحده.`,
    ]
      .filter(Boolean)
      .join(' '),
  }
}

async function largestDocument() {
  const lists = await Promise.all(['products', 'team'].map(listAll))
  const single = await Promise.all(DOCUMENTS.map((each) => ask(`${documents}/${each}`)))
  const all = [...lists.flat(), ...single.flatMap(({ status, text }) => (status === 200 ? JSON.parse(text) : []))]
  const largest = Math.max(0, ...all.map((document) => JSON.stringify(document.fields ?? {}).length))
  return {
    ok: largest < DOCUMENT_MAX * CLOSE_TO_FULL,
    what: `Largest document: ${Math.ceil(largest / 1024)} KB of ${DOCUMENT_MAX / 1024}`,
    english:
      'A document is close to the 1 MiB limit: upload that picture again in the dashboard, which makes it smaller.',
    arabic: 'أحد المستندات قارب الحد الأقصى: ارفع صورته من جديد في لوحة التحكم لتُضغط.',
  }
}

async function embedPolicy() {
  /** @type {{ hosting: { headers: { headers: { key: string, value: string }[] }[] } }} */
  const firebase = JSON.parse(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8'))
  const headers = firebase.hosting.headers.flatMap((each) => each.headers)
  const served =
    env.VITE_SITE_URL && !isLocal
      ? (await fetch(env.VITE_SITE_URL, { signal: AbortSignal.timeout(ANSWER_MS) })).headers
      : new Headers(
          headers
            .filter(({ key }) => !/Cache|Robots/.test(key))
            .map(({ key, value }) => /** @type {[string, string]} */ ([key, value])),
        )
  const policy = served.get('content-security-policy') ?? ''
  return {
    ok:
      ['https://www.youtube-nocookie.com', 'https://drive.google.com'].every((host) => policy.includes(host)) &&
      served.get('referrer-policy') === 'strict-origin-when-cross-origin',
    what: 'Embedding: YouTube and Drive may be framed, and YouTube receives the referrer it insists on',
    english: `Deploy hosting with the headers of firebase.json: ${DEPLOY_SITE}`,
    arabic: `انشر الموقع مع ترويسات firebase.json بالأمر: ${DEPLOY_SITE}`,
  }
}

/**
 * @param {string} name
 * @param {unknown} error
 * @returns {Finding}
 */
function unreachable(name, error) {
  return {
    ok: false,
    what: `${name}: no answer (${isRefused(error) ? 'ECONNREFUSED' : String(error)})`,
    english: isLocal ? 'Start the local backend first: npm start' : 'Check the internet connection and the project id.',
    arabic: isLocal ? 'شغّل البيئة المحلية أولاً: npm start' : 'تحقّق من الاتصال بالإنترنت ومن معرّف المشروع.',
  }
}
