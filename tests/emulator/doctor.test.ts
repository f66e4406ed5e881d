import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { freshBackend, owner, picture } from './backend'

const script = path.resolve(import.meta.dirname, '../../scripts/doctor.mjs')
const port = (name: string) => process.env[name]?.split(':')[1] ?? ''

function doctor(settings: Record<string, string> = {}): { code: number | null; text: string } {
  const local = { FIRESTORE_PORT: port('FIRESTORE_EMULATOR_HOST'), AUTH_PORT: port('FIREBASE_AUTH_EMULATOR_HOST') }
  const { status, stdout } = spawnSync(process.execPath, [script], { env: { ...process.env, ...local, ...settings }, encoding: 'utf8' })
  return { code: status, text: stdout }
}

let uid: string
beforeEach(async () => {
  uid = (await freshBackend()).uid
})

it('finds nothing to repair where everything is set up', () => {
  const { code, text } = doctor()
  expect(text).not.toContain('✗')
  expect(text).toContain('لا شيء يحتاج إلى إصلاح')
  expect(code).toBe(0)
})

it('says in both languages what to do about an administrator without a document and a document that is nearly full', async () => {
  await owner.remove(`admins/${uid}`)
  await owner.put('director-photos/main-director-photo', { photoBase64: picture(999_000, 'jpeg'), updatedAt: new Date() })
  const { code, text } = doctor()
  expect(text).toContain('✗ The administrator can sign in')
  expect(text).toContain('grant-admin -- admin@example.com')
  expect(text).toMatch(/✗ Largest document: 9\d\d KB/)
  expect(text).toContain('ارفع صورته من جديد')
  expect(code).toBe(1)
})

it('says that nothing answers', () => {
  const { code, text } = doctor({ FIRESTORE_PORT: '1', AUTH_PORT: '1' })
  expect(text).toContain('npm start')
  expect(code).toBe(1)
})
