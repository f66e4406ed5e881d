import { vi } from 'vitest'

/** Configures a project for the modules that are imported from here on; `leaveProject` ends it. */
export function configureProject(): void {
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'speech-centre-4f2a1')
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'key')
  vi.resetModules()
}

export function leaveProject(): void {
  vi.unstubAllEnvs()
  vi.resetModules()
}
