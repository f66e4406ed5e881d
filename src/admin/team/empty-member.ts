import { ICON_DEFAULT } from '../../choices'
import { parseTeamMember, type TeamMemberFields } from '../../data/content/team'
import { cleanMember } from '../../data/store/team'

/** What a new member begins with: every field as the reader fills in a missing one. */
export function emptyMember(): TeamMemberFields {
  const read = parseTeamMember({}, 'new')
  if (!read) throw new Error('The reader fills in every field of a member')
  return { ...cleanMember(read), icon: ICON_DEFAULT }
}
