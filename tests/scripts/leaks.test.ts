import path from 'node:path'
import { expect, it } from 'vitest'
import { findForeignFiles, findLeaks, findOddWords } from '../../scripts/check/check-dist.mjs'
import { ADMIN } from '../../scripts/seed/seed-content.mjs'
import { temporaryFolder } from '../helpers/temporary-folder'

// `npm test` runs this search on the production build.
it('the search for leaks finds secrets and local addresses in a build', () => {
  const leaking = {
    'key.txt': '-----BEGIN RSA PRIVATE KEY-----',
    'key.json': '{"private_key":"x"}',
    'secret.js': 'const client_secret="x"',
    'account.json': '{"type":"service_account"}',
    'assets/emulator.js': 'const firestore="127.0.0.1:8080"',
    'assets/every.js': 'const host="0.0.0.0"',
    'assets/six.js': 'const host="[::1]"',
    'page.html': '<a href="http://localhost:5173/">x</a>',
    'project.js': 'projectId:"demo-speech-centre"',
    'login.js': 'const password="admin-demo-2024"',
    'address.xml': `<to>${ADMIN.email}</to>`,
  }
  const clean = {
    'library.js': 'new URL("http://localhost")',
    'public.js': 'apiKey:"AIzaSyA-0123456789",projectId:"speech-centre-4f2a1"',
  }
  const found = findLeaks(temporaryFolder({ ...leaking, ...clean })).map(
    (line) => line.split(':')[0],
  )
  expect(found).toHaveLength(Object.keys(leaking).length)
  expect(found).toEqual(expect.arrayContaining(Object.keys(leaking)))
})

it('the search reads a page as it is without content, and names odd words of the content', () => {
  const folder = temporaryFolder({
    'index.html': 'localhost:3000',
    '.vite/empty-pages/index.html': 'no content',
    'team/index.html': 'service_account',
    '.vite/empty-pages/team/index.html': 'service_account',
    'baked/products.json': '{"products":[{"id":"17","name":"127.0.0.1"}]}',
  })
  expect(findLeaks(folder)).toEqual([
    `${path.join('.vite/empty-pages/team/index.html')}: a private key`,
  ])
  expect(findOddWords(folder)).toEqual(['products/17/name: a local address'])
})

it('a file of the content that is neither data nor an image of its type is refused', () => {
  const png = Buffer.from('89504e470d0a1a0a0000', 'hex')
  const allowed = { 'baked/team.json': '{}', 'baked/images/0123456789abcdef.png': png }
  const foreign = {
    'baked/images/0123456789abcdef.js': 'alert(1)',
    'baked/images/0123456789abcdee.png': 'alert(1)',
    'baked/images/0123456789abcdef.jpeg': png,
    'baked/images/0123456789abcdef.svg': '<svg/>',
    'baked/images/page.html': '<script></script>',
    'baked/images/name.png': png,
    'baked/x.js': 'alert(1)',
    'baked/deep/team.json': '{}',
  }
  const found = findForeignFiles(temporaryFolder({ ...allowed, ...foreign })).map(
    (line) => line.split(':')[0],
  )
  expect(new Set(found)).toEqual(new Set(Object.keys(foreign)))
})
