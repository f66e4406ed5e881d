import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { MEMBER_PATH, PRODUCT_PATH, valid, VALID } from '../../scripts/documents/valid'
import { firestoreRest } from '../../scripts/firebase/rest.mjs'
import type { StoredFields } from '../../scripts/firebase/values.mjs'
import { ADMIN } from '../../scripts/seed/seed-content.mjs'
import {
  CENTRE_PATH,
  DIRECTOR_TEXTS_PATH,
  HIDDEN_VIDEOS_PATH,
  VIDEOS_PATH,
} from '../../src/data/document-paths'
import { freshBackend, HOST, owner, putRules, RULES, store } from '../helpers/emulator/backend'
import { closedProject } from '../helpers/emulator/closed-project'
import { listen, run } from '../helpers/emulator/run'

const SCRIPT = path.resolve(import.meta.dirname, '../../scripts/doctor/doctor.mjs')
/** The emulators are addressed as a real project, so that every check runs. */
const REAL = 'speech-centre-9c1b7'
/** Nothing listens there. */
const NOBODY = '127.0.0.1:1'
const real = firestoreRest({ host: HOST, project: REAL })

/** Runs the doctor to its end; `at` interrupts it after a line. Returns its exit code and its lines by their mark. */
async function doctor(args: string[], env: Record<string, string> = {}, at?: RegExp) {
  // NODE_ENV as for whoever calls it; the tests have another.
  const setting = { ...process.env, NODE_ENV: 'production', TRIAL_PRODUCTS: '20', ...env }
  const { code, text } = await run([SCRIPT, ...args], { env: setting }, at)
  const lines = (mark: string) => text.split('\n').filter((line) => line.startsWith(mark))
  return { code, text, passed: lines('✓'), failed: lines('✗'), warnings: lines('!') }
}

let closed = ''
beforeAll(async () => {
  closed = await listen(closedProject)
})
afterAll(() => void closedProject.close())

beforeEach(() => freshBackend(ADMIN))

