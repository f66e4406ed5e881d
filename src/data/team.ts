import * as v from 'valibot'
import { byOrder } from '../lib/order'
import { COLORS, ICON_FALLBACK, ICONS, NAME_MAX, TITLE_MAX } from '../limits'
import { collection } from './collection'
import { newVersion, saveOver, versionField, type Save } from './document'
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

/** Members have no `order` field (decision 5), so they are sorted here. */
const sorted = { sort: byOrder }
export const getTeam = (): Promise<TeamMember[]> => team.getAll(sorted)
export const subscribeTeam = team.subscribe(sorted)

/** A new id. Create it before the write, so that a retry cannot add a second member. */
export const newTeamMemberId = team.newId

/** Adds a member, or saves it over the loaded version. @throws ConflictError with the stored member or null */
export const saveTeamMember = (id: string, fields: TeamMemberFields, save: Save): Promise<void> =>
  saveOver('team', id, parseTeamMember, { ...fields, id }, save, true)

export const removeTeamMember = (id: string): Promise<void> => team.remove(id)

/** Restores a deleted member with its id, creation date and version. */
export const restoreTeamMember = ({ updatedAt, id, createdAt, version, ...fields }: TeamMember): Promise<string> =>
  team.add({ ...fields, createdAt: createdAt ?? undefined, version: version ?? newVersion() }, id)
