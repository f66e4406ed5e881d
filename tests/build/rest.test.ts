import { createServer, type Server } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { call } from '../../scripts/firebase/rest.mjs'
import { listen } from '../helpers/emulator/run'

let server: Server
afterEach(() => void server.close())

/** Starts a server that closes this many connections without an answer, or in the middle of one. */
async function listenAndClose(times: number, isBegun: boolean) {
  let remaining = times
  server = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      remaining -= 1
      if (remaining < 0) return response.end('{"ok":true}')
      if (isBegun) response.writeHead(200, { 'content-length': 100 }).write('{')
      return setImmediate(() => request.socket.destroy())
    })
  })
  return `http://${await listen(server)}/`
}

it.each([
  ['before its answer', false],
  ['within its answer', true],
])('a request to an emulator is repeated when its connection ends %s', async (_, isBegun) => {
  expect(await call('POST', await listenAndClose(3, isBegun), { body: { a: 1 } })).toEqual({
    ok: true,
  })
})

it('a request to an emulator that never answers ends with the reason', async () => {
  const url = await listenAndClose(Number.POSITIVE_INFINITY, false)
  await expect(call('POST', url, { body: {} })).rejects.toThrow('fetch failed')
})
