import * as v from 'valibot'
import { documentPath, largeImagePath, splitPath } from './document-paths'
import { CONTENT, entityOf, isCollection, isListName, type Collection } from './entities'

/** Whether this is the path of a document that the dashboard edits. */
export function isContentPath(path: unknown): path is string {
  if (typeof path !== 'string') return false
  const { collection, id } = splitPath(path)
  if (!isListName(collection)) return entityOf(collection)?.path === path
  return v.is(CONTENT[collection].schema.entries.id, id) && path === documentPath(collection, id)
}

/** The collection at this path, or of the document there. @throws for a path that the dashboard does not edit */
export function collectionOf(path: string): Collection {
  const { collection } = splitPath(path)
  if (!isCollection(collection)) throw new Error(`Nothing that the dashboard edits: ${path}`)
  return collection
}

/** Whether this is the path of a product itself, not of its large image. */
export function isProductPath(path: string): boolean {
  const { collection, id } = splitPath(path)
  return collection === 'products' && path === documentPath(collection, id)
}

export function isLargeImagePath(path: unknown): boolean {
  const { collection, id } = splitPath(String(path))
  const product = documentPath(collection, id)
  return isProductPath(product) && isContentPath(product) && path === largeImagePath(product)
}
