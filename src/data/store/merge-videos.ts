import { isSame } from '../../lib/same'
import type { Video } from '../content/videos'

/** A three-way merge by id. A video deleted on one side stays if the other changed it; `mine` wins a conflict. */
export function mergeVideos(base: readonly Video[], mine: readonly Video[], theirs: readonly Video[]): Video[] {
  const before = new Map(base.map((video) => [video.id, video]))
  const own = new Map(mine.map((video) => [video.id, video]))
  const other = new Map(theirs.map((video) => [video.id, video]))
  const merged: Video[] = []
  for (const id of new Set([...own.keys(), ...other.keys()])) {
    const [was, my, their] = [before.get(id), own.get(id), other.get(id)]
    if (my && their) merged.push(was && isSame(my, was) ? their : my)
    else if (my && !(was && isSame(my, was))) merged.push(my)
    else if (their && !(was && isSame(their, was))) merged.push(their)
  }
  return merged
}
