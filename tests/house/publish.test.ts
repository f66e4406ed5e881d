import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const PROJECT = 'VITE_FIREBASE_PROJECT_ID'

function run(script: string, env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(ROOT, 'scripts', script)], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

it.each(['publish.mjs', 'leaks.mjs'])('%s refuses to run without a project, and for the emulators', (script) => {
  for (const project of ['', 'demo-speech-centre']) {
    const { status, stderr } = run(script, { [PROJECT]: project })
    expect(stderr).toContain('No project is configured: fill in .env')
    expect(status).toBe(1)
  }
})

it('a site that was built for another project is not deployed', () => {
  const { status, stderr } = run('leaks.mjs', { [PROJECT]: 'speech-centre-4f2a1', GCLOUD_PROJECT: 'speech-centre-old' })
  expect(stderr).toContain('built for speech-centre-4f2a1, but would be deployed to speech-centre-old')
  expect(status).toBe(1)
})

it('nothing is deployed before the project was checked', { timeout: 60_000 }, () => {
  const { status, stdout, stderr } = run('publish.mjs', { [PROJECT]: 'speech-centre-4f2a1', ACCESS_TOKEN: '' })
  expect(stdout).toMatch(/\d+ to repair\./)
  expect(stderr).toContain('Nothing was published.')
  expect(stdout + stderr).not.toMatch(/deploy(ing|ed) |firebase login/i)
  expect(status).toBe(1)
})
