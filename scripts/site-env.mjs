/**
 * The build's settings for the local backend. Every variable is set, so that a developer's own `.env` of a real
 * project cannot mix in; an empty one counts as absent.
 */
import { PROJECT } from './emulators.mjs'

const LOCAL = {
  VITE_FIREBASE_API_KEY: 'local-emulators-need-no-key',
  VITE_FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
  VITE_FIREBASE_PROJECT_ID: PROJECT,
  VITE_FIREBASE_APP_ID: '1:000000000000:web:local',
  VITE_FIREBASE_STORAGE_BUCKET: `${PROJECT}.appspot.com`,
  VITE_IMAGE_HOST_CLIENT_ID: '',
}
const NONE = Object.fromEntries(Object.keys(LOCAL).map((name) => [name, '']))

/** Without a backend the site shows its bundled content. */
export function siteEnv(backend, siteUrl) {
  return {
    ...(backend ? LOCAL : NONE),
    VITE_FIRESTORE_EMULATOR: backend?.firestore ?? '',
    VITE_AUTH_EMULATOR: backend?.auth ?? '',
    VITE_SITE_URL: siteUrl,
  }
}
