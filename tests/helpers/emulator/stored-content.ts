import { isDeepStrictEqual } from 'node:util'
import { PRODUCT_PATH, valid } from '../../../scripts/documents/valid'
import type { StoredFields } from '../../../scripts/firebase/values.mjs'
import { CONTENT } from '../../../src/data/entities'
import { owner, sendRequest } from './backend'

type Everything = ReadonlyMap<string, StoredFields>

/** The id of the n-th product. */
export const idOf = (n: number) => String(1_700_000_000_000 + n)

/** A stored product with the name and the position of this number, and these fields changed. */
export const productAt = (n: number, changes: StoredFields = {}): StoredFields => ({
  ...valid(PRODUCT_PATH),
  id: idOf(n),
  name: `n${n}`,
  order: n,
  ...changes,
})

/** Products at the positions 1 to `count`, by path. */
export const products = (count: number): Record<string, StoredFields> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `products/${idOf(index + 1)}`,
      productAt(index + 1),
    ]),
  )

const NAMES = Object.keys(CONTENT)

/** The fields that people entered, by path of the document: no versions, and no times of changes. */
export async function readContent(): Promise<Everything> {
  const lists = await Promise.all(
    NAMES.map(async (name) =>
      (await owner.list(name)).map(({ id, data }) => [`${name}/${id}`, data] as const),
    ),
  )
  const documents = lists.flat()
  const productPaths = documents
    .map(([path]) => path)
    .filter((path) => path.startsWith('products/'))
  const large = productPaths.map((path) => `${path}/images/large`)
  const images = await Promise.all(
    large.map(async (path) => [path, (await owner.get(path)) ?? {}] as const),
  )
  const everything = [...documents, ...images.filter(([, fields]) => 'image' in fields)]
  return new Map(everything.map(([path, { updatedAt: _, ...fields }]) => [path, fields]))
}

/** Deletes all documents but the administrators, whose right the devices watch. */
export async function clearContent(): Promise<void> {
  const select = { fields: [{ fieldPath: '__name__' }] }
  const everyDocument = { structuredQuery: { select, from: [{ allDescendants: true }] } }
  const request = { method: 'POST', path: ':runQuery', body: everyDocument }
  const answers = JSON.parse((await sendRequest('owner', request)).text) as Answer[]
  const names = answers.flatMap(({ document }) => document?.name ?? [])
  const others = names.filter((name) => !name.startsWith(owner.nameOf('admins/')))
  if (others.length > 0) await owner.commit(others.map((name) => ({ delete: name })))
}
type Answer = { document?: { name: string } }

/** The paths of the documents in which two states differ. */
export const differences = (before: Everything, after: Everything): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => !isDeepStrictEqual(before.get(path), after.get(path)),
  )

/** The visible documents of a list in their sequence, and whether their positions are 1..n. */
export async function readSequence(name: string): Promise<{ ids: string[]; isWhole: boolean }> {
  const list = (await owner.list(name))
    .map(({ data }) => data)
    .filter(({ hidden }) => hidden === undefined)
  const inOrder = list.sort((a, b) => Number(a['order']) - Number(b['order']))
  return {
    ids: inOrder.map(({ id }) => id as string),
    isWhole: inOrder.every(({ order }, index) => order === index + 1),
  }
}

/** The versions that the history shows: all but those of the sequences of lists. */
export const readHistory = async () =>
  (await owner.list('versions')).filter(({ id }) => !id.startsWith('lists_'))

/** The list as a dashboard shows it. */
export const readList = async (name: string) =>
  (await owner.list(name)).map(
    ({ id, data }) =>
      ({ ...data, id }) as {
        id: string
        order?: number
        hidden?: number
        createdAt: Date
        updatedAt: Date
      },
  )
