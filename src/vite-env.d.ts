/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_FIREBASE_API_KEY?: string
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string
  readonly VITE_FIREBASE_PROJECT_ID?: string
  readonly VITE_FIREBASE_APP_ID?: string
  readonly VITE_FIREBASE_STORAGE_BUCKET?: string
  readonly VITE_FIRESTORE_EMULATOR?: string
  readonly VITE_AUTH_EMULATOR?: string
  readonly VITE_SITE_URL?: string
  readonly VITE_IMAGE_HOST_CLIENT_ID?: string
}
