/** Starts child processes and ends them, so that none outlives the command that started it. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync, readdirSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

const PARENT_WATCH = new URL('./end-with-parent.mjs', import.meta.url).href
const closers = []
let ending

/** Runs a program to its end; the answer is its exit code. Its output goes to ours. */
export async function run(command, args, { env, cwd, stdio = 'inherit' } = {}) {
  const child = spawn(command, args, { env: env ?? process.env, cwd, stdio })
  const forget = onEnd(() => stop(child))
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(127))
    child.once('exit', (exit) => resolve(exit ?? 1))
  })
  forget()
  return code
}

/**
 * Starts a Node program that stays. It gets a process group of its own: a terminal's Ctrl+C then reaches only
 * us, and we end the children in order. With `log` its output goes to that file.
 */
export function startNode(script, args, { env, cwd, log, nodeArgs = [] } = {}) {
  const out = log ? openSync(log, 'w') : 'inherit'
  return spawn(process.execPath, ['--import', PARENT_WATCH, ...nodeArgs, script, ...args], {
    env: env ?? process.env,
    cwd,
    detached: process.platform !== 'win32',
    stdio: ['ignore', out, out, 'ipc'],
  })
}

/** Asks a child to end, waits, and then ends it and everything it had started, by force if it must. */
export async function stop(child, { signal = 'SIGTERM', patience = 10_000, family = [] } = {}) {
  // Noted before the end: once a parent is gone its children no longer say whose they were.
  const pids = new Set([...family, ...descendants(child.pid)])
  if (isRunning(child)) {
    const ended = once(child, 'exit')
    child.kill(signal)
    await Promise.race([ended, delay(patience, undefined, { ref: false })])
    if (isRunning(child)) child.kill('SIGKILL')
  }
  for (const pid of pids) endByForce(pid)
}

export const isRunning = (child) => child.exitCode === null && child.signalCode === null

/** Every process below this one, whatever its process group. */
export function descendants(pid) {
  const children = new Map()
  for (const [child, parent] of processTable()) children.set(parent, [...(children.get(parent) ?? []), child])
  const found = []
  const queue = [pid]
  while (queue.length > 0) {
    const next = children.get(queue.shift()) ?? []
    found.push(...next)
    queue.push(...next)
  }
  return found
}

/** Registers what must be closed when the command ends, last first; the answer takes it back. */
export function onEnd(close) {
  closers.unshift(close)
  return () => {
    const at = closers.indexOf(close)
    if (at >= 0) closers.splice(at, 1)
  }
}

/** Closes everything, then exits. Later calls wait for the first. */
export function end(code) {
  ending ??= (async () => {
    for (const close of [...closers]) {
      try {
        await close()
      } catch (error) {
        console.error(`While stopping: ${error.message}`)
      }
    }
    process.exit(code)
  })()
  return ending
}

export const isEnding = () => ending !== undefined

/** Ctrl+C, SIGTERM, a closed terminal and a vanished `npm` all end in order. */
export function endOnSignals({ code, onSignal = () => {} }) {
  const stopNow = () => {
    if (!isEnding()) onSignal()
    void end(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopNow)
  const fail = (error) => {
    console.error(error)
    void end(1)
  }
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)
  // Some shells do not pass a signal on from npm to us; then only the changed parent tells.
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid
    setInterval(() => process.ppid !== parent && stopNow(), 200).unref()
  }
}

function processTable() {
  if (process.platform === 'win32') return []
  if (process.platform === 'linux')
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(procEntry)
  const lines = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).stdout ?? ''
  return lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
}

function procEntry(pid) {
  try {
    // The program's name stands in brackets and may itself hold spaces and brackets.
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop().split(' ')
    return [[Number(pid), Number(parent)]]
  } catch {
    return []
  }
}

function endByForce(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Already gone, which is what was wanted.
  }
}
