/**
 * `npm run doctor` checks the setup of the site: of the local emulators, or of the real project when `.env` is filled in.
 * It uses the public APIs, prints what to do in English and Arabic, and changes nothing.
 * With ADMIN_EMAIL and ADMIN_PASSWORD it also signs in as the administrator. With --before-publishing it leaves out what
 * a deployment repairs.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PROJECT } from './emulators.mjs'
import { isRefused } from './firestore-rest.mjs'
import { ROOT } from './install.mjs'
import { ADMIN } from './seed-content.mjs'
import { isDemo, settings as env, siteEnv } from './site-env.mjs'
import { withSite } from './ssr-bundle.mjs'

const DOCUMENT_MAX = 1_048_576
const CLOSE_TO_FULL = 0.9
const ANSWER_MS = 10_000
const isLocal = !env.VITE_FIREBASE_PROJECT_ID || isDemo(env.VITE_FIREBASE_PROJECT_ID)
const project = isLocal ? PROJECT : env.VITE_FIREBASE_PROJECT_ID
const key = env.VITE_FIREBASE_API_KEY || 'local'
const firestore = emulator('VITE_FIRESTORE_EMULATOR', env.FIRESTORE_PORT || 8080) ?? 'https://firestore.googleapis.com'
const authEmulator = emulator('VITE_AUTH_EMULATOR', env.AUTH_PORT || 9099)
const auth = authEmulator ? `${authEmulator}/identitytoolkit.googleapis.com` : 'https://identitytoolkit.googleapis.com'
const documents = `${firestore}/v1/projects/${project}/databases/(default)/documents`
const admin = isLocal ? ADMIN : { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }

const DEPLOY_RULES = `npx firebase deploy --only firestore:rules --project ${project}`
const DEPLOY_SITE = 'npm run publish'
/** @typedef {{ ok?: boolean, what: string, english?: string, arabic?: string }} Finding */
/** @type {(() => Promise<Finding>)[]} */
const REPAIRED_BY_PUBLISHING = [rulesRead, rulesWrite, embedPolicy]
/** @type {(() => Promise<Finding>)[]} */
const ALL_CHECKS = [
  configuration,
  rulesRead,
  rulesWrite,
  signIn,
  administrator,
  largestDocument,
  embedPolicy,
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
  const { ok, what, english, arabic } = await check().catch((error) => unreachable(check.name, error))
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
  const local = ['VITE_FIRESTORE_EMULATOR', 'VITE_AUTH_EMULATOR'].filter((name) => env[name])
  return {
    ok: wrong.length === 0 && local.length === 0,
    what: 'Configuration (.env)',
    english: [
      wrong.length > 0 && `Fill in ${wrong.join(', ')}: .env.example says where each comes from.`,
      local.length > 0 && `Take out ${local.join(', ')}: they are for this machine only.`,
    ]
      .filter(Boolean)
      .join(' '),
    arabic: [
      wrong.length > 0 && `أكمل ${wrong.join(' و ')} في ملف ‎.env؛ يشرح ملف ‎.env.example مصدر كل قيمة.`,
      local.length > 0 && `احذف ${local.join(' و ')} من ملف ‎.env؛ فهي لهذا الجهاز وحده.`,
    ]
      .filter(Boolean)
      .join(' '),
  }
}

async function rulesRead() {
  const answers = await Promise.all(
    [
      'products?pageSize=1',
      'team?pageSize=1',
      'videos/main-videos',
      'director-texts/main-director',
      'director-photos/main-director-photo',
    ].map((each) => ask(`${documents}/${each}`)),
  )
  return {
    ok: answers.every(({ status }) => status === 200 || status === 404),
    what: 'Rules: visitors may read the five collections',
    english: `Deploy the rules: ${DEPLOY_RULES}`,
    arabic: `انشر القواعد بالأمر: ${DEPLOY_RULES}`,
  }
}

async function rulesWrite() {
  // Updates of missing documents fail even when the rules allow them, so nothing is written.
  const body = JSON.stringify({ fields: { name: { stringValue: 'doctor' } } })
  const probe = `doctor-${Date.now()}`
  const answers = await Promise.all(
    ['products', 'team', 'videos', 'admins', 'doctor'].map((each) =>
      ask(`${documents}/${each}/${probe}?currentDocument.exists=true`, { method: 'PATCH', body }),
    ),
  )
  return {
    ok: answers.every(({ status }) => status === 403),
    what: 'Rules: visitors may write nothing',
    english: `DANGER: anybody can write. Deploy the rules now: ${DEPLOY_RULES}`,
    arabic: `خطر: يستطيع أي شخص الكتابة. انشر القواعد حالاً: ${DEPLOY_RULES}`,
  }
}

async function signIn() {
  const { text } = await password('nobody@example.invalid', 'wrong-password')
  return {
    ok: /INVALID_LOGIN_CREDENTIALS|EMAIL_NOT_FOUND|INVALID_PASSWORD/.test(text),
    what: 'Sign-in with email and password is switched on',
    english:
      'Firebase console > Authentication > Sign-in method: enable Email/Password. Under Settings > User actions untick "Enable create (sign-up)".',
    arabic:
      'في لوحة Firebase: فعّل Email/Password من Authentication ثم Sign-in method، وألغِ السماح بإنشاء الحسابات من Settings ثم User actions.',
  }
}

