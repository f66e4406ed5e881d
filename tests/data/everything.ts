import type { StoredFields } from '../../scripts/rest.mjs'
import { PRODUCT, valid } from '../documents'
import { owner, store } from './backend'

type Everything = ReadonlyMap<string, StoredFields>

/** The id of the n-th product. */
export const idOf = (n: number) => String(1_700_000_000_000 + n)

/** A stored product with the name and the place of this number, and these fields changed. */
export const product = (n: number, changes: StoredFields = {}): StoredFields => ({
  ...valid(PRODUCT),
  id: idOf(n),
  name: `n${n}`,
  order: n,
  ...changes,
})

/** Products at the places 1 to `count`, by path. */
export const products = (count: number): Record<string, StoredFields> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`products/${idOf(index + 1)}`, product(index + 1)]))

const NAMES = ['products', 'team', 'videos', 'director-texts', 'director-photos', 'settings']

/** What people entered, by path: all but the versions and the times of changes. */
export async function content(): Promise<Everything> {
  const lists = await Promise.all(
    NAMES.map(async (name) => (await owner.list(name)).map(({ id, data }) => [`${name}/${id}`, data] as const)),
  )
  const documents = lists.flat()
  const products = documents.filter(([path]) => path.startsWith('products/'))
  const pictures = await Promise.all(
    products.map(
      async ([path]) => [`${path}/pictures/full`, (await owner.get(`${path}/pictures/full`)) ?? {}] as const,
    ),
  )
  const all = [...documents, ...pictures.filter(([, fields]) => 'image' in fields)]
  return new Map(all.map(([path, { updatedAt: _, ...fields }]) => [path, fields]))
}

/** Removes all documents but the administrators. */
export async function emptied(): Promise<void> {
  const versions = (await owner.list('versions')).map(({ id }) => `versions/${id}`)
  await store(Object.fromEntries([...(await content()).keys(), ...versions].map((path) => [path, null])))
}

/** How many documents two states differ in. */
export const differences = (before: Everything, after: Everything): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => JSON.stringify(sorted(before.get(path))) !== JSON.stringify(sorted(after.get(path))),
  )

const sorted = (value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date)
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, each]) => [key, sorted(each)]),
      )
    : value

/** The shown documents of a list in their sequence, and whether their places are 1..n. */
export async function sequence(name: string): Promise<{ ids: string[]; isWhole: boolean }> {
  const list = (await owner.list(name)).map(({ data }) => data).filter(({ hidden }) => hidden === undefined)
  const placed = list.sort((a, b) => Number(a['order']) - Number(b['order']))
  return { ids: placed.map(({ id }) => id as string), isWhole: placed.every(({ order }, index) => order === index + 1) }
}

/** The list as a dashboard shows it. */
export const listed = async (name: string) =>
  (await owner.list(name)).map(
    ({ data }) => data as { id: string; order?: number; hidden?: number; createdAt: Date; updatedAt: Date },
  )
