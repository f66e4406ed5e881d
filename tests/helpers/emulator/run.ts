import { spawn } from 'node:child_process'
import type { AddressInfo, Server } from 'node:net'

/** Runs a script to its end; returns its exit code and everything that it wrote. */
export async function run(
  args: string[],
  options: { env: Record<string, string | undefined>; cwd?: string },
  interruptAt?: RegExp,
) {
  const child = spawn(process.execPath, args, options)
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      text += data.toString()
      // The signal is sent once, because another one could meet a process that is about to exit.
      if (!child.killed && interruptAt?.test(text)) child.kill('SIGINT')
    })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  return { code, text }
}

/** Starts a server; returns its host and port. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}
