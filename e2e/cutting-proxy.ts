import { connect, createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { FIRESTORE } from './fixtures'

/** A TCP proxy between the page and Firestore. `cut` resets every open connection. */
export async function cuttingProxy() {
  const [host, port] = FIRESTORE.split(':')
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), host)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket)
      socket.on('data', (data) => other.write(data))
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`
  let cuts = 0
  return {
    /** Replaces the address of the emulator in the scripts of the page with that of the proxy. Needs `bypassCSP`. */
    async between(page: Page): Promise<void> {
      await page.route('**/assets/*.js', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: (await response.text()).replaceAll(FIRESTORE, address) })
      })
    },
    cut(): void {
      if (open.size > 0) cuts += 1
      for (const socket of open) socket.resetAndDestroy()
    },
    get cuts() {
      return cuts
    },
    stop: () => {
      for (const socket of open) socket.destroy()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
