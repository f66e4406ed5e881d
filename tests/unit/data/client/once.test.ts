import { expect, it } from 'vitest'
import { once, onceByKey } from '../../../../src/data/client/once'

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

it('what is made by key is made once for each key, and again only after a failure', async () => {
  const asked: string[] = []
  const load = onceByKey<number>()
  const number = (key: string) =>
    load(key, async () => {
      if (asked.push(key) === 1) throw new Error('no answer')
      return Promise.resolve(asked.length)
    })
  for (const each of [number('a'), number('a')]) await expect(each).rejects.toThrow('no answer')
  expect([await number('a'), await number('b'), await number('a')]).toEqual([2, 3, 2])
})

it('what is made by key is made again after thirty other keys', async () => {
  const asked: string[] = []
  const load = onceByKey<number>()
  const number = (key: string) => load(key, async () => Promise.resolve(asked.push(key)))
  await number('first')
  await number('second')
  for (let other = 1; other <= 28; other += 1) await number(`other ${other}`)
  expect([await number('first'), asked.length]).toEqual([1, 30])
  await number('one more')
  expect([await number('first'), await number('second')]).toEqual([1, 32])
})
