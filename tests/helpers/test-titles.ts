import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

type Test = {
  file: string
  line: number
  title: string
  /** The lines of comments directly above it. */
  comment: string[]
}

const ROOT = path.resolve(import.meta.dirname, '../..')
const CALLS = ['it', 'test', 'httpTest', 'describe']

export const testFiles = (): string[] =>
  ['tests', 'e2e'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  )

/** Each test, group and step of a file, in the order in which they are written. */
export function testsIn(file: string, text = readFileSync(path.join(ROOT, file), 'utf8')): Test[] {
  const lines = text.split('\n')
  return callsIn(parseSync(file, text).program).map(({ start, title }) => {
    const line = text.slice(0, start).split('\n').length
    return { file, line, title: text.slice(title.start, title.end), comment: above(lines, line) }
  })
}

const isComment = (line: string | undefined) => line?.trimStart().startsWith('//') ?? false

function above(lines: string[], line: number): string[] {
  let first = line - 1
  while (isComment(lines[first - 1])) first -= 1
  return lines.slice(first, line - 1).map((each) => each.trim())
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** `it('…')`, `it.each(rows)('…')`, `test.step('…')`: the name at the beginning of what is called. */
function nameOf(callee: unknown): unknown {
  if (!isNode(callee)) return undefined
  return callee.type === 'Identifier'
    ? callee['name']
    : nameOf(callee['callee'] ?? callee['object'] ?? callee['tag'])
}

function callsIn(value: unknown): { start: number; title: Node }[] {
  if (Array.isArray(value)) return value.flatMap(callsIn)
  if (!isNode(value)) return []
  const [title] = (value['arguments'] ?? []) as unknown[]
  const isTitled =
    CALLS.includes(String(nameOf(value['callee']))) &&
    isNode(title) &&
    (typeof title['value'] === 'string' || title.type === 'TemplateLiteral')
  return [
    ...(isTitled ? [{ start: value.start, title }] : []),
    ...Object.values(value).flatMap(callsIn),
  ]
}
