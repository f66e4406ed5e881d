import type { TeamMemberFields } from '../../data/content/team'
import { COLORS, ICON_DEFAULT } from '../../limits'

export const EMPTY: TeamMemberFields = {
  name: '',
  title: '',
  specialization: '',
  image: '',
  credentials: [],
  icon: ICON_DEFAULT,
  color: COLORS[0],
}
