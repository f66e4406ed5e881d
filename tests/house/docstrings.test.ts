import { expect, it } from 'vitest'

const sources = Object.entries(
  import.meta.glob<string>('../../src/{data,lib}/**/*.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)

const EXPORTED = /^export (?:async )?(?:const|function) (\w+)/gm
/** A mark for the bundler between a docstring and its function. */
const PURE = '/* @__NO_SIDE_EFFECTS__ */\n'
/** What follows an export: an empty line, a docstring or another export. */
const NEXT = /\n(?:\n|\/\*\*|export )/
/** The type of the result: at the end of a line that begins the function, or ends its parameters. */
const RESULT = /^(?:export .*)?\): (.+?) (?:=>|\{)/m

/** Whether the types of an exported function leave a question: which error, which effect, in which unit, or when null. */
function needsDocstring(declaration: string): boolean {
  const result = RESULT.exec(declaration)?.[1] ?? ''
  return /\bthrow /.test(declaration) || /\b(?:Promise|void|number|null|undefined)\b/.test(result)
}

/** The exports of a file that need a docstring and have none. */
const undocumentedIn = (text: string): string[] => {
  const source = text.replaceAll(PURE, '')
  return [...source.matchAll(EXPORTED)].flatMap(({ index, 1: name = '' }) => {
    const [declaration = ''] = source.slice(index).split(NEXT, 1)
    const hasDocstring = source.slice(0, index).endsWith('*/\n')
    return needsDocstring(declaration) && !hasDocstring ? [name] : []
  })
}

it('what throws or returns a promise, a number, null or nothing has a docstring', () => {
  expect(sources.length).toBeGreaterThan(80)
  const found = sources.flatMap(([path, text]) =>
    undocumentedIn(text).map((name) => `${path.replace('../../', '')} ${name}`),
  )
  expect(found, 'say the error, the effect, the unit, or when there is none').toEqual([])
})

it.each([
  ['throws', 'export function a(): A {\n  throw new Error()\n}\n'],
  ['returns a promise', 'export async function a(\n  id: string,\n): Promise<A> {\n}\n'],
  ['returns a number', 'export const a = (id: string): number => 1\n'],
  ['may return null', `${PURE}export const a = (id: string): A | null =>\n  null\n`],
  ['returns nothing', 'export function a(): void {\n}\n'],
])('a function without a docstring that %s is found', (_, source) => {
  expect(undocumentedIn(source)).toEqual(['a'])
  expect(undocumentedIn(`/** A. */\n${source}`)).toEqual([])
})

it('a function whose types say all needs no docstring', () => {
  expect(undocumentedIn('export const a = (id: string): string => id\n')).toEqual([])
})
