/** The Vite development server, run by start.mjs as a child of its own. */
import path from 'node:path'
import { createServer } from 'vite'
import { ROOT } from './install.mjs'
import { HOST } from './ports.mjs'

const port = Number(process.argv[2])
const server = await createServer({
  root: ROOT,
  // Two servers must not share one cache folder, so each port has its own.
  cacheDir: path.join(ROOT, '.cache', `vite-${port}`),
  logLevel: 'warn',
  clearScreen: false,
  server: { port, host: HOST, strictPort: true },
})
await server.listen()
