import { createServer, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { VALID } from '../documents'
import { READ_TIMEOUT_MS } from '../../src/limits'
import { store } from './backend'

vi.spyOn(console, 'error').mockImplementation(() => {})
vi.spyOn(console, 'info').mockImplementation(() => {})

const [host = '', port] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':')
const sockets = new Set<Socket>()
/** A line to the emulator that can stop without being cut, as a phone without reception does. */
const line = createServer((client) => {
  const server = connect(Number(port), host)
  for (const [from, to] of [
    [client, server],
    [server, client],
  ] as const) {
    sockets.add(from)
    from.on('error', () => to.destroy())
    from.pipe(to)
  }
})

beforeAll(async () => {
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  const address = line.address()
  if (address === null || typeof address === 'string') throw new Error('The line has no port')
  vi.stubEnv('VITE_FIRESTORE_EMULATOR', `127.0.0.1:${address.port}`)
})

afterAll(() => {
  vi.useRealTimers()
  for (const socket of sockets) socket.destroy()
  line.close()
})

// Finding 12
it('a stalled read ends the export and the comparison of a restore', async () => {
  const { exportBackup, planFile } = await import('../../src/data/store/backup')
  const { readBackup } = await import('../../src/data/store/backup-format')
  const { signedInBackend } = await import('./sdk')
  await signedInBackend()
  await store(VALID)
  const file = await readBackup((await exportBackup()).file)
  for (const socket of sockets) socket.unpipe().pause()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (const start of [() => exportBackup(), () => planFile(file)]) {
    const ended = expect(start()).rejects.toMatchObject({ name: 'TimeoutError' })
    await vi.advanceTimersByTimeAsync(READ_TIMEOUT_MS)
    await ended
  }
})