async function administrator() {
  const what = 'The administrator can sign in and has a document in admins'
  if (!admin.email || !admin.password) {
    return {
      what,
      english: 'Not checked: give ADMIN_EMAIL and ADMIN_PASSWORD.',
      arabic: 'لم يُفحص: مرّر ADMIN_EMAIL و ADMIN_PASSWORD.',
    }
  }
  const { text } = await password(admin.email, admin.password)
  const { localId, idToken } = text.startsWith('{') ? JSON.parse(text) : {}
  const own = localId
    ? await ask(`${documents}/admins/${localId}`, { headers: { authorization: `Bearer ${idToken}` } })
    : { status: 0 }
  return {
    ok: own.status === 200,
    what,
    english: `Follow the two steps of: npm run grant-admin -- ${admin.email}`,
    arabic: `اتبع الخطوتين اللتين يعرضهما الأمر: npm run grant-admin -- ${admin.email}`,
  }
}

async function largestDocument() {
  const texts = await Promise.all(
    ['products?pageSize=300', 'team?pageSize=300', 'videos/main-videos', 'director-photos/main-director-photo'].map(
      (each) => ask(`${documents}/${each}`),
    ),
  )
  const all = texts.flatMap(({ status, text }) =>
    status === 200 ? (JSON.parse(text).documents ?? [JSON.parse(text)]) : [],
  )
  const largest = Math.max(0, ...all.map((document) => JSON.stringify(document.fields ?? {}).length))
  return {
    ok: largest < DOCUMENT_MAX * CLOSE_TO_FULL,
    what: `Largest document: ${Math.ceil(largest / 1024)} KB of ${DOCUMENT_MAX / 1024}`,
    english:
      'A document is close to the 1 MiB limit: upload that picture again in the dashboard, which makes it smaller.',
    arabic: 'أحد المستندات قارب الحد الأقصى: ارفع صورته من جديد في لوحة التحكم لتُصغّر.',
  }
}

async function embedPolicy() {
  /** @type {{ hosting: { headers: { headers: { key: string, value: string }[] }[] } }} */
  const firebase = JSON.parse(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8'))
  const headers = firebase.hosting.headers.flatMap((each) => each.headers)
  const served =
    env.VITE_SITE_URL && !isLocal
      ? (await fetch(env.VITE_SITE_URL, { signal: AbortSignal.timeout(ANSWER_MS) })).headers
      : new Headers(headers.filter(({ key }) => !/Cache|Robots/.test(key)).map(({ key, value }) => [key, value]))
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

/** The list of the dashboard's overview. Only the administrator's browser knows the date of the last backup. */
async function beforeLaunch() {
  const local = { firestore: firestore.replace('http://', ''), auth: auth.replace(/^http:\/\/|\/.*/g, '') }
  return withSite(
    async (site) => {
      const content = await site.readPublic(AbortSignal.timeout(ANSWER_MS)).catch(() => null)
      if (!content)
        return {
          what: 'Left before going live: not known',
          english: 'The database did not answer.',
          arabic: 'لم تُجب قاعدة البيانات.',
        }
      const missing = site.missingBeforeLaunch({ content })
      return {
        ...(missing.length === 0 && { ok: true }),
        what: `Left before going live: ${missing.join(', ') || 'nothing'}`,
        english: 'Each has its place in the dashboard; the overview leads there.',
        arabic: `${missing.map((step) => site.launchSteps[step]).join('، ')}. تقود «نظرة عامة» في لوحة التحكم إلى كل منها.`,
      }
    },
    isLocal ? { env: siteEnv(local, 'http://localhost') } : {},
  )
}

/**
 * The address of a local emulator; undefined for a real project.
 * @param {string} name
 * @param {number | string} port
 */
function emulator(name, port) {
  return env[name] ? `http://${env[name]}` : isLocal ? `http://127.0.0.1:${port}` : undefined
}

/**
 * @param {string} url
 * @param {{ method?: string, body?: string, headers?: Record<string, string> }} [options]
 */
async function ask(url, options = {}) {
  const separator = url.includes('?') ? '&' : '?'
  // A key that is restricted to the site checks the referrer.
  const from = env.VITE_SITE_URL ? { referer: `${env.VITE_SITE_URL}/` } : {}
  const headers = { 'content-type': 'application/json', ...from, ...options.headers }
  const answer = await fetch(`${url}${separator}key=${key}`, {
    ...options,
    headers,
    signal: AbortSignal.timeout(ANSWER_MS),
  })
  return { status: answer.status, text: await answer.text() }
}

/**
 * @param {string} email
 * @param {string} secret
 */
function password(email, secret) {
  return ask(`${auth}/v1/accounts:signInWithPassword`, {
    method: 'POST',
    body: JSON.stringify({ email, password: secret, returnSecureToken: true }),
  })
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
