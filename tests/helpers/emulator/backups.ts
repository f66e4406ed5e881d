import { makeImage } from '../../../scripts/documents/valid'
import type { StoredFields } from '../../../scripts/firebase/values.mjs'
import { phone } from './devices'
import { products } from './stored-content'

/** Products, each with a large image. */
export const productsWithImages = (count: number): Record<string, StoredFields> => {
  const small = products(count)
  const large = Object.keys(small).map((path, index) => [
    `${path}/images/large`,
    { image: makeImage(301 + index) },
  ])
  return { ...small, ...(Object.fromEntries(large) as Record<string, StoredFields>) }
}
export const readBackup = async (file: Blob) => {
  const backup = await phone.readBackup(file)
  if (!backup) throw new Error('That is no backup')
  return backup
}
export const restore = async (file: Blob, onProgress?: (done: number) => void) => {
  const backup = await readBackup(file)
  return phone.restoreBackup(backup, await phone.readChangesTo(backup), { onProgress })
}
