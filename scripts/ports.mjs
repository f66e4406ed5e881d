/** Which TCP ports to use. */
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

export const HOST = '127.0.0.1'

/** Ports of `npm start` and `npm run preview`: variable and default. */
/** @typedef {keyof typeof DEFAULTS} PortName */
const DEFAULTS = { WEB_PORT: 5173, AUTH_PORT: 9099, FIRESTORE_PORT: 8080, HOSTING_PORT: 5000 }

/**
 * Reads the named ports from the environment; `isDefault` is true when none was changed. Throws when one is not free.
 * @template {PortName} Names
 * @param {Names[]} names
 */
export async function portsFromEnv(names) {
  const ports = /** @type {Record<Names, number>} */ (Object.fromEntries(names.map((name) => [name, readPort(name)])))
  for (const name of names) {
    const port = ports[name]
    const twin = names.find((other) => other !== name && ports[other] === port)
    if (twin) throw new Error(`${name} and ${twin} are both ${port}: give each its own.`)
    if (!(await isFree(port)))
      throw new Error(
        `Port ${port} is busy: set ${name} to a free port, for example ${name}=${await suggestion(port)} npm start`,
      )
  }
  return { ...ports, isDefault: names.every((name) => ports[name] === DEFAULTS[name]) }
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: HOST, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/** Below the range of ephemeral ports, which the system gives to outgoing connections (32768 on Linux, else 49152). */
const OWN_RANGE = { from: 20_000, to: 32_000 }
/** @type {Set<number>} */
const given = new Set()

/**
 * Returns a free port, never the same twice, outside the range that the system gives to outgoing connections.
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(OWN_RANGE.from, OWN_RANGE.to)
    if (given.has(port)) continue
    given.add(port)
    if (await isFree(port)) return port
  }
}

/** @param {PortName} name */
function readPort(name) {
  const text = process.env[name]
  const port = text ? Number(text) : DEFAULTS[name]
  if (!Number.isInteger(port) || port < 1024 || port > 65_535)
    throw new Error(`${name}=${text} is not a port: use a number from 1024 to 65535.`)
  return port
}

/** @param {number} port */
async function suggestion(port) {
  for (let next = port + 1; next < port + 100; next += 1) if (await isFree(next)) return next
  return freePort()
}
