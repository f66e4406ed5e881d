/** The emulators with data that survives a restart, seeded when they are empty. */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { PROJECT, startEmulators } from './emulators.mjs'
import { firestoreRest } from './firestore-rest.mjs'
import { ROOT } from './install.mjs'
import { isEmpty, seed } from './seed.mjs'

/**
 * Also answers `folder`, where the data is kept.
 * @param {{ name: string, ports: import('./emulators.mjs').Ports, isDefault: boolean, fresh: boolean }} options
 */
export async function startLocalBackend({ name, ports, isDefault, fresh }) {
  const suffix = isDefault ? '' : `-${ports.auth}-${ports.firestore}`
  const folder = path.resolve(ROOT, process.env.DATA_DIR || `.emulator-data/${isDefault ? 'default' : suffix.slice(1)}`)
  if (fresh) removeData(folder)
  const hasData = isExport(folder)

  console.log(
    `Waiting for the Firebase emulators${hasData ? ', which read the data of the last run' : ''} (10 to 30 seconds) ...`,
  )
  const backend = await startEmulators({ name: name + suffix, ports, dataDir: folder, hasData })
  if (await isEmpty(firestoreRest({ host: backend.firestore, project: PROJECT }))) {
    console.log(`Seeded: ${await seed({ ...backend, project: PROJECT })}.`)
  }
  return { ...backend, name: name + suffix, folder: path.relative(ROOT, folder) }
}

const isExport = (/** @type {string} */ folder) => existsSync(path.join(folder, 'firebase-export-metadata.json'))

/**
 * DATA_DIR may name any folder, so only an emulator's export is removed.
 * @param {string} folder
 */
function removeData(folder) {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return
  if (!isExport(folder))
    throw new Error(`${folder} holds something else than emulator data: set DATA_DIR to another folder.`)
  rmSync(folder, { recursive: true })
}
