import { restoring } from '../../copy/admin-restoring'
import type { AsyncState } from '../../lib/async-state'
import type { Content } from './use-content'

/** The newest content: its name, when it was saved, and its picture or nothing. */
export type LastSave = { title: string; at: Date; picture: string }

type Dated = { updatedAt: Date | null }
const names = restoring.names

/** What was saved last, of the content that has loaded. */
export function lastSaveOf({ products, team, videos, text, photo, centre }: Content): LastSave | null {
  const saves = [
    ...savesOf(products, (product) => ({ title: names.products(product.name), picture: product.image })),
    ...savesOf(team, (member) => ({ title: names.team(member.name), picture: member.image })),
    ...savesOf(videos, () => ({ title: restoring.lists.videos, picture: '' })),
    ...savesOf(text, () => ({ title: names['director-texts'](), picture: '' })),
    ...savesOf(photo, ({ photoBase64 }) => ({ title: names['director-photos'](), picture: photoBase64 })),
    ...savesOf(centre, () => ({ title: names.settings(), picture: '' })),
  ]
  return saves.reduce<LastSave | null>((last, save) => (last && last.at >= save.at ? last : save), null)
}

function savesOf<T extends Dated>(
  state: AsyncState<readonly T[] | T | null>,
  describe: (item: T) => { title: string; picture: string },
): LastSave[] {
  if (state.status !== 'ready' || state.value === null) return []
  const items: readonly T[] = Array.isArray(state.value) ? state.value : [state.value as T]
  return items.flatMap((item) => (item.updatedAt ? [{ ...describe(item), at: item.updatedAt }] : []))
}
