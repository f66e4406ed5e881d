/** The settings of a Firebase project: of a real one from `.env`, and of the projects that only the emulators have. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { ROOT } from '../root.mjs'

const ENV_FILE = path.join(ROOT, '.env')
/**
 * The settings of a real project: `.env`, overridden by the environment.
 * @type {NodeJS.ProcessEnv}
 */
export const settings = {
  ...(existsSync(ENV_FILE) ? parseEnv(readFileSync(ENV_FILE, 'utf8')) : {}),
  ...process.env,
}

/** Whether a project is on the emulators, which need no account and no content. */
export const isDemo = (/** @type {string} */ project) => project.startsWith('demo-')

/**
 * The settings of a build for a lane. Every variable is set, so that an `.env` of a real project has no effect. An
 * empty variable counts as absent. Without a backend the site shows its bundled content.
 *
 * @param {{ project: string, firestore: string, auth: string } | null} backend
 * @param {string} siteUrl
 */
export function siteEnv(backend, siteUrl) {
  const { project = '', firestore = '', auth = '' } = backend ?? {}
  return {
    VITE_FIREBASE_PROJECT_ID: project,
    VITE_FIREBASE_API_KEY: project && 'local-emulators-need-no-key',
    VITE_FIREBASE_AUTH_DOMAIN: project && `${project}.firebaseapp.com`,
    VITE_FIREBASE_APP_ID: project && '1:000000000000:web:local',
    VITE_FIREBASE_STORAGE_BUCKET: project && `${project}.appspot.com`,
    VITE_IMAGE_HOST_CLIENT_ID: '',
    VITE_FIRESTORE_EMULATOR: firestore,
    VITE_AUTH_EMULATOR: auth,
    VITE_SITE_URL: siteUrl,
  }
}

/** The settings of a build for an invented project. They are as long as real ones, because they are bytes of a page. */
export const inventedEnv = {
  ...siteEnv(
    { project: 'speech-centre-4f2a1', firestore: '', auth: '' },
    'https://speech-centre.example',
  ),
  VITE_FIREBASE_API_KEY: 'Xk3vQ9tLr0aW7pZc5fUeYb2NhJ8mDsG4oTiR6wE',
  VITE_FIREBASE_APP_ID: '1:582093417465:web:7e1c94b0d3a86f25b7c9d0',
  VITE_FIREBASE_STORAGE_BUCKET: 'speech-centre-4f2a1.firebasestorage.app',
}
