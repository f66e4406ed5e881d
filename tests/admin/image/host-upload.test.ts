import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ImageHostError, uploadToHost } from '../../../src/admin/image/host-upload'

type Seen = { method: string | undefined; authorization: string | undefined; type: string; body: Buffer }

let server: Server
let endpoint = ''
let seen: Seen[] = []
let answer: { status: number; body: string } = { status: 200, body: '' }

async function read(request: IncomingMessage): Promise<Seen> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return {
    method: request.method,
    authorization: request.headers.authorization,
    type: request.headers['content-type'] ?? '',
    body: Buffer.concat(parts),
  }
}

beforeAll(async () => {
  server = createServer((request, response) => {
    void read(request).then((one) => {
      seen.push(one)
      response.writeHead(answer.status, { 'content-type': 'application/json' })
      response.end(answer.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/3/image`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  seen = []
  answer = { status: 200, body: JSON.stringify({ data: { link: 'https://host.example/a.jpg' } }) }
})

const image = new Blob([new Uint8Array([1, 2, 3, 250])], { type: 'image/jpeg' })
const send = () => uploadToHost(image, { endpoint, clientId: 'abc123' })

describe('the hosted mode (139), against a real HTTP server', () => {
  it('posts the picture as multipart field "image"', async () => {
    expect(await send()).toBe('https://host.example/a.jpg') // 139
    const [request] = seen
    expect(request?.method).toBe('POST')
    expect(request?.authorization).toBe('Client-ID abc123')
    expect(request?.type).toMatch(/^multipart\/form-data; boundary=/)
    const body = request?.body.toString('latin1') ?? ''
    expect(body).toContain('name="image"')
    expect(body).toContain('\x01\x02\x03\xfa')
  })

  it('raises an http link to https', async () => {
    answer.body = JSON.stringify({ data: { link: 'http://host.example/a.jpg' } })
    expect(await send()).toBe('https://host.example/a.jpg')
  })

  it.each([
    ['an error status', { status: 429, body: '{"data":{"error":"limit"}}' }],
    ['no link', { status: 200, body: '{"data":{}}' }],
    ['a link that is none', { status: 200, body: '{"data":{"link":"not a link"}}' }],
    ['a link that could run', { status: 200, body: '{"data":{"link":"javascript:alert(1)"}}' }],
    ['no JSON', { status: 200, body: '<html>' }],
  ])('%s is a failure of the host (138)', async (_, given) => {
    answer = given
    await expect(send()).rejects.toBeInstanceOf(ImageHostError)
  })

  it('fails when the host does not answer (138)', async () => {
    await expect(uploadToHost(image, { endpoint: 'http://127.0.0.1:9/none', clientId: 'abc' })).rejects.toBeInstanceOf(
      ImageHostError,
    )
  })
})
