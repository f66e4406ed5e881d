import { expect, it } from 'vitest'

const sources = Object.entries(
  import.meta.glob<string>('../../src/{data,lib}/**/*.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)

const EXPORTED = /^export (?:async )?(?:const|function|type|class) (\w+)/gm
/** It stands between a function and its docstring. */
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
  expect(found).toEqual([])
})

it('an export without a docstring is found', () => {
  expect(undocumentedIn(`/** A. */\nexport const a = 1\n${PURE}export function b() {}\n`)).toEqual([
    'b',
  ])
})
