import { adminProducts } from '../../copy/admin-products'
import { nameOfFile } from './name-of-file'

/**
 * A name for each product to add: that of its file, or «منتج» with its position. A name that another product has is
 * skipped, because a question could not tell two products of one name apart.
 * @param firstPosition the position that the first of these products will have
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
    while (used.has(adminProducts.defaultName(position))) position += 1
    const name = nameOfFile(file) || adminProducts.defaultName(position)
    used.add(name)
    return name
  })
}
