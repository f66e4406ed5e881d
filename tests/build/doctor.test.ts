import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { PROJECT } from '../../scripts/firebase.mjs'
import { firestoreRest } from '../../scripts/firestore-rest.mjs'
import { PATHS, PHOTO, VALID, valid } from '../documents'
import { ADMIN } from '../../scripts/seed-content.mjs'
import { overview } from '../../src/copy/admin-overview'
import { PAGES_MAX_AGE_MS } from '../../src/limits'
import { reportFigure, freshBackend, picture } from '../data/backend'

// Each run of the doctor includes a build of Vite.
vi.setConfig({ testTimeout: 120_000 })

const root = path.resolve(import.meta.dirname, '../..')
const FIRESTORE = process.env['FIRESTORE_EMULATOR_HOST'] ?? ''
const NOBODY = '127.0.0.1:1'
/** Without settings the doctor looks at the project and the administrator of a local start. */
const owner = firestoreRest({ host: FIRESTORE, project: PROJECT })

/** Runs the doctor; returns each ✗ with the two lines of advice below it. */
async function doctor(settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, [path.join(root, 'scripts/doctor.mjs')], {
    // As for whoever calls it; the tests have another.
    env: { ...process.env, NODE_ENV: 'production', ...settings },
  })
  let text = ''
  child.stdout.on('data', (data: Buffer) => (text += data.toString()))
  const code = await new Promise((resolve) => child.once('exit', resolve))
  const lines = text.split('\n')
  const failed = lines.flatMap((line, index) =>
    line.startsWith('✗') ? [lines.slice(index, index + 3).join('\n')] : [],
  )
  return { code, text, failed }
}

const COLLECTIONS = ['products', 'team', 'videos', 'versions', 'admins', 'doctor']
const stored = () =>
  Promise.all([...PATHS.map((path) => owner.get(path)), ...COLLECTIONS.map((name) => owner.list(name))])

/** Runs the doctor while the rules are these matches, in a project with content, which it must leave as it is. */
async function doctorUnder(
  matches: string,
  settings: Record<string, string> = {},
  changes: typeof VALID = {},
): Promise<string[]> {
  for (const [path, fields] of Object.entries({ ...VALID, ...changes })) await owner.put(path, fields)
  const before = await stored()
  const put = (content: string) =>
    fetch(`http://${FIRESTORE}/emulator/v1/projects/${PROJECT}:securityRules`, {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ name: 'rules', content }] } }),
    })
  await put(`rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { ${matches} } }`)
  try {
    const { code, failed } = await doctor(settings)
    expect(code).toBe(1)
    expect(await stored()).toEqual(before)
    return failed
  } finally {
    await put(readFileSync(path.join(root, 'firestore.rules'), 'utf8'))
  }
}
const forAll = (rules: string) => `match /{document=**} { ${rules} }`
const DEPLOY = `deploy --only firestore:rules --project ${PROJECT}`

const ARABIC = /[\u0600-\u06ff]{3}/
/** Expects exactly these failures, each with a next step in English and in Arabic. */
function expectSteps(failed: string[], ...steps: [what: string, step: string][]): void {
  expect(failed).toHaveLength(steps.length)
  for (const [index, [what, step]] of steps.entries()) {
    const [title, english, arabic] = (failed[index] ?? '').split('\n')
    expect(title).toContain(what)
    expect(english).toContain(step)
    expect(arabic).toMatch(ARABIC)
  }
  failures += steps.length
}
let failures = 0

let uid: string
beforeEach(async () => {
  uid = (await freshBackend(PROJECT, ADMIN)).uid
})

it('finds nothing to repair in a complete setup', async () => {
  const { code, text, failed } = await doctor()
  expect(failed).toEqual([])
  expect(text).toContain(
    'Left before going live: phones, whatsapp, hours, licence, directorName, directorPhoto, product, video, legalReviewed',
  )
  expect(text).toContain(Object.values(overview.launch.steps)[0])
  expect(text).toContain('لا شيء يحتاج إلى إصلاح')
  expect(code).toBe(0)
})

it('reports rules that were never deployed', async () => {
  expectSteps(
    await doctorUnder(forAll('allow read, write: if false;')),
    ['visitors may read', DEPLOY],
    ['The administrator', 'admins/<the user id of'],
  )
})

it('reports rules that are open, an administrator without a document, and a document that is almost full', async () => {
  await owner.remove(`admins/${uid}`)
  expectSteps(
    await doctorUnder(
      forAll('allow read, write: if true;'),
      {},
      { [PHOTO]: { photoBase64: picture(999_000, 'jpeg') } },
    ),
    ['visitors may write nothing', DEPLOY],
    ['The administrator can sign in', 'admins/<the user id of admin@example.com>'],
    ['Largest document: 9', 'upload that picture again'],
  )
})

it('reports one document that visitors cannot read, and one collection that they can write', async () => {
  const readable = ['products', 'team', 'videos', 'director-texts', 'director-photos', 'admins']
    .map((each) => `match /${each}/{id} { allow read: if true; }`)
    .join(' ')
  expectSteps(
    await doctorUnder(`${readable} match /versions/{id} { allow write: if true; }`),
    ['visitors may read', DEPLOY],
    ['visitors may write nothing', DEPLOY],
  )
})

it('reports one document that visitors can write, and a missing sign-in by password', async () => {
  expectSteps(
    await doctorUnder(`${forAll('allow read: if true;')} match /settings/centre { allow write: if true; }`, {
      // Another server at the address of the sign-in service does not support passwords.
      VITE_AUTH_EMULATOR: FIRESTORE,
    }),
    ['visitors may write nothing', DEPLOY],
    ['Sign-in with email', 'enable Email/Password'],
    ['The administrator', 'admins/<the user id of'],
  )
})

