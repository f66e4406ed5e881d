import { getStored, restoreVersion, type Version } from '../../data/store/history'
import { removeFrom } from '../../data/store/order'
import { removePhoto } from '../../data/store/director'

type Undo = (() => Promise<unknown>) | null

/** Whether a document at this path can be deleted here. */
const isRemovable = (path: string): boolean => /^(products|team|director-photos)\//.test(path)

export const canTakeBack = ({ path, isAddition }: Version): boolean => !isAddition || isRemovable(path)

/** Deletes a document. Returns the id of its version. */
function remove(path: string): Promise<string | null> {
  const [collection = '', id = ''] = path.split('/')
  return collection === 'director-photos' ? removePhoto() : removeFrom(collection, [], id)
}

/** Stores again what stood there before a change or a deletion, or deletes what was added. Returns how to undo that. */
export async function takeBack({ id, path, isAddition }: Version): Promise<Undo> {
  if (isAddition) {
    const removed = await remove(path)
    return removed === null ? null : () => restoreVersion(removed)
  }
  const before = (await getStored([path])).get(path)
  const replaced = await restoreVersion(id)
  if (replaced !== null) return () => restoreVersion(replaced)
  // Something stored and nothing replaced: it was stored like this already.
  return !before && isRemovable(path) ? () => remove(path) : null
}
