import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ImageHostError, uploadToHost } from '../../../src/admin/image-fields/image-host'

let server: Server
let endpoint = ''
let seen: { request: IncomingMessage; body: string } | undefined
let answer = { status: 200, body: '' }

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request.setEncoding('latin1')).then((body) => {
      seen = { request, body }
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/3/image`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const image = new Blob([new Uint8Array([1, 2, 3, 250])], { type: 'image/jpeg' })
const send = (to = endpoint) => uploadToHost(image, { endpoint: to, clientId: 'abc123' })

const TAKEN = { status: 200, body: '{"data":{"link":"http://host.example/a.jpg"}}' }

it('the link of a hosted image is raised to https', async () => {
  answer = TAKEN
  expect(await send()).toBe('https://host.example/a.jpg')
})

// Requirement 139
it('a hosted image is posted as the multipart field "image"', async () => {
  answer = TAKEN
  await send()
  expect(seen?.request.method).toBe('POST')
  expect(seen?.request.headers.authorization).toBe('Client-ID abc123')
  expect(seen?.request.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(seen?.body).toContain('form-data; name="image";')
  expect(seen?.body).toContain('\x01\x02\x03\xfa')
})

// Requirement 138
it.each([
  ['an error status', { status: 429, body: '{"data":{"link":"https://host.example/a.jpg"}}' }],
  ['no link', { status: 200, body: '{"data":{}}' }],
  ['a link that could run', { status: 200, body: '{"data":{"link":"javascript:alert(1)"}}' }],
  ['no JSON', { status: 200, body: '<html>' }],
  ['no answer', null],
])('%s is a failure of the image host', async (_, given) => {
  if (given) answer = given
  await expect(send(given ? endpoint : 'http://127.0.0.1:9/none')).rejects.toBeInstanceOf(
    ImageHostError,
  )
})
