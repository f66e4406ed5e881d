import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type * as App from 'firebase/app'
import type * as Auth from 'firebase/auth'
import type * as Reading from '../src/data/client/firestore-sdk'
import type * as Writing from '../src/data/client/firestore-writing'
import { AUTH, expect, FIRESTORE, owner, PROJECT, SITE_FOLDER, test } from './fixtures'

type Manifest = Record<string, { file: string }>

/**
 * The address of a module in the build of the dashboard that writes and signs in. Every visitor can import it in the
 * console of the browser.
 */
function chunk(source: string): string {
  const manifest = JSON.parse(readFileSync(path.join(SITE_FOLDER, '.vite/admin-manifest.json'), 'utf8')) as Manifest
  const key = Object.keys(manifest).find((name) => name.includes(source))
  const file = key && manifest[key]?.file
  if (!file) throw new Error(`The build has no chunk of ${source}`)
  return `/${file}`
}

const TARGETS = [
  'products/1700000000001',
  'products/1700000000001/pictures/full',
  'team/intruder',
  'videos/main-videos',
  'director-texts/main-director',
  'director-photos/main-director-photo',
  'settings/centre',
  'support/main-support',
  'admins/intruder',
  'anything/else',
]

/** Tries to write and delete every document from the page, with the SDK and over REST. Returns the answers. */
function tryEveryWrite(page: Page, account: { email: string; password: string } | null) {
  const urls = {
    sdk: chunk('src/data/client/firestore-sdk'),
    writing: chunk('src/data/client/firestore-writing'),
    app: chunk('firebase/app/'),
    auth: chunk('firebase/auth/'),
  }
  return page.evaluate(
    async ({ urls, account, targets, project, firestore, auth }) => {
      const load = (url: string): Promise<unknown> => import(/* @vite-ignore */ url)
      const reading = (await load(urls.sdk)) as typeof Reading
      const writing = (await load(urls.writing)) as typeof Writing
      const { initializeApp } = (await load(urls.app)) as typeof App
      const sdk = { ...reading, ...writing }
      const app = initializeApp({ projectId: project, apiKey: 'x' }, `intruder-${Math.random()}`)
      const db = sdk.initializeFirestore(app, {})
      const [host = '', port] = firestore.split(':')
      sdk.connectFirestoreEmulator(db, host, Number(port))

      let token = ''
      if (account) {
        const authSdk = (await load(urls.auth)) as typeof Auth
        const session = authSdk.initializeAuth(app, {})
        authSdk.connectAuthEmulator(session, `http://${auth}`, { disableWarnings: true })
        // Anybody can create an account with the public key over REST, and then sign in through the SDK.
        const door = `http://${auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=x`
        await fetch(door, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...account, returnSecureToken: true }),
        })
        const { user } = await authSdk.signInWithEmailAndPassword(session, account.email, account.password)
        token = await user.getIdToken()
      }

      const answers: string[] = []
      const answer = async (name: string, work: Promise<unknown>) => {
        answers.push(
          `${name}: ${await work.then(
            () => 'ACCEPTED',
            (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error)),
          )}`,
        )
      }
      const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
      const tryTarget = async (target: string) => {
        const url = `http://${firestore}/v1/projects/${project}/databases/(default)/documents/${target}`
        const rest = async (method: string, body?: string) => {
          const response = await fetch(url, { method, headers, ...(body ? { body } : {}) })
          if (!response.ok) throw Object.assign(new Error('Refused'), { code: response.status })
        }
        await answer(
          `sdk set ${target}`,
          sdk.writeBatch(db).set(sdk.doc(db, target), { name: 'x', updatedAt: sdk.serverTimestamp() }).commit(),
        )
        await answer(`sdk delete ${target}`, sdk.writeBatch(db).delete(sdk.doc(db, target)).commit())
        await answer(`rest set ${target}`, rest('PATCH', JSON.stringify({ fields: { name: { stringValue: 'x' } } })))
        await answer(`rest delete ${target}`, rest('DELETE'))
      }
      await Promise.all(targets.map(tryTarget))
      return answers
    },
    { urls, account, targets: TARGETS, project: PROJECT, firestore: FIRESTORE, auth: AUTH },
  )
}

const everything = async () => Promise.all(TARGETS.map((target) => owner.get(target)))

/** Accounts by who uses the page. */
const INTRUDERS = {
  'a visitor': null,
  'a signed-up account that is no administrator': { email: 'intruder@example.com', password: 'password-1' },
}

test('neither a visitor nor a signed-up account can write anything from the page (5, 6; P1)', async ({
  page,
  backend,
  consoleGuard,
}) => {
  consoleGuard.allow(/403|PERMISSION_DENIED|permission-denied|Missing or insufficient|status of 400/)
  await backend.seed()
  const before = await everything()
  await page.goto('/')
  for (const [who, account] of Object.entries(INTRUDERS)) {
    const answers = await tryEveryWrite(page, account)
    expect(answers, who).toHaveLength(TARGETS.length * 4)
    expect(
      answers.filter((line) => !/: (permission-denied|403)$/.test(line)),
      who,
    ).toEqual([])
    console.info(`[figure] from the page of ${who}: writes tried ${answers.length}, accepted 0`)
  }
  expect(await everything()).toEqual(before)
})
