import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { findLeaks } from '../../scripts/check-dist.mjs'

// `npm test` runs this search on the production build.
it('finds secrets and local addresses in a build', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'leaks-'))
  mkdirSync(path.join(folder, 'assets'))
  const bad = {
    'key.json': '{"private_key":"-----BEGIN PRIVATE KEY-----"}',
    'secret.js': 'const client_secret="x"',
    'assets/emulator.js': 'const firestore="127.0.0.1:8080"',
    'page.html': '<a href="http://localhost:5173/">x</a>',
    'project.js': 'projectId:"demo-speech-centre"',
    'login.js': 'const password="admin-demo-2024"',
  }
  const good = {
    'library.js': 'new URL("http://localhost")',
    'public.js': 'apiKey:"AIzaSyA-0123456789",projectId:"speech-centre-4f2a1"',
  }
  for (const [name, text] of Object.entries({ ...bad, ...good }))
    writeFileSync(path.join(folder, name), text)
  const found = findLeaks(folder).map((line) => line.split(':')[0])
  rmSync(folder, { recursive: true })
  expect(found).toHaveLength(Object.keys(bad).length)
  expect(found).toEqual(expect.arrayContaining(Object.keys(bad)))
})
