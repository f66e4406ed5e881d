/**
 * The build's settings, read from `import.meta.env` once. Every variable is explained in `.env.example`.
 * Without a project id the site shows its bundled content and the dashboard says that no project is configured.
 */
const raw = import.meta.env

export type FirebaseSettings = {
  apiKey: string
  authDomain: string
  projectId: string
  appId: string
  storageBucket: string
}

function firebaseSettings(): FirebaseSettings | null {
  const projectId = raw['VITE_FIREBASE_PROJECT_ID']
  if (!projectId) return null
  const apiKey = raw['VITE_FIREBASE_API_KEY']
  if (!apiKey) throw new Error('VITE_FIREBASE_PROJECT_ID is set but VITE_FIREBASE_API_KEY is missing: see .env.example')
  return {
    apiKey,
    projectId,
    authDomain: raw['VITE_FIREBASE_AUTH_DOMAIN'] ?? '',
    appId: raw['VITE_FIREBASE_APP_ID'] ?? '',
    storageBucket: raw['VITE_FIREBASE_STORAGE_BUCKET'] ?? '',
  }
}

export const env = {
  firebase: firebaseSettings(),
  /** `host:port` of the local emulators; unset in production, which removes the code that connects to them. */
  firestoreEmulator: raw['VITE_FIRESTORE_EMULATOR'],
  authEmulator: raw['VITE_AUTH_EMULATOR'],
  /** Public address of the site, for canonical links and the site map. No trailing slash. */
  siteUrl: raw['VITE_SITE_URL'] || 'https://example.com',
  /** Client id of the optional image host; the uploader's hosted mode is off without it. */
  imageHostClientId: raw['VITE_IMAGE_HOST_CLIENT_ID'] ?? '',
} as const