describe('npm run doctor', () => {
  it('the doctor has nothing to do on emulators with a complete content', async () => {
    const { order: _, ...hidden } = VALID[PRODUCT_PATH] ?? {}
    await store({
      ...VALID,
      'products/1700000000009': { ...hidden, id: '1700000000009', hidden: 2 },
    })
    const { code, passed, failed } = await doctor([])
    expect(failed).toEqual([])
    expect({ code, passed: passed.length }).toEqual({ code: 0, passed: 11 })
  })

  it('the doctor names a product without a position, which visitors cannot see', async () => {
    await store({ ...VALID, [PRODUCT_PATH]: { ...VALID[PRODUCT_PATH], order: undefined } })
    const { warnings } = await doctor([])
    expect(warnings).toEqual([
      expect.stringMatching(/has a position: products\/1700000000001: move anything/) as string,
    ])
  })

  it('the doctor names each kind of content of which visitors see nothing', async () => {
    const hidden = (path: string): StoredFields => {
      const { order: _, ...fields } = valid(path)
      return { ...fields, hidden: 1 }
    }
    await store({
      [CENTRE_PATH]: valid(CENTRE_PATH),
      [DIRECTOR_TEXTS_PATH]: valid(DIRECTOR_TEXTS_PATH),
      [PRODUCT_PATH]: hidden(PRODUCT_PATH),
      [MEMBER_PATH]: hidden(MEMBER_PATH),
      [VIDEOS_PATH]: { ...valid(VIDEOS_PATH), videos: [] },
    })
    const { warnings } = await doctor([], {
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    })
    expect(warnings).toEqual([
      expect.stringMatching(
        /Nothing is empty: .* products, team, videos, director-photos$/,
      ) as string,
    ])
  })

  it('the doctor looks also at hidden videos', async () => {
    const [video] = valid(VIDEOS_PATH)['videos'] as StoredFields[]
    const hidden = { ...video, id: '2', title: 'service_account', hidden: true }
    await store({ ...VALID, [HIDDEN_VIDEOS_PATH]: { videos: [hidden], images: {} } })
    const { warnings } = await doctor([])
    expect(warnings).toEqual([
      expect.stringMatching(/No text looks like a secret: .*videos\/main-videos/),
    ])
  })

  /** A real project with a member without a name and open rules; returns the setting of its site. */
  async function breakProject() {
    await real.clear()
    await real.put('team/member1', { ...VALID['team/member1'], name: '' })
    const open = 'match /{p=**} { allow read; } match /team/{id} { allow write; }'
    await putRules(`service cloud.firestore { match /databases/{d}/documents { ${open} } }`, REAL)
    return {
      VITE_FIREBASE_PROJECT_ID: REAL,
      VITE_FIREBASE_APP_ID: '',
      VITE_SITE_URL: `http://${closed}`,
    }
  }
  const INCOMPLETE =
    /\.env is complete: fill in VITE_FIREBASE_APP_ID, VITE_SITE_URL .* take out VITE_FIRESTORE_EMULATOR/
  const PLACEHOLDERS = /numbers are those of the centre: .* phones, whatsapp$/

  it('the doctor names every fault of a real project', async () => {
    const site = await breakProject()
    const account = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }
    const { code, failed, warnings } = await doctor([], { ...site, ...account })
    const expected = [
      INCOMPLETE,
      /Nobody can create an account: .* untick "Enable create/,
      /Passwords have 12 characters: .* minimum length 12/,
      /does not tell which accounts exist: .* tick "Email enumeration protection"/,
      /An administrator exists .* admins\/\w+ without a field/,
      PLACEHOLDERS,
      /Visitors can write nothing: DANGER/,
      /pages are up to date: made at 2025-01-01T00:00:00Z, content changed since/,
    ]
    expect(failed).toEqual(expected.map((line) => expect.stringMatching(line) as string))
    expect(code).toBe(1)
    expect(warnings).toEqual([
      expect.stringMatching(/Nothing lacks .*: team\/member1 \(no name\)$/),
      expect.stringMatching(/No placeholder is left: .* email, .* partners, director$/),
      expect.stringMatching(/Nothing is empty: .* hours/),
    ])
  })

  it('the doctor warns of pages that wait for the next publication', async () => {
    const site = await breakProject()
    const { warnings } = await doctor([], {
      ...site,
      VITE_SITE_URL: `${site.VITE_SITE_URL}/just-built`,
    })
    expect(warnings).toContainEqual(
      expect.stringMatching(/pages are up to date: made at .*, content changed since/),
    )
  })

  it('the doctor names before a publication only what that does not repair', async () => {
    // Closed as docs/going-live.md says.
    const site = { ...(await breakProject()), VITE_AUTH_EMULATOR: closed }
    const { failed, text } = await doctor(['--before-publishing'], site)
    expect(failed).toEqual(
      [INCOMPLETE, PLACEHOLDERS].map((line) => expect.stringMatching(line) as string),
    )
    expect(text).toContain('- An administrator exists and can sign in: not known, give ADMIN_EMAIL')
  })

  const SETTINGS = ['Nobody can create an account', 'Passwords have', 'The login does not tell']
  const lineOf = (mark: string) => (what: string) =>
    expect.stringContaining(`${mark} ${what}`) as string

  it('settings of the console stop no publication', async () => {
    const { failed, warnings } = await doctor(['--before-publishing'], await breakProject())
    expect(failed).toHaveLength(2)
    expect(warnings.slice(0, 3)).toEqual(SETTINGS.map(lineOf('!')))
  })

  it.each([[[]], [['--before-publishing']]])(
    'an answer that the doctor lacks is not known, with the options %j',
    async (options) => {
      const site = { ...(await breakProject()), VITE_AUTH_EMULATOR: NOBODY }
      const { text, failed } = await doctor(options, site)
      expect(text.split('\n')).toEqual(expect.arrayContaining(SETTINGS.map(lineOf('-'))))
      expect(failed.join('\n')).not.toContain('account')
    },
  )

  it('a database that does not answer is a fault, but left to the build before a publication', async () => {
    const site = { ...(await breakProject()), VITE_FIRESTORE_EMULATOR: NOBODY }
    expect(await doctor([], site)).toMatchObject({
      code: 1,
      failed: [expect.stringContaining('The database answers: TypeError')],
    })
    expect(await doctor(['--before-publishing'], site)).toMatchObject({ code: 0, failed: [] })
  })
})

describe('npm run doctor -- --write', () => {
  it('the doctor names each rule that is too strict or too weak, and leaves an empty project', async () => {
    const weakRules = RULES.replace(
      /allow delete: if isAdmin\(\) && resource.data.at < .*;/,
      'allow delete: if isAdmin();',
    )
    onTestFinished(() => putRules(RULES))
    await putRules(weakRules.replace('isText(value, 120)', 'isText(value, 119)'))
    const { code, passed, failed } = await doctor(['--write'])
    expect(failed).toEqual([
      expect.stringMatching(/fullest products\/\d+, .* answered 403/),
      expect.stringMatching(/fullest team\/member1, .* answered 403/),
      expect.stringMatching(/fullest director-texts\/main-director, .* answered 403/),
      expect.stringMatching(/Refuses to delete a young version, .* answered 200 instead of 403/),
    ])
    expect({ code, passed: passed.length }).toEqual({ code: 1, passed: 8 })
    expect(await owner.collections()).toEqual(['admins'])
  })

  it('the doctor takes away everything that it wrote when it is interrupted', async () => {
    const { code, failed } = await doctor(['--write'], {}, /Stores the fullest products/)
    expect({ code, failed }).toEqual({ code: 130, failed: [] })
    expect(await owner.collections()).toEqual(['admins'])
  })

  it('the doctor refuses to write into a project that holds something', async () => {
    await store(VALID)
    const { code, failed } = await doctor(['--write'])
    expect({ code, failed }).toEqual({
      code: 1,
      failed: [expect.stringContaining('must hold nothing but admins: director-')],
    })
  })
})
