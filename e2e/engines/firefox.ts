import { mkdirSync } from 'node:fs'
import path from 'node:path'
import puppeteer from 'puppeteer-core'
import { COMMAND_MS, START_SCRIPT, type Engine } from './engine'

/** Starts Firefox, driven by WebDriver BiDi; `folder` receives its downloads. */
export async function startFirefox(executablePath: string, folder: string): Promise<Engine> {
  const downloads = path.join(folder, 'downloads')
  mkdirSync(downloads, { recursive: true })
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    protocolTimeout: COMMAND_MS,
    timeout: COMMAND_MS,
    extraPrefsFirefox: {
      'browser.download.dir': downloads,
      'browser.download.folderList': 2,
      // Scroll bars without a width, as on a phone.
      'ui.useOverlayScrollbars': 1,
      'ui.prefersReducedMotion': 1,
      // Requests to other companies fail at once, with and without a network.
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': 9,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': 9,
    },
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(COMMAND_MS)
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`))
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`)
  })
  // Asked before a page with unsaved changes is left.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.evaluateOnNewDocument(START_SCRIPT)

  return {
    name: 'firefox',
    pictureType: 'image/webp',
    downloads,
    open: (address) => page.goto(address),
    reload: () => page.reload(),
    back: () => page.goBack(),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (run, ...args) => page.evaluate(run as never, ...(args as unknown as never[])),
    mouse: {
      move: ({ x, y }) => page.mouse.move(x, y),
      down: () => page.mouse.down(),
      up: () => page.mouse.up(),
    },
    key: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    upload: async (selector, file) => {
      const input = await page.$(selector)
      if (!input) throw new Error(`No ${selector}`)
      await (input as unknown as { uploadFile: (...files: string[]) => Promise<void> }).uploadFile(file)
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    takeProblems: () => problems.splice(0),
    close: () => browser.close(),
  }
}
