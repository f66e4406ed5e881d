import { useCallback, useState } from 'react'
import type { Product } from '../../data/content/products'
import { useUnsaved } from '../editing/unsaved'
import { useDraft, useStoredDraft } from '../editing/use-draft'

type Names = Readonly<Record<string, string>>

const parseNames = (stored: unknown): Names | null => {
  if (!stored || typeof stored !== 'object') return null
  const names = Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return names.length > 0 ? Object.fromEntries(names) : null
}

/** The names that are being edited, by product id. Stored as a draft together with `unsaved` ones. */
export function useNames(list: readonly Product[], unsaved: Names, uid: string) {
  const [typed, setTyped] = useState<Names>({})
  const draft = useDraft('products:names', uid, parseNames)
  const changed = Object.entries(typed).filter(([id, name]) =>
    list.some((product) => product.id === id && product.name !== name),
  )
  useUnsaved(changed.length > 0)
  useStoredDraft(draft, changed.length > 0 || Object.keys(unsaved).length > 0, {
    ...unsaved,
    ...Object.fromEntries(changed),
  })

  const type = useCallback(
    (id: string, name: string | null) =>
      setTyped(({ [id]: _, ...rest }) => (name === null ? rest : { ...rest, [id]: name })),
    [],
  )

  return {
    typed,
    type,
    draft,
    restore: () => {
      setTyped((now) => ({ ...draft.stored?.value, ...now }))
      draft.clear()
    },
  }
}
