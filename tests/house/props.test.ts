import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { isNode, nodesIn, type Node } from '../helpers/house/syntax-tree'

const PROPS_MAX = 8

const sources = import.meta.glob<string>('../../src/**/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const textOf = (node: unknown): string => String((node as { name?: string; value?: string }).name)

type Types = ReadonlyMap<string, Node>
const typesIn = (nodes: readonly Node[]): Types =>
  new Map(
    nodes
      .filter(({ type }) => type === 'TSTypeAliasDeclaration')
      .map((node) => [textOf(node['id']), node['typeAnnotation'] as Node]),
  )

/** The names of the props of a type, without the attributes of an element. */
function propsOf(type: Node | undefined, ownTypes: Types, allTypes: Types): string[] {
  if (!type) return []
  const within = (part: unknown) => propsOf(part as Node, ownTypes, allTypes)
  if (type.type === 'TSTypeLiteral')
    return (type['members'] as Node[]).map((member) => textOf(member['key']))
  if (type.type === 'TSIntersectionType' || type.type === 'TSUnionType')
    return [...new Set((type['types'] as Node[]).flatMap(within))]
  if (type.type === 'TSParenthesizedType') return within(type['typeAnnotation'])
  if (type.type !== 'TSTypeReference') return []
  const name = textOf(type['typeName'])
  const [first, keys] = ((type['typeArguments'] as Node | null)?.['params'] ?? []) as Node[]
  // The attributes of an element do not count.
  const isAttributes =
    isNode(first?.['typeName']) && textOf(first['typeName']).startsWith('Component')
  if (isAttributes) return []
  const named = nodesIn(keys).flatMap((node) =>
    node.type === 'Literal' ? String(node['value']) : [],
  )
  if (name === 'Omit') return within(first).filter((prop) => !named.includes(prop))
  if (name === 'Pick') return named
  if (name === 'Partial') return within(first)
  return within(ownTypes.get(name) ?? allTypes.get(name))
}

/** The components of a file with the types of their props. */
const componentsIn = (nodes: readonly Node[]): { name: string; type: Node | undefined }[] =>
  nodes.flatMap((node) => {
    const component = node.type === 'VariableDeclarator' ? node['init'] : node
    if (
      !isNode(component) ||
      !/^(FunctionDeclaration|ArrowFunctionExpression)$/.test(component.type)
    )
      return []
    const name = isNode(node['id']) ? textOf(node['id']) : ''
    const [props] = component['params'] as Node[]
    const annotation = props?.['typeAnnotation'] as Node | null | undefined
    return /^[A-Z]/.test(name) ? [{ name, type: annotation?.['typeAnnotation'] as Node }] : []
  })

function crowded(files: Readonly<Record<string, string>>): string[] {
  const parsed = Object.entries(files).map(([file, text]) => {
    const nodes = nodesIn(parseSync(file, text).program.body)
    return { file, nodes, types: typesIn(nodes) }
  })
  const allTypes = new Map(parsed.flatMap(({ types }) => [...types]))
  return parsed.flatMap(({ file, nodes, types }) =>
    componentsIn(nodes)
      .map(({ name, type }) => ({ name, props: propsOf(type, types, allTypes) }))
      .filter(({ props }) => props.length > PROPS_MAX)
      .map(({ name, props }) => `${file.replace(/.*src\//, '')} ${name}: ${props.length}`),
  )
}

it('no component takes more than eight props', () => {
  expect(crowded(sources), 'split these components, or join props to an object').toEqual([])
})

it('the props of an intersection, and those that a rest takes, are counted', () => {
  const planted = `
    type Frame = { a: 1; b: 2; c: 3; d: 4 }
    type Props = Omit<Frame, 'a'> & { e: 1; f: 1; g: 1; h: 1; i: 1; j: 1 }
    export const Planted = ({ b, ...rest }: Props) => <p {...rest}>{b}</p>`
  expect(crowded({ 'src/planted.tsx': planted })).toEqual(['planted.tsx Planted: 9'])
})
