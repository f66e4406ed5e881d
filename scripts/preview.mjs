/** `npm run preview`: the built site on the Hosting emulator, with the production headers and the local backend. */
import path from 'node:path'
import { buildSite } from './build.mjs'
import { runFolder } from './emulators.mjs'
import { ensureInstalled } from './install.mjs'
import { startLocalBackend } from './local-backend.mjs'
import { HOST, portsFromEnv } from './ports.mjs'
import { end, endOnSignals, isEnding } from './processes.mjs'
import { ADMIN } from './seed-content.mjs'
import { siteEnv } from './site-env.mjs'

ensureInstalled()
endOnSignals({ code: 0, onSignal: () => console.log('\nStopping: saving the data and ending every process ...') })
try {
  await preview()
} catch (error) {
  if (!isEnding()) console.error(error instanceof Error ? error.message : error)
  await end(1)
}

async function preview() {
  const { AUTH_PORT, FIRESTORE_PORT, HOSTING_PORT, isDefault } = await portsFromEnv([
    'AUTH_PORT',
    'FIRESTORE_PORT',
    'HOSTING_PORT',
  ])
  const name = 'preview'
  const ports = { auth: AUTH_PORT, firestore: FIRESTORE_PORT, hosting: HOSTING_PORT }
  const backend = await startLocalBackend({ name, ports, isDefault, fresh: process.argv.includes('--fresh') })
  console.log('Building the site ...')
  const outDir = path.join(runFolder(backend.name), 'site')
  const env = siteEnv(backend, `http://${HOST}:${HOSTING_PORT}`)
  if (!(await buildSite({ outDir, env }))) throw new Error('The build failed: its message is above.')
  console.log(`
  Site:       ${backend.site}/
  Dashboard:  ${backend.site}/admin
  Email:      ${ADMIN.email}
  Password:   ${ADMIN.password}

  Ctrl+C stops everything.`)
  console.error(`The emulators stopped. The end of their log:\n${await backend.crashed}`)
  await end(1)
}
