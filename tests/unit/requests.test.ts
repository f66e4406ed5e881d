import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { requestsToEnd } from '../helpers/requests'

const server = createServer((_, response) => {
  void setTimeout(50).then(() => response.end('{}'))
})
let address = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

it('a test ends after the requests that it left, and those that follow an answer', async () => {
  let answers = 0
  const ask = async () => {
    await (await fetch(address)).json()
    answers += 1
  }
  void ask().then(ask)
  await requestsToEnd()
  expect(answers).toBe(2)
})
