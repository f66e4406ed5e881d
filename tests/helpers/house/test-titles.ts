import { parseSync } from 'vite'
import { filesIn, readText } from './repository'
import { isNode, nodesIn } from './syntax-tree'

type Test = {
  file: string
  line: number
  title: string
  /** The lines of comments directly above it. */
  comment: string[]
}

const CALLS = ['it', 'test', 'httpTest', 'describe']

export const testFiles = (): string[] =>
  ['tests', 'e2e'].flatMap((folder) => filesIn(folder, /\.(test|spec)\.tsx?$/))

/** Each test, group and step of a file, in the order in which they are written. */
export function testsIn(file: string, text = readText(file)): Test[] {
  const lines = text.split('\n')
  return nodesIn(parseSync(file, text).program).flatMap(({ start, callee, arguments: values }) => {
    const [title] = (values ?? []) as unknown[]
    const isTitled =
      CALLS.includes(String(nameOf(callee))) &&
      isNode(title) &&
      (typeof title['value'] === 'string' || title.type === 'TemplateLiteral')
    if (!isTitled) return []
    const line = text.slice(0, start).split('\n').length
    return [{ file, line, title: text.slice(title.start, title.end), comment: above(lines, line) }]
  })
}

const isComment = (line: string | undefined) => line?.trimStart().startsWith('//') ?? false

function above(lines: string[], line: number): string[] {
  let first = line - 1
  while (isComment(lines[first - 1])) first -= 1
  return lines.slice(first, line - 1).map((each) => each.trim())
}

/** The first name of a called expression: `it` in `it.each(rows)('…')`, `test` in `test.step('…')`. */
function nameOf(callee: unknown): unknown {
  if (!isNode(callee)) return undefined
  return callee.type === 'Identifier'
    ? callee['name']
    : nameOf(callee['callee'] ?? callee['object'] ?? callee['tag'])
}
