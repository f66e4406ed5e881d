import { expect, it } from 'vitest'
import { once } from '../../src/data/client/once'

it('what is made once is made again only after a failure', async () => {
  let calls = 0
  const number = once(async () => {
    calls += 1
    if (calls === 1) throw new Error('a chunk did not load')
    return Promise.resolve(calls)
  })
  const first = [number(), number()]
  for (const each of first) await expect(each).rejects.toThrow('a chunk did not load')
  expect([await number(), await number()]).toEqual([2, 2])
})
