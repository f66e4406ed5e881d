import * as v from 'valibot'
import { byOrder } from '../lib/order'
import { COLORS, ICON_FALLBACK, ICONS, NAME_MAX, TITLE_MAX } from '../limits'
import { collection } from './collection'
import { assertStorable } from './document-size'
import { ConflictError, logged } from './errors'
import { writing } from './firebase'
import { dateField, imageField, parser, readDate, textField, textListField } from './parse'

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
})

export type TeamMember = v.InferOutput<typeof schema>
/** What the form edits. */
export type TeamMemberFields = Pick<
  TeamMember,
  'name' | 'title' | 'specialization' | 'image' | 'credentials' | 'icon' | 'color'
>

export const parseTeamMember = parser('team', schema)
const team = collection('team', parseTeamMember)

/** Members carry no `order` of their own (decision 5): read as they come and sorted here. */
const sorted = { sort: byOrder }
export const getTeam = (): Promise<TeamMember[]> => team.getAll(sorted)
export const subscribeTeam = team.subscribe(sorted)

/** An id assigned by the database, made before the write so that a retry cannot add twice. */
export const newTeamMemberId = team.newId

export const addTeamMember = (fields: TeamMemberFields, id: string): Promise<string> => team.add({ ...fields }, id)

/**
 * Saves a member over the version that was loaded.
 * @throws ConflictError with the stored member (null when deleted) when somebody else saved meanwhile
 */
export const updateTeamMember = (id: string, fields: TeamMemberFields, base: Date | null): Promise<void> =>
  logged('team.updateTeamMember', async () => {
    const { sdk, db } = await writing()
    assertStorable(fields)
    const ref = sdk.doc(db, 'team', id)
    await sdk.runTransaction(db, async (transaction) => {
      const now = await transaction.get(ref)
      const data = now.data()
      if (!data || readDate(data['updatedAt'])?.getTime() !== base?.getTime()) {
        throw new ConflictError(data ? parseTeamMember(data, id) : null)
      }
      transaction.update(ref, { ...fields, updatedAt: sdk.serverTimestamp() })
    })
  })

export const removeTeamMember = (id: string): Promise<void> => team.remove(id)

/** Puts a deleted member back: same id, same date. */
export const restoreTeamMember = ({ updatedAt, id, createdAt, ...fields }: TeamMember): Promise<string> =>
  team.add({ ...fields, createdAt: createdAt ?? undefined }, id)
