/** A node of the syntax tree that `parseSync` of Vite returns. */
export type Node = { type: string; start: number; end: number } & Record<string, unknown>

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** Every node of a tree, each before those inside it. */
export function nodesIn(value: unknown, nodes: Node[] = []): Node[] {
  if (Array.isArray(value)) for (const each of value) nodesIn(each, nodes)
  if (!isNode(value)) return nodes
  nodes.push(value)
  return nodesIn(Object.values(value), nodes)
}
