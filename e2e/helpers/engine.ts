import type { Page } from '@playwright/test'
import { backendTest, expect, SITE } from './fixtures'
import { startFirefox, startWebKit, type Driver } from './webdriver'

/** The commands of a browser, whoever drives it. */
export type Engine = {
  goto: (path: string) => Promise<unknown>
  /** Runs a function in the page, which gets its argument as JSON. */
  evaluate: <A, T>(run: (argument: A) => T | Promise<T>, argument: A) => Promise<T>
  pressAt: (x: number, y: number) => Promise<unknown>
  type: (text: string) => Promise<unknown>
  resize: (width: number, height: number) => Promise<unknown>
}

const ofPlaywright = (page: Page): Engine => ({
  goto: (path) => page.goto(SITE + path),
  evaluate: (run, argument) => page.evaluate(run as (argument: unknown) => never, argument),
  pressAt: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  resize: (width, height) => page.setViewportSize({ width, height }),
})

type Outcome<T> = { value: T } | { error: string }

const ofDriver = ({ send, resize }: Driver): Engine => ({
  goto: (path) => send('Navigate', { url: SITE + path }),
  evaluate: async <A, T>(run: (argument: A) => T | Promise<T>, argument: A) => {
    const script = `const [argument, done] = arguments
      Promise.resolve(argument).then(${run.toString()})
        .then((value) => done({ value }), (error) => done({ error: String(error) }))`
    const outcome = await send('ExecuteAsyncScript', { script, args: [argument] })
    const answer = outcome as Outcome<T>
    if ('error' in answer) throw new Error(answer.error)
    return answer.value
  },
  pressAt: (x, y) =>
    send('PerformActions', {
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ],
    }),
  type: (text) =>
    send('PerformActions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: Array.from(text).flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    }),
  resize,
})

export type EngineOptions = {
  /** The engine of Debian that is tested; null for a browser of Playwright. */
  debian: 'firefox' | 'webkit' | null
}

const START = { firefox: startFirefox, webkit: startWebKit }

/** The tests that run in every engine of this machine. Each of its workers starts it once. */
export const engineTest = backendTest.extend<object, EngineOptions & { engine: Engine }>({
  debian: [null, { scope: 'worker', option: true }],
  engine: [
    async ({ debian, playwright, browserName, launchOptions }, use) => {
      if (debian) {
        const driver = await START[debian]()
        await use(ofDriver(driver))
        await driver.close()
      } else {
        const browser = await playwright[browserName].launch(launchOptions)
        await use(ofPlaywright(await browser.newPage()))
        await browser.close()
      }
    },
    { scope: 'worker' },
  ],
})

type Wanted = { css: string; name?: string | undefined }

/** The point at which to press a control that is visible, at rest and not covered; null while there is none. */
async function findFreeSpot({ css, name }: Wanted): Promise<{ x: number; y: number } | null> {
  const control = [...document.querySelectorAll(css)].find((element) => {
    const label = element.getAttribute('aria-label') ?? element.textContent
    return element.getClientRects().length > 0 && (name === undefined || label.trim() === name)
  })
  if (!control || control.closest('[aria-disabled=true]')) return null
  control.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = control.getBoundingClientRect()
  await new Promise((resolve) => setTimeout(resolve, 100))
  const { x, y, width, height } = control.getBoundingClientRect()
  const spot = { x: x + width / 2, y: y + height / 2 }
  const isFree = control.contains(document.elementFromPoint(spot.x, spot.y))
  return isFree && x === before.x && y === before.y ? spot : null
}

/** Waits for a control that can be pressed, and presses it. */
export async function pressControl(engine: Engine, css: string, name?: string): Promise<void> {
  const spot = await expectPressable(engine, css, name)
  await engine.pressAt(spot.x, spot.y)
}

export async function expectPressable(
  engine: Engine,
  css: string,
  name?: string,
): Promise<{ x: number; y: number }> {
  const spots: { x: number; y: number }[] = []
  await expect(async () => {
    const spot = await engine.evaluate(findFreeSpot, { css, name })
    if (spot) spots.push(spot)
    expect(spots, `${css} ${name ?? ''}`).toHaveLength(1)
  }).toPass()
  return spots[0] ?? { x: 0, y: 0 }
}
