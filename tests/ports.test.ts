import { expect, it } from 'vitest'
import { freePorts } from '../scripts/ports.mjs'

it('gives ports that nobody else is given, the system’s outgoing connections included', async () => {
  const ports = (await Promise.all(Array.from({ length: 20 }, () => freePorts(10)))).flat()
  expect(new Set(ports).size).toBe(200)
  expect(Math.max(...ports)).toBeLessThan(32_768)
})
