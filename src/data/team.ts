import * as v from 'valibot'
import { byOrder } from '../lib/order'
import { COLORS, ICON_FALLBACK, ICONS, NAME_MAX, TEAM_MAX, TITLE_MAX } from '../limits'
import { collection } from './collection'
import { newVersion, saveOver, versionField, versionOf, type Save, type Version } from './document'
import { assertStorable } from './document-size'
import { ConflictError } from './errors'
import { insertAt, moveTo } from './ordering'
import { dateField, imageField, parser, textField, textListField } from './parse'

const schema = v.object({
  id: v.string(),
  name: textField(NAME_MAX),
  title: textField(TITLE_MAX),
  specialization: textField(TITLE_MAX),
  image: imageField,
  credentials: textListField,
  icon: v.fallback(v.picklist(ICONS), ICON_FALLBACK),
  color: v.fallback(v.picklist(COLORS), COLORS[0]),
  order: v.fallback(v.optional(v.number()), undefined),
  createdAt: dateField,
  updatedAt: dateField,
  version: versionField,
})

export type TeamMember = v.InferOutput<typeof schema>
export type TeamMemberFields = Pick<
  TeamMember,
  'name' | 'title' | 'specialization' | 'image' | 'credentials' | 'icon' | 'color'
>

export const parseTeamMember = parser('team', schema)
const team = collection('team', parseTeamMember)

/** Members may have no `order` (decision 5), so they are sorted here. */
const sorted = { sort: byOrder }
export const getTeam = (): Promise<TeamMember[]> => team.getAll(sorted)
/** All members, live. Only administrators may list so many. */
export const subscribeTeam = team.subscribe(sorted)
/** The members that the team page shows, live. */
export const subscribeShownTeam = team.subscribe({ ...sorted, limit: TEAM_MAX })

/** A new id. Create it before the write, so that a retry cannot add a second member. */
export const newTeamMemberId = team.newId

/** Adds a member, or saves it over the loaded version. @throws ConflictError with the stored member or null */
export const saveTeamMember = (id: string, fields: TeamMemberFields, save: Save): Promise<void> =>
  saveOver('team', id, parseTeamMember, { ...fields, id }, save, true)

/** Saves all fields of a member over this version, by default over any. @throws ConflictError when another is stored */
export const replaceTeamMember = (
  { id, name, title, specialization, image, credentials, icon, color }: TeamMember,
  over?: Version,
): Promise<void> =>
  saveTeamMember(
    id,
    { name, title, specialization, image, credentials, icon, color },
    { version: newVersion(), over: over === undefined ? 'any' : [over] },
  )

/** Moves a member to a 1-based position and numbers all members. Keeps their versions (decision 147). */
export const moveTeamMember = (id: string, position: number, lastSeen: readonly TeamMember[]): Promise<void> =>
  moveTo(
    'team',
    id,
    position,
    lastSeen.map((member) => ({ ...member, order: Number(member.order) })),
  )

/** @param seen the version on the screen. @throws ConflictError with the stored member when it has another one */
export const removeTeamMember = (id: string, seen?: Version): Promise<void> =>
  team.remove(id, (stored) => {
    if (stored && seen !== undefined && versionOf(stored) !== seen) throw new ConflictError(stored)
    return stored !== null
  })

/**
 * Restores a deleted member with its id, creation date and version.
 * @param position where it was in the list, counted from 1. A member without an `order` is sorted by its date instead.
 * @throws ConflictError with the stored member when somebody else has restored it and saved another version
 */
export async function restoreTeamMember(member: TeamMember, position: number): Promise<void> {
  const { updatedAt: _, order: before, createdAt, version, ...fields } = member
  const stored = { ...fields, createdAt: createdAt ?? undefined, version: version ?? newVersion() }
  const isGone = (present: TeamMember | null) => {
    if (present && version !== undefined && present.version !== version) throw new ConflictError(present)
    return present === null
  }
  if (before === undefined) {
    await team.add(stored, member.id, isGone)
    return
  }
  const isAdded = await insertAt('team', member.id, position, (transaction, { sdk, db }, order) => {
    assertStorable(fields)
    const now = sdk.serverTimestamp()
    transaction.set(sdk.doc(db, 'team', member.id), {
      ...stored,
      createdAt: createdAt ?? now,
      order,
      updatedAt: now,
    })
  })
  if (!isAdded) isGone(await team.get(member.id))
}
