import { adminProducts as words } from '../../copy/admin-products'
import { nameOfFile } from './name-of-file'

/**
 * A name for each product to add: what somebody called its file (empty without one), or «منتج» with its position. A position
 * whose name another product has is passed over, because two products of one name cannot be told apart in a question.
 * @param firstPosition of the first of them in the list
 * @param existing the names of the products in the list
 */
export function suggestedNames(
  files: readonly string[],
  firstPosition: number,
  existing: readonly string[],
): string[] {
  const used = new Set(existing)
  return files.map((file, index) => {
    let position = firstPosition + index
    while (used.has(words.defaultName(position))) position += 1
    const name = nameOfFile(file) || words.defaultName(position)
    used.add(name)
    return name
  })
}
