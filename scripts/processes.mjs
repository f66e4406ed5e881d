/** Starts child processes and ends them, so that none outlives the command that started it. */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, readFileSync, readdirSync } from 'node:fs'

/** @typedef {{ env?: Record<string, string | undefined>, cwd?: string }} Options `env` is added to ours; undefined removes a variable. */

/**
 * Preloaded into every long-running child: ends it when the channel to its parent closes. That happens even when the
 * parent is killed with SIGKILL, which execa's cleanup cannot handle.
 */
const END_WITH_PARENT = `data:text/javascript,${encodeURIComponent(
  "process.on('disconnect', () => process.kill(process.pid, 'SIGTERM')); process.channel?.unref()",
)}`
/** @type {(() => unknown)[]} */
const closers = []
/** @type {Promise<never> | undefined} */
let ending

/**
 * Runs a program to its end with inherited input and output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Options} [options]
 * @returns {Promise<number>} its exit code
 */
export async function run(command, args, options = {}) {
  const { execa } = await loadExeca()
  const child = execa(command, args, { ...options, stdio: 'inherit', reject: false })
  const forget = onEnd(async () => {
    child.kill()
    await child
  })
  const { exitCode } = await child
  forget()
  return exitCode ?? 1
}

/**
 * Starts a long-running Node program, which ends with the command. It gets its own process group, so that Ctrl+C in a
 * terminal reaches only this process, which then ends its children in order.
 * @param {string} script
 * @param {readonly string[]} args
 * @param {Options & { log?: string, killSignal?: NodeJS.Signals, forceKillAfterDelay?: number }} [options] the output
 *   goes to the file `log`; after `forceKillAfterDelay` ms whatever still runs is killed, with all it has started
 */
export async function startNode(script, args, { log, ...options } = {}) {
  const { execaNode } = await loadExeca()
  // The child writes to the file itself, because output that execa copies is lost when this process is killed.
  const file = log ? createWriteStream(log) : undefined
  if (file) await once(file, 'open')
  const output = file ?? 'inherit'
  const child = execaNode(script, args, {
    forceKillAfterDelay: 10_000,
    ...options,
    nodeOptions: ['--import', END_WITH_PARENT],
    detached: process.platform !== 'win32',
    stdin: 'ignore',
    stdout: output,
    stderr: output,
    buffer: false,
    reject: false,
  })
  onEnd(async () => {
    if (isRunning(child)) endDescendantsWith(child)
    child.kill()
    await child
  })
  // The child is a promise, so returning it from an async function would wait for its end.
  return { child }
}

/**
 * Kills the current descendants of a child as soon as the child ends. They are listed now, because a process whose
 * parent has ended does not name it any more.
 * @param {import('node:child_process').ChildProcess} child
 */
export function endDescendantsWith(child) {
  const pids = descendants(child.pid)
  child.once('exit', () => pids.forEach(killNow))
}

/** @param {import('node:child_process').ChildProcess} child */
export const isRunning = (child) => child.exitCode === null && child.signalCode === null

/**
 * Registers a function that runs when the command ends, last first. Returns a function that removes it.
 * @param {() => unknown} close
 */
export function onEnd(close) {
  closers.unshift(close)
  return () => {
    const at = closers.indexOf(close)
    if (at >= 0) closers.splice(at, 1)
  }
}

/**
 * Runs the registered functions, then exits. Later calls wait for the first.
 * @param {number} code
 */
export function end(code) {
  ending ??= (async () => {
    for (const close of closers.slice()) {
      try {
        await close()
      } catch (error) {
        console.error('While stopping:', error)
      }
    }
    process.exit(code)
  })()
  return ending
}

export const isEnding = () => ending !== undefined

/**
 * Ends the command on Ctrl+C, on SIGTERM, when the terminal closes and when `npm` ends.
 * @param {{ code: number, onSignal: () => void }} options
 */
export function endOnSignals({ code, onSignal }) {
  const stopNow = () => {
    if (!isEnding()) onSignal()
    void end(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopNow)
  const fail = (/** @type {unknown} */ error) => {
    console.error(error)
    void end(1)
  }
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)
  // Some shells do not forward signals from npm, but then the parent process changes.
  if (process.env['npm_lifecycle_event']) {
    const parent = process.ppid
    setInterval(() => process.ppid !== parent && stopNow(), 200).unref()
  }
}

/** On first use: `npm start` imports this file before the packages are installed. */
const loadExeca = () => import('execa')

/**
 * Returns all descendants, in any process group: firebase-tools starts Java in its own.
 * @param {number | undefined} pid
 */
function descendants(pid) {
  const table = processTable()
  /** @type {number[]} */
  const found = []
  const queue = [pid]
  while (queue.length > 0) {
    const parent = queue.shift()
    const children = table.filter((entry) => entry.parent === parent).map((entry) => entry.pid)
    found.push(...children)
    queue.push(...children)
  }
  return found
}

function processTable() {
  // Slim containers lack `ps`.
  if (process.platform === 'linux') return readdirSync('/proc').filter(isNumber).flatMap(procEntry)
  if (process.platform === 'win32') return []
  const lines = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).stdout.trim().split('\n')
  return lines.map((line) => {
    const [pid, parent] = line.trim().split(/\s+/).map(Number)
    return { pid: pid ?? 0, parent }
  })
}

const isNumber = (/** @type {string} */ name) => /^\d+$/.test(name)

/** @param {string} pid */
function procEntry(pid) {
  try {
    // The name of the program is in brackets and may contain spaces and brackets.
    const parent = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]
    return [{ pid: Number(pid), parent: Number(parent) }]
  } catch {
    return []
  }
}

/** @param {number} pid */
function killNow(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process has ended already.
  }
}
