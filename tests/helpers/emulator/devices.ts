import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { allowConsole, checkConsole, watchConsole } from '../console'
import { otherDevice, signedInBackend, type Device } from './sdk'
import { clearContent } from './stored-content'

/** Two devices of one administrator. */
export let phone: Device
export let laptop: Device

export async function signInBoth(): Promise<void> {
  await signedInBackend()
  phone = await otherDevice()
  laptop = await otherDevice()
}

/** Signs both devices in, and empties the database before each test. Refused calls may be logged, and nothing else. */
export function setUpDevices(): void {
  // Each sign-in is logged.
  vi.spyOn(console, 'info').mockImplementation(() => {})
  beforeAll(signInBoth)
  beforeEach(async () => {
    watchConsole()
    allowConsole(/^\[data\] \S+ failed/)
    await clearContent()
  })
  afterEach(checkConsole)
}
