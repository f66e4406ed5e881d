import { adminProducts } from '../../copy/admin/products'
import { nameOfFile } from './name-of-file'

/**
 * A name for each product to add: that of its file, or «منتج» with its position. Skips names that another product has,
 * because questions and messages name a product.
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
