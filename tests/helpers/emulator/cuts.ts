import { connect, createServer, type Socket } from 'node:net'
import { vi } from 'vitest'
import { HOST } from './backend'
import { listen } from './run'
import { otherDevice, type Device } from './sdk'

/** A device whose connection to the database can be cut in the middle of a request. */
export async function deviceWithCuts(): Promise<{ device: Device; cut: () => void }> {
  const [host = '', port] = HOST.split(':')
  const open = new Set<Socket>()
  const proxy = createServer((near) => {
    const far = connect(Number(port), host)
    for (const socket of [near, far]) {
      open.add(socket)
      // A cut is an error of both ends.
      socket.on('error', () => socket.destroy())
      socket.on('close', () => open.delete(socket))
    }
    near.pipe(far).pipe(near)
  })
  vi.stubEnv('VITE_FIRESTORE_EMULATOR', await listen(proxy))
  const device = await otherDevice()
  vi.unstubAllEnvs()
  return {
    device,
    cut: () => {
      for (const socket of open) socket.destroy()
    },
  }
}