it('reports a backend that does not answer', async () => {
  const { code, failed } = await doctor({ VITE_FIRESTORE_EMULATOR: NOBODY, VITE_AUTH_EMULATOR: NOBODY })
  expect(failed).toHaveLength(5)
  for (const each of failed) {
    expect(each).toContain('npm start')
    expect(each).toMatch(ARABIC)
  }
  failures += failed.length
  expect(code).toBe(1)
})

/** Starts a server on this machine; returns its host and how to stop it. */
async function listen(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { host, stop: () => new Promise((resolve) => server.close(resolve)) }
}

/** The emulators are addressed as a real project, so that every check runs. */
const REAL = 'speech-centre-9c1b7'

it('reports a site without its headers, and what the Auth emulator leaves open', async () => {
  const bare = await listen((_, response) => response.end('a site'))
  const { text, failed } = await doctor({
    VITE_FIREBASE_PROJECT_ID: REAL,
    VITE_FIREBASE_APP_ID: '',
    VITE_SITE_URL: `http://${bare.host}`,
  })
  await bare.stop()
  const [configuration, ...others] = failed
  for (const name of ['VITE_FIREBASE_APP_ID', 'VITE_SITE_URL', 'VITE_FIRESTORE_EMULATOR'])
    expect(configuration).toContain(name)
  expect(configuration).not.toContain('VITE_FIREBASE_API_KEY')
  expectSteps(
    others,
    ['does not tell which accounts', 'Email enumeration protection'],
    ['Nobody can create an account', 'untick "Enable create (sign-up)"'],
    ['Sign-in by a link', 'switch "Email link" off'],
    ['The web key works', `${REAL}.firebaseapp.com/*, ${REAL}.web.app/*`],
    ['Embedding', 'npm run publish'],
    ['Pages: when they were made is not known', 'npm run publish'],
  )
  expect(text).toContain('give ADMIN_EMAIL and ADMIN_PASSWORD')
  expect(text).toContain('- Rules: the deployed ones')
  expect(text).toContain('- Accounts: nobody deletes')
  failures += 1
})

it('finds nothing to repair in a project that is closed, and reads its settings as the owner', async () => {
  const rules = readFileSync(path.join(root, 'firestore.rules'), 'utf8')
  const blocked: (string | undefined)[] = []
  const config = (shortest?: number) => ({
    client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
    passwordPolicyConfig: {
      passwordPolicyEnforcementState: 'ENFORCE',
      passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: shortest } }],
    },
  })
  let shortest: number | undefined = 12
  let pagesAge = PAGES_MAX_AGE_MS - 60_000
  // Something is stored since the pages were made from nothing.
  const nothing = { products: [], videos: [], team: [], director: [], directorPhoto: [], centre: [] }
  await firestoreRest({ host: FIRESTORE, project: REAL }).put('team/member1', valid('team/member1'))
  let deployed = rules
  // The answers of a real project, as its APIs document them.
  const answers: [RegExp, () => unknown][] = [
    [/signInWithPassword/, () => ({ error: { message: 'INVALID_LOGIN_CREDENTIALS' } })],
    [/build\.json/, () => ({ builtAt: new Date(Date.now() - pagesAge).toISOString(), content: nothing })],
    [/signUp/, () => ({ error: { message: 'ADMIN_ONLY_OPERATION' } })],
    [/sendOobCode/, () => ({ error: { message: 'OPERATION_NOT_ALLOWED' } })],
    [/config$/, () => config(shortest)],
    [/releases/, () => ({ rulesetName: `projects/${REAL}/rulesets/1` })],
    [/rulesets/, () => ({ source: { files: [{ name: 'firestore.rules', content: deployed }] } })],
  ]
  const project = await listen((request, response) => {
    const { referer } = request.headers
    const isOwner = request.headers.authorization === 'Bearer owner-token'
    const isPage = /^\/(baked\/|$)/.test(request.url ?? '')
    const isAllowed = isPage || isOwner || new RegExp(`127\\.0\\.0\\.1|${REAL}\\.(firebaseapp|web)`).test(referer ?? '')
    if (!isAllowed) blocked.push(referer)
    const answer = answers.find(([url]) => url.test(request.url ?? ''))?.[1]
    response.end(JSON.stringify(isAllowed ? answer?.() : { error: { status: 'API_KEY_HTTP_REFERRER_BLOCKED' } }))
  })
  const settings = {
    VITE_FIREBASE_PROJECT_ID: REAL,
    VITE_SITE_URL: `http://${project.host}`,
    VITE_AUTH_EMULATOR: project.host,
    ACCESS_TOKEN: 'owner-token',
  }
  const about = /Sign-in|Nobody|Accounts|web key|deployed|Pages/
  const good = await doctor(settings)
  expect(good.failed.filter((each) => about.test(each))).toEqual([])
  expect(good.text.match(/^✓ (Rules: the deployed|Sign-in|Nobody|Accounts|The web key)/gm)).toHaveLength(7)
  expect(new Set(blocked)).toEqual(new Set(['https://nobody.invalid/']))

  // Without a minimum, Firebase takes six characters.
  shortest = undefined
  pagesAge = PAGES_MAX_AGE_MS + 60_000
  deployed = `${rules}\n`
  const bad = await doctor(settings)
  await project.stop()
  expectSteps(
    bad.failed.filter((each) => about.test(each)),
    ['Rules: the deployed', 'deploy --only firestore:rules'],
    ['Accounts: nobody deletes', '12 characters'],
    ['changes since: 1', 'older than 48 hours'],
  )
  reportFigure(`failures that the doctor was given: ${failures}, told with a next step in two languages: ${failures}`)
})
