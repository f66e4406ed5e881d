import { expect } from 'vitest'
import type { Engine, Point } from './engine'

/** Visible elements: a CSS selector, and their accessible name where the selector is not enough. */
export type Target = { css: string; name?: string }

export const button = (name: string): Target => ({ css: 'button', name })
export const link = (name: string): Target => ({ css: 'a', name })
export const heading = (name: string): Target => ({ css: 'h1, h2, h3', name })
const toTarget = (target: Target | string): Target => (typeof target === 'string' ? { css: target } : target)

/** What a visitor does and sees, in terms of elements. */
export function pageOf(engine: Engine) {
  const all = (target: Target | string) => engine.evaluate(look, toTarget(target))
  const texts = async (target: Target | string) => (await all(target)).map(({ text }) => text)
  const seen = (target: Target | string) => expect.poll(() => texts(target), { message: `seen: ${nameOf(target)}` })

  /** Waits until the element is at rest and nothing covers it, and returns its centre. */
  async function aim(target: Target | string): Promise<Point> {
    const points: Point[] = []
    const find = async () => points.push(...(await engine.evaluate(findCentre, toTarget(target))))
    await expect.poll(find, { message: `can be pressed: ${nameOf(target)}` }).toBeGreaterThan(0)
    const [point] = points
    if (!point) throw new Error(nameOf(target))
    return point
  }

  async function press(target: Target | string) {
    await engine.mouse.move(await aim(target))
    await engine.mouse.down()
    await engine.mouse.up()
  }

  return {
    ...engine,
    all,
    texts,
    /** Expects that the element is seen. */
    sees: (target: Target | string) => seen(target).not.toEqual([]),
    /** Expects that no such element is seen. */
    seesNo: (target: Target | string) => seen(target).toEqual([]),
    /** Expects these texts of all such elements. */
    seesTexts: (target: Target | string, expected: unknown[]) => seen(target).toEqual(expected),
    /** Scrolls to the element. */
    hover: aim,
    press,
    /** Drags one element over another and drops it once `over` is seen. */
    drag: async (from: Target, to: Target, over: Target) => {
      const [first, last] = [await aim(from), await aim(to)]
      await engine.mouse.move(first)
      await engine.mouse.down()
      for (const share of [0.1, 0.4, 0.7, 1])
        await engine.mouse.move({
          x: first.x + (last.x - first.x) * share,
          y: first.y + (last.y - first.y) * share,
        })
      await seen(over).not.toEqual([])
      await engine.mouse.up()
    },
    /** Replaces the text of a field by typing. */
    fill: async (target: Target | string, text: string) => {
      await press(target)
      await engine.evaluate(() => {
        if (document.activeElement instanceof HTMLInputElement) document.activeElement.select()
      })
      await engine.type(text)
      await expect.poll(() => engine.evaluate(readField)).toBe(text)
    },
    /** Chooses an option by its value. The list of options is drawn by the system and takes no commands. */
    choose: async (select: string, value: string) => {
      await aim(select)
      await engine.evaluate(
        (css, chosen) => {
          const element = document.querySelector<HTMLSelectElement>(css)
          if (element) element.value = chosen
          element?.dispatchEvent(new Event('change', { bubbles: true }))
        },
        select,
        value,
      )
    },
    scrollPosition: () => engine.evaluate(() => Math.round(scrollY)),
    address: () => engine.evaluate(() => location.pathname + location.search),
  }
}

export type Page = ReturnType<typeof pageOf>

const nameOf = (target: Target | string) => JSON.stringify(target)
const readField = () => (document.activeElement as HTMLInputElement | null)?.value

// The functions below run in the page, so each is complete in itself.

function look({ css, name }: Target) {
  return [...document.querySelectorAll<HTMLElement>(css)]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => {
      const text = element.textContent.replace(/\s+/g, ' ').trim()
      const attribute = (key: string) => element.getAttribute(key)
      return { text, name: attribute('aria-label') ?? text, href: attribute('href'), src: attribute('src') }
    })
    .filter((element) => name === undefined || element.name === name)
}

async function findCentre({ css, name }: Target): Promise<Point[]> {
  const element = [...document.querySelectorAll<HTMLElement>(css)].find(
    (one) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !one.matches(':disabled') &&
      (name === undefined || (one.getAttribute('aria-label') ?? one.textContent).replace(/\s+/g, ' ').trim() === name),
  )
  if (!element) return []
  const centre = () => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  const isFree = ({ x, y }: Point) => {
    const top = document.elementFromPoint(x, y)
    return top !== null && (element.contains(top) || element.closest('label')?.contains(top))
  }
  if (!isFree(centre())) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const before = centre()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const after = centre()
  return before.x === after.x && before.y === after.y && isFree(after) ? [after] : []
}
