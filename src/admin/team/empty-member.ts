import { ICON_DEFAULT } from '../../colors-and-icons'
import { parseTeamMember, type TeamMemberFields } from '../../data/content/team'
import { cleanMember } from '../../data/store/team'

/** The fields of a new member: each has the value that the reader gives a missing one. */
export function emptyMember(): TeamMemberFields {
  const read = parseTeamMember({}, 'new')
  if (!read) throw new Error('The reader fills in every field of a member')
  return { ...cleanMember(read), icon: ICON_DEFAULT }
}
