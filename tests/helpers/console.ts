import { format } from 'node:util'
import { vi } from 'vitest'

type Level = 'error' | 'warn'

let seen: { level: Level; text: string }[] = []
let expected: RegExp[] = []
let allowed: RegExp[] = []

/** Records everything that is written to console.error and console.warn. */
export function watchConsole(): void {
  seen = []
  expected = []
  allowed = []
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation(
      (...parts: unknown[]) => void seen.push({ level, text: format(...parts) }),
    )
  }
}

/** Allows and requires a console line that matches. */
export function expectConsole(pattern: RegExp): void {
  expected.push(pattern)
}

/** Allows a console line that matches, for a helper whose tests may end before it is written. */
export function allowConsole(pattern: RegExp): void {
  allowed.push(pattern)
}

/** Returns the recorded lines, of one level or of both. */
export function consoleLines(level?: Level): string[] {
  return seen.filter((line) => !level || line.level === level).map((line) => line.text)
}

export function checkConsole(): void {
  const known = [...expected, ...allowed]
  const stray = seen.filter(({ text }) => !known.some((pattern) => pattern.test(text)))
  const missing = expected.filter((pattern) => !seen.some(({ text }) => pattern.test(text)))
  if (stray[0])
    throw new Error(
      `console.${stray[0].level} in a test:\n${stray.map((line) => line.text).join('\n')}`,
    )
  if (missing[0]) throw new Error(`expected on the console, never written: ${missing.join(', ')}`)
}
