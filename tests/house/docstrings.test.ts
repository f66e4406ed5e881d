import { expect, it } from 'vitest'

const sources = Object.entries(
  import.meta.glob<string>('../../src/{data,lib}/**/*.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)

const EXPORTED = /^export (?:async )?(?:const|function|type|class) (\w+)/gm
/** A mark for the bundler between a docstring and its function. */
const PURE = '/* @__NO_SIDE_EFFECTS__ */\n'

/** The exports of a file that have no docstring. */
const undocumentedIn = (text: string): string[] => {
  const source = text.replaceAll(PURE, '')
  return [...source.matchAll(EXPORTED)].flatMap(({ index, 1: name = '' }) =>
    source.slice(0, index).endsWith('*/\n') ? [] : [name],
  )
}

it('what data and lib export has a docstring', () => {
  expect(sources.length).toBeGreaterThan(80)
  const found = sources.flatMap(([path, text]) =>
    undocumentedIn(text).map((name) => `${path.replace('../../', '')} ${name}`),
  )
  expect(found, 'write a docstring directly above each').toEqual([])
})

it('an export without a docstring is found', () => {
  expect(undocumentedIn(`/** A. */\nexport const a = 1\n${PURE}export function b() {}\n`)).toEqual([
    'b',
  ])
})
