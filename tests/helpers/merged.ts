import { mergeWithClashes } from '../../src/lib/merge'

/** The merged value, and the fields in which both changed. */
export function merged<T>(base: T, mine: T, theirs: T): [value: T, clashes: readonly string[]] {
  const { merged: value, clashes } = mergeWithClashes(base, mine, theirs)
  return [value, clashes]
}
