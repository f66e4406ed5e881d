import { beforeAll, beforeEach, vi } from 'vitest'
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

/** Signs both devices in, and empties the database before each test. What the product logs is not printed. */
export function setUpDevices(): void {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'info').mockImplementation(() => {})
  beforeAll(signInBoth)
  beforeEach(clearContent)
}
