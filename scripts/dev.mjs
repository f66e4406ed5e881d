/** Runs beside the emulators of `npm start`: stores the example content in an empty database, and serves the site. */
import { firestoreRest } from './rest.mjs'
import { lane, siteEnv } from './firebase.mjs'
import { ROOT } from './prepare.mjs'
import { seed } from './seed.mjs'
import { ADMIN } from './seed-content.mjs'

const own = lane(0)
const isBuilt = process.argv.includes('--built')
/** firebase-tools names the emulators that it has started. */
const hasBackend = process.env.FIRESTORE_EMULATOR_HOST !== undefined
const address = isBuilt ? own.site : 'http://127.0.0.1:5173'

// Ctrl+C ends firebase-tools, which then saves the content; this process ends after it, and also when it is killed.
const parent = process.ppid
setInterval(() => process.ppid === parent || process.exit(), 200)
if (hasBackend) process.on('SIGINT', () => {})

const store = firestoreRest({ host: own.firestore, project: own.project })
if (hasBackend && (await store.collections()).length === 0) console.log(`Stored as an example: ${await seed(own)}.`)
Object.assign(process.env, siteEnv(hasBackend ? own : null, address))
const vite = await import('vite')
if (isBuilt) {
  const builder = await vite.createBuilder({
    root: ROOT,
    logLevel: 'warn',
    build: { outDir: `${own.folder}/site`, emptyOutDir: true },
  })
  await builder.buildApp()
} else {
  const server = await vite.createServer({ root: ROOT, logLevel: 'warn', clearScreen: false })
  await server.listen()
}
console.log(`
  Site:       ${address}/
  Dashboard:  ${address}/admin
${
  hasBackend
    ? `  Email:      ${ADMIN.email}
  Password:   ${ADMIN.password}

  Changes are kept in .emulator-data; npm start -- --fresh begins anew.`
    : '  No backend:  the site shows its bundled content, and nobody can sign in.'
}

  Ctrl+C stops everything.`)
