import { adminTeam } from '../../copy/admin-team'
import type { TeamMemberFields } from '../../data/content/team'
import type { FieldError } from '../ui/error-summary'

const words = adminTeam.form

/** Finds every invalid field of a member. */
export const validate = ({ name }: TeamMemberFields): FieldError[] =>
  name.trim() === '' ? [{ name: 'name', label: words.name, message: words.required }] : []
