import { expect, it } from 'vitest'
import { freePort } from '../../scripts/ports.mjs'

it('gives every caller a different port', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, () => freePort()))
  expect(new Set(ports).size).toBe(200)
  expect(Math.max(...ports)).toBeLessThan(32_768)
})
