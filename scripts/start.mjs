/** `npm start`: the whole product on this machine. `npm start -- --fresh` forgets the data of earlier runs. */
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Missing, ROOT, ensureInstalled } from './install.mjs'
import { startLocalBackend } from './local-backend.mjs'
import { HOST, portsFromEnv } from './ports.mjs'
import { end, endOnSignals, isEnding, isRunning, startNode } from './processes.mjs'
import { ADMIN } from './seed-content.mjs'
import { siteEnv } from './site-env.mjs'

ensureInstalled()
endOnSignals({ code: 0, onSignal: () => console.log('\nStopping: saving the data and ending every process ...') })
try {
  await start()
} catch (error) {
  if (!isEnding()) console.error(error instanceof Error ? error.message : error)
  await end(1)
}

async function start() {
  const ports = await portsFromEnv(['WEB_PORT', 'AUTH_PORT', 'FIRESTORE_PORT'])
  const backend = await backendOrNothing(ports)
  console.log('Waiting for the site (Vite) ...')
  const address = `http://${HOST}:${ports.WEB_PORT}`
  await startSite(ports.WEB_PORT, siteEnv(backend, address))
  console.log(`
  Site:       ${address}/
  Dashboard:  ${address}/admin
${backend ? signInLines(backend) : '  No backend:  the site shows its bundled content, and nobody can sign in.'}

  Ctrl+C stops everything.`)
  const why = await backend?.crashed
  if (why === undefined) return
  console.error(`The emulators stopped. The end of their log:\n${why}`)
  await end(1)
}

/** @param {{ folder: string }} backend */
function signInLines({ folder }) {
  return `  Email:      ${ADMIN.email}
  Password:   ${ADMIN.password}

  Changes are kept in ${folder}; npm start -- --fresh begins anew.`
}

/** @param {{ AUTH_PORT: number, FIRESTORE_PORT: number, isDefault: boolean }} ports */
async function backendOrNothing({ AUTH_PORT, FIRESTORE_PORT, isDefault }) {
  try {
    const ports = { auth: AUTH_PORT, firestore: FIRESTORE_PORT }
    return await startLocalBackend({ name: 'start', ports, isDefault, fresh: process.argv.includes('--fresh') })
  } catch (error) {
    if (!(error instanceof Missing)) throw error
    console.error(error.message)
    return undefined
  }
}

/**
 * @param {number} port
 * @param {NodeJS.ProcessEnv} env
 */
async function startSite(port, env) {
  const { child } = await startNode(path.join(ROOT, 'scripts', 'dev-server.mjs'), [String(port)], {
    cwd: ROOT,
    env,
  })
  child.once('exit', () => {
    if (isEnding()) return
    console.error('Vite stopped: its message is above.')
    void end(1)
  })
  while (isRunning(child)) {
    const answer = await fetch(`http://${HOST}:${port}/`).catch(() => undefined)
    if (answer) return
    await delay(150)
  }
  // Vite has printed the reason; print no addresses below it.
  await end(1)
}
