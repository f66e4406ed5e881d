import { expect } from 'vitest'
import { valid } from '../../../scripts/documents/valid'
import type { StoredFields } from '../../../scripts/firebase/values.mjs'
import {
  freshBackend,
  HOST,
  PROJECT,
  putRules,
  RULES,
  sendRequest,
  versionWrite,
  type Write,
} from './backend'

let token = ''

/** Empties the database. The writes below are those of its new administrator. */
export async function freshRules() {
  const admin = await freshBackend()
  token = admin.idToken
  return admin
}

/** The version of the valid document at this path. */
export const validVersionWrite = (path: string, more: StoredFields = {}): Write =>
  versionWrite(path, valid(path), more)

const commit = (writes: readonly Write[]) =>
  sendRequest(token, { method: 'POST', path: ':commit', body: { writes } })

/** Whether the rules accept these writes in one request. Throws on an answer that is not of the rules. */
export async function isTaken(...writes: Write[]): Promise<boolean> {
  const { status, text } = await commit(writes)
  if (![200, 403].includes(status)) throw new Error(`${status}: ${text}`)
  return status === 200
}

/** Expects that the rules accept these writes. A failure names the documents and the false clauses of the rules. */
export async function expectTaken(...writes: Write[]): Promise<void> {
  if (!(await isTaken(...writes))) expect.fail(await explainRefusal(writes))
}

export async function expectRefused(...writes: Write[]): Promise<void> {
  if (await isTaken(...writes))
    expect.fail(`${pathsOf(writes)} was taken: ${JSON.stringify(writes).slice(0, 400)}`)
}

/** The documents of a request that is refused, and the clauses of the rules that were false, outermost first. */
export async function explainRefusal(writes: readonly Write[]): Promise<string> {
  // Putting the rules again empties the report.
  await putRules(RULES)
  const { text } = await commit(writes)
  const clauses = (await fetchRulesReport()).flatMap(falseIn)
  const lines = clauses
    .sort((a, b) => b.line - a.line)
    .map(({ line, code }) => `  line ${line}: ${code}`)
  const message = /"message":"(?<message>.*?)","status"/.exec(text)?.groups?.['message'] ?? text
  return [`${pathsOf(writes)} was refused by firestore.rules`, ...new Set(lines), message].join(
    '\n',
  )
}

/** An expression of the rules, with the values that it had. */
type Expression = {
  sourcePosition: { line?: number; currentOffset?: number; endOffset?: number }
  values?: { value: { boolValue?: boolean } }[]
  children?: Expression[]
}

/** The expressions of the rules, with the values that each has had since the rules were put. */
export async function fetchRulesReport(): Promise<Expression[]> {
  const answer = await fetch(`http://${HOST}/emulator/v1/projects/${PROJECT}:ruleCoverage`)
  return ((await answer.json()) as { report: Expression[] }).report
}

type Clause = { line: number; code: string }

/** The smallest expressions that were false. */
function falseIn({ sourcePosition, values = [], children = [] }: Expression): Clause[] {
  const inner = children.flatMap(falseIn)
  if (inner.length > 0 || !values.some(({ value }) => value.boolValue === false)) return inner
  const { line = 0, currentOffset = 0, endOffset = 0 } = sourcePosition
  const code = RULES.slice(currentOffset, endOffset + 1)
  // The report ends a call before its last brackets.
  const missing = code.split('(').length - code.split(')').length
  return [{ line, code: code + ')'.repeat(Math.max(missing, 0)) }]
}

type Named = { name: string }

const pathsOf = (writes: readonly Write[]): string =>
  writes
    .map((write) => (write['delete'] as string | undefined) ?? (write['update'] as Named).name)
    .map((name) => name.slice(name.indexOf('/documents/') + '/documents/'.length))
    .join(' + ')
