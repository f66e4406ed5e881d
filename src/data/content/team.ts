import * as v from 'valibot'
import { COLOR_DEFAULT, COLORS, ICON_FALLBACK, ICONS } from '../../colors-and-icons'
import { byOrder } from '../../lib/sorting'
import { trimText } from '../../lib/text/plain-text'
import { isVisible } from '../../lib/visibility'
import { NAME_MAX_CHARS, SHORT_TEXT_MAX_CHARS, TEAM_MAX } from '../../limits'
import { combineSubscribables, subscribeAll } from '../client/subscribable'
import {
  dateField,
  hiddenField,
  idField,
  imageField,
  parser,
  positionField,
  textField,
  textListField,
  type FormFields,
} from './schema-fields'

export const memberSchema = v.object({
  id: idField,
  name: textField(NAME_MAX_CHARS),
  title: textField(SHORT_TEXT_MAX_CHARS),
  specialization: textField(SHORT_TEXT_MAX_CHARS),
  image: imageField,
  credentials: textListField,
  icon: v.fallback(v.picklist(ICONS), ICON_FALLBACK),
  color: v.fallback(v.picklist(COLORS), COLOR_DEFAULT),
  order: positionField,
  /** The number of a hidden member in the whole list; absent while it is visible. It has no `order`. */
  hidden: hiddenField,
  createdAt: dateField,
  updatedAt: dateField,
})

/** A member of the team. `image` is a data URL or link, or empty. */
export type TeamMember = v.InferOutput<typeof memberSchema>
export type TeamMemberFields = FormFields<TeamMember>

export const parseTeamMember = parser('team', memberSchema)

/** Whether a member has a name. Pages leave a member without one out, because the card would have no heading. */
export const hasName = ({ name }: Pick<TeamMember, 'name'>): boolean => trimText(name) !== ''

/** The members that pages show, in display order. */
export const membersOnPages = (members: readonly TeamMember[]): TeamMember[] =>
  members.filter((member) => isVisible(member) && hasName(member)).sort(byOrder)

/**
 * The members that the team page shows, live. A query by `order` leaves out hidden members, but not one that was hidden
 * by hand and still has its `order`.
 */
export const subscribeVisibleTeam = combineSubscribables(
  [subscribeAll('team', parseTeamMember, { limit: TEAM_MAX })],
  ([members = []]) => membersOnPages(members),
)
