import { parseTeamMember, saveTeamMember, type TeamMember, type TeamMemberFields } from '../../data/content/team'
import { isSame } from '../../lib/same'
import { COLORS, ICON_DEFAULT } from '../../limits'
import { mergeFields, type EditedForm } from '../editing/editor'

export const EMPTY_FIELDS: TeamMemberFields = {
  name: '',
  title: '',
  specialization: '',
  image: '',
  credentials: [''],
  icon: ICON_DEFAULT,
  color: COLORS[0],
}

/** The form shows at least one credential field. */
export function fieldsOf({
  name,
  title,
  specialization,
  image,
  credentials,
  icon,
  color,
}: TeamMemberFields): TeamMemberFields {
  return { name, title, specialization, image, credentials: credentials.length > 0 ? credentials : [''], icon, color }
}

export function cleaned(fields: TeamMemberFields): TeamMemberFields {
  return {
    ...fields,
    name: fields.name.trim(),
    title: fields.title.trim(),
    specialization: fields.specialization.trim(),
    credentials: fields.credentials.map((text) => text.trim()).filter(Boolean),
  }
}

/** One editor for each member, by id. A new member has an id before it is stored. */
export const teamForm: EditedForm<TeamMemberFields, TeamMemberFields, TeamMember> = {
  draftKey: 'team',
  blank: cleaned(EMPTY_FIELDS),
  valueOf: (member) => cleaned(fieldsOf(member)),
  toForm: fieldsOf,
  toValue: cleaned,
  merge: mergeFields,
  countChanges: (base, form) => (isSame(base, cleaned(form)) ? 0 : 1),
  save: (fields, save, id) => saveTeamMember(id, fields, save),
  // A picture's link may be stored, a data URL may not.
  toDraft: ({ image, ...fields }) => ({ ...fields, image: image.startsWith('data:') ? null : image }),
  fromDraft: (draft) => {
    const member = draft && typeof draft === 'object' ? parseTeamMember({ ...draft }, 'draft') : null
    return member && fieldsOf(member)
  },
  complete: (form, stored) => ({ ...form, image: form.image || stored.image }),
}
