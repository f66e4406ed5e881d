import { expect } from 'vitest'

const NUMBER = '055 123 4567'
/** A typed text with a telephone number, whose groups an Arabic sentence would turn round. */
export const TEXT = `للحجز ${NUMBER} يومياً`

/** The shown words have the number of `TEXT`, and nowhere without its direction. */
export function expectIsolated(shown: string): void {
  const isolated = `\u2066${NUMBER}\u2069`
  expect(shown).toContain(isolated)
  expect(shown.replaceAll(isolated, '').match(/.{0,40}055 123 4567/g)).toBeNull()
}
