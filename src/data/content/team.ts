import * as v from 'valibot'
import { byOrder, isShown } from '../../lib/order'
import { COLORS, ICON_FALLBACK, ICONS, NAME_MAX, TEAM_MAX, TITLE_MAX } from '../../limits'
import { getAll, subscribeAll } from '../client/collection'
import { saveOver, type Save } from '../store/document'
import { hideIn, moveTo, removeFrom, showIn } from '../store/ordering'
import { dateField, imageField, parser, revisionField, textField, textListField } from './parse'
import type { State } from '../store/states'
import { newDocumentId } from '../store/write-document'
import { combined } from '../client/subscribable'

/** The stored fields of a document. */
export const memberSchema = v.object({
  id: v.string(),
  name: textField(NAME_MAX),
  title: textField(TITLE_MAX),
  specialization: textField(TITLE_MAX),
  image: imageField,
  credentials: textListField,
  icon: v.fallback(v.picklist(ICONS), ICON_FALLBACK),
  color: v.fallback(v.picklist(COLORS), COLORS[0]),
  order: v.fallback(v.optional(v.number()), undefined),
  /** The place to which a hidden member returns; absent while it is shown. */
  hidden: v.fallback(v.optional(v.number()), undefined),
  createdAt: dateField,
  updatedAt: dateField,
  version: revisionField,
})

export type TeamMember = v.InferOutput<typeof memberSchema>
export type TeamMemberFields = Pick<
  TeamMember,
  'name' | 'title' | 'specialization' | 'image' | 'credentials' | 'icon' | 'color'
>

export const parseTeamMember = parser('team', memberSchema)

/** Members may have no `order` (decision 5), so they are sorted here. */
const sorted = { sort: byOrder }
export const getTeam = (): Promise<TeamMember[]> => getAll('team', parseTeamMember, sorted)
/** All members, live. Only administrators may list so many. */
export const subscribeTeam = subscribeAll('team', parseTeamMember, sorted)
/** The members that the team page shows, live. */
export const subscribeShownTeam = combined(
  [subscribeAll('team', parseTeamMember, { ...sorted, limit: TEAM_MAX })],
  (answers) => answers.flat().filter(isShown),
)

/** A new id. Create it before the write, so that a retry cannot add a second member. */
export const newTeamMemberId = (): Promise<string> => newDocumentId('team')

/** Adds a member, or saves it over the loaded revision. @throws ConflictError with the stored member or null */
export const saveTeamMember = (id: string, fields: TeamMemberFields, save: Save): Promise<void> =>
  saveOver('team', id, parseTeamMember, { fields: { ...fields, id } }, save, true)

/** Moves a member to a 1-based position and numbers all members. Keeps their versions (decision 147). */
export const moveTeamMember = (id: string, position: number, lastSeen: readonly TeamMember[]): Promise<void> =>
  moveTo('team', id, position, ordered(lastSeen))

const ordered = (list: readonly TeamMember[]) => list.map((member) => ({ ...member, order: Number(member.order) }))

/** Takes a member off the pages. Keeps the revision: it is no conflict for an open form. */
export const hideTeamMember = (id: string, lastSeen: readonly TeamMember[]): Promise<void> =>
  hideIn('team', id, ordered(lastSeen))

/** Puts a hidden member back at its place. */
export const showTeamMember = (member: TeamMember, lastSeen: readonly TeamMember[]): Promise<void> =>
  showIn('team', member, ordered(lastSeen))

/** Deletes a member and renumbers the others. Returns what was deleted, which `putState` stores again. */
export const removeTeamMember = async (id: string): Promise<State> => ({
  path: `team/${id}`,
  fields: await removeFrom('team', id),
})
