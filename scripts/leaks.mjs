/**
 * Looks through every text file of a built site for what no visitor may receive: secrets, and ways to a developer's machine.
 * `npm run leaks` checks dist/; Firebase runs it before every deployment (firebase.json).
 */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { PROJECT } from './emulators.mjs'
import { ROOT } from './install.mjs'
import { ADMIN } from './seed-content.mjs'
import { realProject } from './site-env.mjs'

const TEXT = /\.(js|css|html|json|txt|xml|svg|map)$/
// Libraries pass http://localhost to the URL parser as a placeholder.
const LEAKS = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY|"private_key"|client_secret|service_account/,
  'a local address': /\b127\.0\.0\.1\b|\b0\.0\.0\.0\b|localhost:\d|\[::1\]/,
  'the local project': new RegExp(PROJECT),
  'the local administrator': new RegExp(`${ADMIN.password}|${ADMIN.email.replace('.', '\\.')}`),
}

/**
 * Returns the findings as `file: text`.
 *
 * @param {string} outDir
 */
export function findLeaks(outDir) {
  return files(outDir).flatMap((file) => {
    const text = readFileSync(path.join(outDir, file), 'utf8')
    return Object.entries(LEAKS)
      .filter(([, pattern]) => pattern.test(text))
      .map(([what]) => `${file}: ${what}`)
  })
}

/**
 * Checks a site that was built for `project`. The name of the project must be found, to prove that the search works.
 *
 * @param {string} outDir
 * @param {string} project
 */
export function checkLeaks(outDir, project) {
  const found = findLeaks(outDir)
  const names = files(outDir).filter((file) => readFileSync(path.join(outDir, file), 'utf8').includes(project)).length
  for (const leak of found) console.error(`LEAK ${leak}`)
  console.log(
    `[figure] files of the production build: ${files(outDir).length}, with the project's own name: ${names}, with a secret or a local address: ${found.length}`,
  )
  return found.length === 0 && names > 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** @param {string} outDir */
const files = (outDir) => readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => TEXT.test(file))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const project = realProject()
  // Firebase names the project that it deploys to.
  const target = process.env['GCLOUD_PROJECT'] || project
  if (target !== project) throw new Error(`The site is built for ${project}, but would be deployed to ${target}.`)
  process.exitCode = checkLeaks(path.join(ROOT, 'dist'), project).failed > 0 ? 1 : 0
}
