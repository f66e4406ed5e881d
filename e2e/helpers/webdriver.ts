import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { FIREFOX, MINI_BROWSER, WEBKIT_DRIVER, XVFB } from '../../scripts/prepare.mjs'
import { WAIT_MS } from '../../tests/time-limits.mjs'

// Debian's own browsers, for the engines that Playwright has not downloaded. Both speak WebDriver themselves: WebKit by
// HTTP, Firefox in the packets of Marionette.
// Source: w3.org/TR/webdriver2, firefox-source-docs.mozilla.org/testing/marionette

/** The commands that are used, and their paths by HTTP. */
const PATHS = {
  Navigate: '/url',
  ExecuteAsyncScript: '/execute/async',
  PerformActions: '/actions',
} as const

export type Driver = {
  send: (command: keyof typeof PATHS, parameters: object) => Promise<unknown>
  resize: (width: number, height: number) => Promise<void>
  close: () => Promise<void>
}

/** Repeats a question until there is an answer. */
async function waitForAnswer<T>(what: string, ask: () => T | Promise<T>): Promise<NonNullable<T>> {
  const end = Date.now() + WAIT_MS
  while (Date.now() < end) {
    const answer = await Promise.resolve(ask()).catch(() => null)
    if (answer !== null && answer !== undefined) return answer
    await delay(50)
  }
  throw new Error(`No answer of ${what}`)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill()
  await ended
}

/** A folder that the next run deletes, because a browser that was told to end may still write its caches. */
const temporaryFolder = () => mkdtempSync(path.join(tmpdir(), 'engine-'))

/** With the port 0 Firefox chooses one, and writes it into a file of the profile. */
const PREFERENCES = {
  'marionette.port': 0,
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'ar-SA',
}

export async function startFirefox(): Promise<Driver> {
  const profile = temporaryFolder()
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  )
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'))
  const options = ['--headless', '--no-remote', '--profile', profile]
  const access = ['--marionette', '--remote-allow-system-access']
  const browser = spawn(FIREFOX, [...options, ...access], { stdio: 'ignore' })
  const portFile = path.join(profile, 'MarionetteActivePort')
  const port = await waitForAnswer('Firefox', () =>
    existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) || null : null,
  )
  const { ask, end } = marionette(port)
  await ask('WebDriver:NewSession', {})
  return {
    send: async (command, parameters) => {
      const answer = await ask(`WebDriver:${command}`, parameters)
      return (answer as { value?: unknown } | null)?.value
    },
    // A window of Firefox cannot be as narrow as a phone, but its page can.
    resize: async (width, height) => {
      await ask('Marionette:SetContext', { value: 'chrome' })
      await ask('WebDriver:ExecuteScript', {
        script: `const { style } = gBrowser.selectedBrowser
          style.width = arguments[0] + 'px'
          style.height = arguments[1] + 'px'`,
        args: [width, height],
      })
      await ask('Marionette:SetContext', { value: 'content' })
    },
    close: async () => {
      end()
      await stop(browser)
    },
  }
}

type Answer = [type: number, id: number, error: { message: string } | null, result: unknown]

/** A packet is `LENGTH:[type,id,command,parameters]`; its answer has the same id. */
function marionette(port: number) {
  const socket = connect(port, '127.0.0.1')
  const unanswered = new Map<number, (answer: Answer) => void>()
  let received = Buffer.alloc(0)
  let last = 0
  socket.on('data', (part) => {
    received = Buffer.concat([received, part])
    for (let colon = received.indexOf(':'); colon >= 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.subarray(0, colon).toString())
      if (received.length < end) return
      const packet: unknown = JSON.parse(received.subarray(colon + 1, end).toString())
      received = received.subarray(end)
      // The first packet is a greeting.
      if (Array.isArray(packet)) unanswered.get(Number(packet[1]))?.(packet as Answer)
    }
  })
  const ask = (command: string, parameters: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      last += 1
      unanswered.set(last, ([, , error, result]) =>
        error ? reject(new Error(`${command}: ${error.message}`)) : resolve(result),
      )
      const packet = JSON.stringify([0, last, command, parameters])
      socket.write(`${Buffer.byteLength(packet)}:${packet}`)
    })
  return { ask, end: () => void socket.destroy() }
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** Without this WebKit says that it is offline on a machine without internet. */
const ONLINE = { GIO_USE_NETWORK_MONITOR: 'base' }

export async function startWebKit(): Promise<Driver> {
  const size = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const screen = spawn(XVFB, ['-displayfd', '3', ...size], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await new Promise<string>((resolve) => {
    screen.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`))
  })
  const folder = temporaryFolder()
  const homes = { XDG_CACHE_HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const port = await freePort()
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, ...ONLINE, ...homes, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: 'ignore',
  })
  const ask = async (method: string, address: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      body: body ? JSON.stringify(body) : null,
    })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(`${address}: ${JSON.stringify(value)}`)
    return value
  }
  await waitForAnswer('WebKitWebDriver', () => ask('GET', '/status'))
  const browser = { binary: MINI_BROWSER, args: ['--automation', '--full-screen'] }
  const { sessionId } = (await ask('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browser } },
  })) as { sessionId: string }
  const session = `/session/${sessionId}`
  return {
    send: (command, parameters) => ask('POST', session + PATHS[command], parameters),
    resize: async (width, height) => {
      await ask('POST', `${session}/window/rect`, { x: 0, y: 0, width, height })
    },
    close: async () => {
      await ask('DELETE', session)
      await stop(driver)
      await stop(screen)
    },
  }
}
