import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { execa } from 'execa'
import { freePort } from '../../scripts/ports.mjs'
import { COMMAND_MS, START_SCRIPT, type Engine, type Key } from './engine'

/** The element and key codes of the W3C WebDriver protocol. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const KEYS: Record<Key, string> = { ArrowLeft: '\uE012', ArrowRight: '\uE014', Enter: '\uE007', Escape: '\uE00C' }
/** WebKit does not know one directive of the policy, and reports the requests that end because a page is left. */
const KNOWN =
  /directive 'manifest-src'|(?:Fetch API|XMLHttpRequest) cannot load http:\/\/127\.0\.0\.1:\S+ due to access control checks/

/** Starts WebKitGTK on a display of its own, driven by WebKitWebDriver; `folder` receives its profile and downloads. */
export async function startWebkit(driver: string, folder: string): Promise<Engine> {
  const downloads = path.join(folder, 'downloads')
  mkdirSync(downloads, { recursive: true })
  const display = await startDisplay()
  const port = await freePort()
  const server = start([driver, `--port=${port}`, '--host=127.0.0.1'], { DISPLAY: display.name })
  const send = (method: string, route: string, body?: unknown) =>
    request(method, `http://127.0.0.1:${port}${route}`, body)
  await ready(() => send('GET', '/status'))

  const program = path.join(import.meta.dirname, 'webkit-window.py')
  const browserOptions = { binary: '/usr/bin/python3', args: [program, folder, START_SCRIPT] }
  const { sessionId } = (await send('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
  })) as { sessionId: string }
  const call = (method: string, route: string, body?: unknown) => send(method, `/session/${sessionId}${route}`, body)
  await call('POST', '/timeouts', { script: COMMAND_MS, pageLoad: COMMAND_MS })
  const act = async (source: object) => {
    await call('POST', '/actions', { actions: [source] })
  }
  const point = (action: object) =>
    act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [action] })
  const press = (keys: string) =>
    act({
      type: 'key',
      id: 'keys',
      actions: Array.from(keys).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    })
  let read = 0

  return {
    name: 'webkit',
    pictureType: 'image/jpeg',
    downloads,
    open: (address) => call('POST', '/url', { url: address }),
    reload: () => call('POST', '/refresh', {}),
    back: () => call('POST', '/back', {}),
    resize: (width, height) => call('POST', '/window/rect', { width, height }),
    evaluate: async <Args extends unknown[], Result>(
      run: (...args: Args) => Result | Promise<Result>,
      ...args: Args
    ) => {
      const script = `const done = arguments[arguments.length - 1]
        Promise.resolve((${run.toString()})(...[...arguments].slice(0, -1)))
          .then((value) => done({ value }), (error) => done({ error: String(error) }))`
      const answer = (await call('POST', '/execute/async', { script, args })) as { value: Result; error?: string }
      if (answer.error) throw new Error(answer.error)
      return answer.value
    },
    mouse: {
      move: ({ x, y }) => point({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) }),
      down: () => point({ type: 'pointerDown', button: 0 }),
      up: () => point({ type: 'pointerUp', button: 0 }),
    },
    key: (key) => press(KEYS[key]),
    type: press,
    upload: async (selector, file) => {
      const input = (await call('POST', '/element', { using: 'css selector', value: selector })) as {
        [ELEMENT]: string
      }
      await call('POST', `/element/${input[ELEMENT]}/value`, { text: file })
    },
    screenshot: async () => Buffer.from((await call('GET', '/screenshot')) as string, 'base64'),
    takeProblems: () => {
      const lines = readFileSync(path.join(folder, 'console.txt'), 'utf8').split('\n').slice(0, -1)
      const added = lines.slice(read)
      read = lines.length
      return added.filter((line) => /CONSOLE (?:\w+ )?(?:ERROR|WARN)/.test(line) && !KNOWN.test(line))
    },
    close: async () => {
      await Promise.allSettled([call('DELETE', '')])
      server.kill()
      display.close()
    },
  }
}

/** Starts a program that ends with this process, however this process ends. */
function start([program = '', ...args]: string[], env: Record<string, string>) {
  const child = execa('setpriv', ['--pdeathsig', 'KILL', program, ...args], {
    // Without a graphics card; and screenshots hang while WEBKIT_DISABLE_COMPOSITING_MODE is set.
    env: { ...env, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_COMPOSITING_MODE: undefined },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    buffer: false,
    reject: false,
  })
  return child
}

async function startDisplay() {
  const child = start(['Xvfb', '-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {})
  const number = await new Promise<string>((resolve, reject) => {
    child.stdio[3].once('data', (data: Buffer) => resolve(String(data).trim()))
    child.once('exit', () => reject(new Error('Xvfb did not start')))
  })
  return { name: `:${number}`, close: () => child.kill() }
}

async function ready(ask: () => Promise<unknown>) {
  const giveUp = Date.now() + COMMAND_MS
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (Date.now() > giveUp) throw error
      await delay(50)
    }
  }
}

async function request(method: string, url: string, body: unknown): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(COMMAND_MS),
  })
  const { value } = (await answer.json()) as { value: unknown }
  if (!answer.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value).slice(0, 400)}`)
  return value
}
