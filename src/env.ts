function firebaseSettings() {
  const projectId = import.meta.env.VITE_FIREBASE_PROJECT_ID
  if (!projectId) return null
  const apiKey = import.meta.env.VITE_FIREBASE_API_KEY
  if (!apiKey)
    throw new Error(
      'VITE_FIREBASE_PROJECT_ID is set but VITE_FIREBASE_API_KEY is missing: see .env.example',
    )
  return {
    apiKey,
    projectId,
    authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN ?? '',
    appId: import.meta.env.VITE_FIREBASE_APP_ID ?? '',
    storageBucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET ?? '',
  }
}

/** Build settings; see `.env.example`. Without a project id the site shows its bundled content. */
export const env = {
  firebase: firebaseSettings(),
  /** `host:port` of a local emulator; unset in production, which removes its code from the build. */
  firestoreEmulator: import.meta.env.VITE_FIRESTORE_EMULATOR,
  authEmulator: import.meta.env.VITE_AUTH_EMULATOR,
  /** The public address of the site without a trailing slash. */
  siteUrl: import.meta.env.VITE_SITE_URL || 'https://example.com',
  /** The client id of the image host; empty turns the uploader's hosted mode off. */
  imageHostClientId: import.meta.env.VITE_IMAGE_HOST_CLIENT_ID ?? '',
} as const
