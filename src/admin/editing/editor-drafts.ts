import type { EditedForm, FormSnapshot } from './editor'

type Drafts<F, V> = Record<string, FormSnapshot<F, V>>

export const objectOf = (value: unknown): Record<string, unknown> | null =>
  value && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : null

export const writeDrafts = <F, V, D>(
  { toDraft, toForm }: EditedForm<F, V, D>,
  editors: Readonly<Record<string, FormSnapshot<F, V>>>,
  keys: readonly string[],
): unknown =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const editor = editors[key]
      if (!editor) return []
      const { value, revision: version } = editor.base
      return [[key, { form: toDraft(editor.form), base: { form: toDraft(toForm(value)), version } }]]
    }),
  )

/** Parses a stored draft; null when it is invalid. */
export function readDrafts<F, V, D>(form: EditedForm<F, V, D>, stored: unknown): Drafts<F, V> | null {
  const drafts = Object.entries(objectOf(stored) ?? {}).flatMap(([key, draft]) => {
    const snapshot = readDraft(form, objectOf(draft))
    return snapshot ? [[key, snapshot] as const] : []
  })
  return drafts.length > 0 ? Object.fromEntries(drafts) : null
}

function readDraft<F, V, D>({ fromDraft, toValue }: EditedForm<F, V, D>, draft: Record<string, unknown> | null) {
  const base = objectOf(draft?.['base'])
  const before = base && fromDraft(base['form'])
  const content = draft && fromDraft(draft['form'])
  if (!before || !content) return null
  const revision = typeof base['version'] === 'string' ? base['version'] : null
  return { form: content, base: { value: toValue(before), revision } }
}
