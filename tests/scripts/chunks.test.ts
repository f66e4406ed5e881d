import { expect, it } from 'vitest'
import { modulesAt } from '../../scripts/build/modules-at.mjs'

it('a chunk whose file has moved stops the build by name', () => {
  expect(modulesAt('src/lib/', 'src/main.tsx')('/home/me/src/main.tsx')).toBe(true)
  expect(() => modulesAt('src/lib/', 'src/lib/moved.ts')).toThrow(/not there: src\/lib\/moved\.ts$/)
})
