/**
 * The settings of a build for the local backend. Every variable is set, so that an `.env` of a real project has no
 * effect; an empty variable counts as absent.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { PROJECT } from './emulators.mjs'
import { ROOT } from './install.mjs'

const LOCAL = {
  VITE_FIREBASE_API_KEY: 'local-emulators-need-no-key',
  VITE_FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
  VITE_FIREBASE_PROJECT_ID: PROJECT,
  VITE_FIREBASE_APP_ID: '1:000000000000:web:local',
  VITE_FIREBASE_STORAGE_BUCKET: `${PROJECT}.appspot.com`,
  VITE_IMAGE_HOST_CLIENT_ID: '',
}
/** As the console gives them to a real project; nothing answers to them. */
const REAL = {
  VITE_FIREBASE_API_KEY: 'AIzaSyA-0123456789-abcdefghijklmnopqrst',
  VITE_FIREBASE_AUTH_DOMAIN: 'speech-centre-4f2a1.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'speech-centre-4f2a1',
  VITE_FIREBASE_APP_ID: '1:123456789012:web:0a1b2c3d4e5f',
  VITE_FIREBASE_STORAGE_BUCKET: 'speech-centre-4f2a1.appspot.com',
  VITE_IMAGE_HOST_CLIENT_ID: '',
}
const NONE = /** @type {typeof LOCAL} */ (Object.fromEntries(Object.keys(LOCAL).map((name) => [name, ''])))

/** A configured site, for looking at what its build holds. */
export const productionEnv = () => ({ ...siteEnv(null, 'https://speech-centre.example'), ...REAL })

/**
 * Without a backend the site shows its bundled content.
 * @param {{ firestore: string, auth: string } | null | undefined} backend
 * @param {string} siteUrl
 */
export function siteEnv(backend, siteUrl) {
  return {
    ...(backend ? LOCAL : NONE),
    VITE_FIRESTORE_EMULATOR: backend?.firestore ?? '',
    VITE_AUTH_EMULATOR: backend?.auth ?? '',
    VITE_SITE_URL: siteUrl,
  }
}

const ENV_FILE = path.join(ROOT, '.env')

/**
 * The settings of a real project: `.env`, overridden by the environment.
 * @type {NodeJS.ProcessEnv}
 */
export const settings = { ...(existsSync(ENV_FILE) ? parseEnv(readFileSync(ENV_FILE, 'utf8')) : {}), ...process.env }

/** Whether a project is on the emulators, which need no account and no content. */
export const isDemo = (/** @type {string} */ project) => project.startsWith('demo-')

/**
 * Returns the id of the configured project.
 * @throws without one
 */
export function realProject() {
  const project = settings['VITE_FIREBASE_PROJECT_ID']
  if (!project || isDemo(project)) throw new Error('No project is configured: fill in .env as .env.example explains.')
  return project
}
