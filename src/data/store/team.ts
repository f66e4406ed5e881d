import { isSame } from '../../lib/same'
import { logFailure } from '../client/errors'
import { memberSchema, parseTeamMember, type TeamMemberFields } from '../content/team'
import { documentPath } from '../document-paths'
import { addTo } from './lists/positions'
import { saverOf, type DocumentForm, type SaveForm } from './save'
import { cleanerOf } from './shared/cleaning'
import { GoneError } from './shared/gone-error'

/** The fields of members by id; a new member has an id before it is stored. */
export type MembersById = Record<string, TeamMemberFields>

/** A member as it is stored: trimmed, with the fields of the schema only. */
export const cleanMember = cleanerOf(memberSchema)

export const cleanTeam = (team: MembersById): MembersById =>
  Object.fromEntries(Object.entries(team).map(([id, member]) => [id, cleanMember(member)]))

const memberForm = (id: string): DocumentForm<TeamMemberFields> => ({
  path: documentPath('team', id),
  parse: (stored) => parseTeamMember(stored, id),
  clean: cleanMember,
})

/**
 * Saves the members that differ from `base`, one after the other (README.md, "How a change is stored"). Adds
 * the members that `base` lacks at the end.
 * @throws GoneError of all members that were deleted since, after the others are saved
 */
export const saveTeam: SaveForm<MembersById> = (
  base,
  mine,
  { earlier = [], onPartStored, signal } = {},
) =>
  logFailure('team.save', async () => {
    const value = cleanTeam(mine)
    const clashes: string[] = []
    const baseMembers = new Map(Object.entries(base ?? {}))
    const gonePaths: string[] = []
    for (const [id, member] of Object.entries(value)) {
      const before = baseMembers.get(id)
      if (before && isSame(cleanMember(before), member)) continue
      if (!before) await addTo('team', { id, fieldsAt: () => ({ ...member }) }, signal)
      try {
        // After `addTo` it writes only when an earlier attempt has added the member with other fields.
        const outcome = await saverOf(memberForm(id))(before ?? null, member, {
          earlier: earlier.flatMap((team) => team[id] ?? []),
          signal,
        })
        value[id] = outcome.value
        const memberClashes = outcome.clashes.map((field) => `${id}.${field}`)
        onPartStored?.(memberClashes)
        clashes.push(...memberClashes)
      } catch (error) {
        if (!(error instanceof GoneError)) throw error
        gonePaths.push(...error.paths)
      }
    }
    if (gonePaths.length > 0) throw new GoneError(...gonePaths)
    return { value, clashes }
  })
