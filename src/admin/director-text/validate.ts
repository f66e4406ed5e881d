import { directorText as words } from '../../copy/admin-director-text'
import { isDirectorPlaceholder } from '../../data/content/director-texts'
import type { FieldError } from '../ui/error-summary'
import { LISTS, toFields, type DirectorForm } from './form'

/** Finds every invalid field of the director's texts. */
export function validate(form: DirectorForm): FieldError[] {
  const fields = toFields(form)
  const isNameless = fields.name === '' || isDirectorPlaceholder(fields.name)
  // An undo may bring back a row of a list that has been filled since.
  const tooLong = LISTS.filter(({ name, max }) => fields[name].length > max)
  return [
    ...(isNameless ? [{ name: 'name', label: words.name, message: words.nameRequired }] : []),
    ...tooLong.map(({ name }) => ({
      name: `${name}.${form[name].length - 1}`,
      label: words[name].title,
      message: words[name].full,
    })),
  ]
}
