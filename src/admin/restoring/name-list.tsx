import { restoring as words } from '../../copy/admin-restoring'
import type { StoredName } from '../../data/store/stored-names'

/** A document as people know it, or a whole list. */
export const nameText = ({ kind, name }: StoredName): string =>
  name === '' && kind in words.lists ? words.lists[kind as keyof typeof words.lists] : words.names[kind](name)

export function NameList({ names }: { names: readonly StoredName[] }) {
  return names.length === 0 ? null : (
    <ul className="list-disc pb-2 ps-5">
      {names.map((name, index) => (
        <li key={index} className="wrap-anywhere">
          {nameText(name)}
        </li>
      ))}
    </ul>
  )
}
