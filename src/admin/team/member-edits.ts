import { parseTeamMember, type TeamMember, type TeamMemberFields } from '../../data/team'
import { isSame } from '../../lib/same'
import { COLORS, ICON_DEFAULT } from '../../limits'

/** The draft of a member who is not stored yet. */
export const NEW = 'new'

/**
 * A form's content. `from` and `base` are the version that it was opened over, as fields and by its date; `id` is fixed
 * before the first attempt to add.
 */
export type MemberDraft = { fields: TeamMemberFields; from: TeamMemberFields; base: Date | null; id: string | null }
export type Drafts = Readonly<Record<string, MemberDraft>>

export const EMPTY_FIELDS: TeamMemberFields = {
  name: '',
  title: '',
  specialization: '',
  image: '',
  credentials: [''],
  icon: ICON_DEFAULT,
  color: COLORS[0],
}

/** What the form shows of a member: always one credential at least. */
export function fieldsOf({
  name,
  title,
  specialization,
  image,
  credentials,
  icon,
  color,
}: TeamMember): TeamMemberFields {
  return { name, title, specialization, image, credentials: credentials.length > 0 ? credentials : [''], icon, color }
}

/** What is stored: trimmed, without blank credentials. */
export function cleaned(fields: TeamMemberFields): TeamMemberFields {
  return {
    ...fields,
    name: fields.name.trim(),
    title: fields.title.trim(),
    specialization: fields.specialization.trim(),
    credentials: fields.credentials.map((text) => text.trim()).filter(Boolean),
  }
}

export const isSameMember = (stored: TeamMember, fields: TeamMemberFields): boolean =>
  isSame(cleaned(fieldsOf(stored)), cleaned(fields))

/** A draft that differs from what is stored; one whose member is gone still holds what was typed. */
export function isChanged(key: string, draft: MemberDraft, members: readonly TeamMember[]): boolean {
  const stored = members.find(({ id }) => id === key)
  return stored ? !isSameMember(stored, draft.fields) : !isSame(cleaned(draft.fields), cleaned(EMPTY_FIELDS))
}

export const changedKeys = (drafts: Drafts, members: readonly TeamMember[]): string[] =>
  Object.entries(drafts).flatMap(([key, draft]) => (isChanged(key, draft, members) ? [key] : []))

/** Without pictures, which are never kept outside the form: a link may stay. */
export function keepable(drafts: Drafts, keys: readonly string[]): unknown {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const draft = drafts[key]
      if (!draft) return []
      return [[key, { ...draft, fields: withoutPicture(draft.fields), from: withoutPicture(draft.from) }]]
    }),
  )
}

const withoutPicture = ({ image, ...fields }: TeamMemberFields) => ({
  ...fields,
  image: image.startsWith('data:') ? null : image,
})

/** Reads kept drafts; an `image` of null means that the stored picture stands. */
export function parseDrafts(stored: unknown): Drafts | null {
  if (!stored || typeof stored !== 'object' || Array.isArray(stored)) return null
  const entries = Object.entries(stored).flatMap(([key, draft]: [string, unknown]) => {
    const parsed = parseDraft(key, draft)
    return parsed ? [[key, parsed] as const] : []
  })
  return entries.length > 0 ? Object.fromEntries(entries) : null
}

function parseDraft(key: string, stored: unknown): MemberDraft | null {
  if (
    !stored ||
    typeof stored !== 'object' ||
    !('fields' in stored) ||
    !stored.fields ||
    typeof stored.fields !== 'object'
  )
    return null
  const member = parseTeamMember({ ...stored.fields, updatedAt: 'base' in stored ? stored.base : null }, key)
  const from =
    'from' in stored && stored.from && typeof stored.from === 'object' ? parseTeamMember({ ...stored.from }, key) : null
  const id = 'id' in stored && typeof stored.id === 'string' ? stored.id : null
  return member
    ? { fields: fieldsOf(member), from: from ? fieldsOf(from) : EMPTY_FIELDS, base: member.updatedAt, id }
    : null
}

/** Kept drafts over the members as they are now: the pictures that were not kept are the stored ones. */
export function withPictures(drafts: Drafts, members: readonly TeamMember[]): Drafts {
  return Object.fromEntries(
    Object.entries(drafts).map(([key, draft]) => {
      const image = draft.fields.image || (members.find(({ id }) => id === key)?.image ?? '')
      return [key, { ...draft, fields: { ...draft.fields, image } }]
    }),
  )
}
