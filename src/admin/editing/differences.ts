import { admin } from '../../copy/admin'

/** A field whose values differ, in words. */
export type Difference = { field: string; mine: string; theirs: string }

const SHOWN_CHARS = 80

/** What people read of a value: a text or number, or the names of a list's entries. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map(shown).filter(Boolean).join(admin.differences.join)
  if (typeof value === 'string' || typeof value === 'number') return String(value).trim()
  if (!value || typeof value !== 'object') return ''
  const { name, text, number, note } = value as Record<string, unknown>
  return shown(name ?? text ?? number ?? note)
}

const short = (text: string): string => (text.length > SHOWN_CHARS ? `${text.slice(0, SHOWN_CHARS).trim()}…` : text)

/** The fields of `names` that read differently, in its order. */
export function differencesOf(mine: object, theirs: object, names: Readonly<Record<string, string>>): Difference[] {
  return Object.entries(names).flatMap(([key, field]) => {
    const [own, stored] = [mine, theirs].map((fields) => shown((fields as Record<string, unknown>)[key]))
    return own === stored ? [] : [{ field, mine: short(own ?? ''), theirs: short(stored ?? '') }]
  })
}
