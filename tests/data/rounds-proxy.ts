import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Frames of HTTP/2 that steer the connection; nothing waits for an answer to them. Source: RFC 9113, section 6. */
const STEERING = [4, 6, 8]
const PREFACE_BYTES = 24
const FRAME_HEADER_BYTES = 9
const HEADERS = 1
/** The calls that Firestore's servers and browsers take at once on one connection. */
const CALLS_AT_ONCE = 100
/** The client has sent everything that it can send without another answer once it is silent for this long. */
const SILENCE_MS = 40

const DATA = 0
const MESSAGE_HEADER_BYTES = 5
const REMOVE_TARGET_TAG = 0x18

/** Whether a frame only says that a listener has ended. Source: ListenRequest of google/firestore/v1/firestore.proto. */
function isEndOfListener(frame: Buffer): boolean {
  if (frame.readUInt8(3) !== DATA) return false
  let at = FRAME_HEADER_BYTES
  while (at + MESSAGE_HEADER_BYTES + 2 < frame.length) {
    const size = frame.readUInt32BE(at + 1)
    const message = frame.subarray(at + MESSAGE_HEADER_BYTES, at + MESSAGE_HEADER_BYTES + size)
    // The first field is the name of the database.
    if (message[2 + (message[1] ?? 0)] !== REMOVE_TARGET_TAG) return false
    at += MESSAGE_HEADER_BYTES + size
  }
  return at === frame.length && frame.length > FRAME_HEADER_BYTES
}

/**
 * A proxy before the Firestore emulator that counts round trips. It holds what the client sends until nothing more
 * comes, and lets it through together: requests that wait for no answer cost one round trip, as on a slow line.
 */
export async function roundsProxy(emulator: string) {
  const [host, port] = emulator.split(':')
  const sockets = new Set<Socket>()
  let held: (() => void)[] = []
  let calls = 0
  let timer: NodeJS.Timeout | undefined
  let rounds = 0
  const release = () => {
    const sent = held
    held = []
    rounds += Math.max(1, Math.ceil(calls / CALLS_AT_ONCE))
    calls = 0
    sent.forEach((send) => send())
  }
  const hold = (send: () => void) => {
    held.push(send)
    clearTimeout(timer)
    timer = setTimeout(release, SILENCE_MS)
  }
  const server = createServer((client) => {
    const upstream = connect(Number(port), host)
    let buffer = Buffer.alloc(0)
    let hasPreface = false
    let isRest = false
    client.on('data', (data: Buffer) => {
      // A request of REST comes over HTTP/1.1, in one piece or more.
      if (!hasPreface && buffer.length === 0) isRest ||= !data.toString('latin1').startsWith('PRI')
      if (isRest) {
        if (data.toString('latin1').startsWith('POST')) calls += 1
        hold(() => upstream.write(data))
        return
      }
      buffer = Buffer.concat([buffer, data])
      if (!hasPreface) {
        if (buffer.length < PREFACE_BYTES) return
        hasPreface = true
        upstream.write(buffer.subarray(0, PREFACE_BYTES))
        buffer = buffer.subarray(PREFACE_BYTES)
      }
      while (buffer.length >= FRAME_HEADER_BYTES) {
        const size = FRAME_HEADER_BYTES + buffer.readUIntBE(0, 3)
        if (buffer.length < size) return
        const frame = buffer.subarray(0, size)
        buffer = buffer.subarray(size)
        const type = frame.readUInt8(3)
        if (type === HEADERS) calls += 1
        if (STEERING.includes(type) || isEndOfListener(frame)) upstream.write(frame)
        else hold(() => upstream.write(frame))
      }
    })
    upstream.on('data', (data) => client.write(data))
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => other.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** How many round trips were made so far. */
    rounds: () => rounds,
    /** How many round trips `work` waits for. */
    async count(work: () => Promise<unknown>): Promise<number> {
      const before = rounds
      await work()
      return rounds - before
    },
    stop: () => {
      clearTimeout(timer)
      sockets.forEach((socket) => socket.destroy())
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
