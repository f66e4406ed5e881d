import { adminCentre } from '../../copy/admin/centre'
import { NAME_MAX_CHARS, SHORT_TEXT_MAX_CHARS } from '../../limits'
import { TEXT_NAMES, textKindOf } from './texts'
import { type TypedCentre } from './typed-centre'

/** The texts that have a limit, as they would be saved. */
export function limitedTexts(typed: TypedCentre) {
  const texts = TEXT_NAMES.flatMap((name) => {
    const { input, normalize } = textKindOf(name)
    if (input?.maxLength === undefined) return []
    const text = normalize(typed[name])
    return [{ name, label: adminCentre.labels[name], text, max: input.maxLength }]
  })
  const controlName = (list: string, index: number, key: string) => `${list}.${index}.${key}`
  return [
    ...texts,
    ...typed.phones.map(({ label }, index) => ({
      name: controlName('phones', index, 'label'),
      label: adminCentre.phones.label(index + 1),
      text: label,
      max: SHORT_TEXT_MAX_CHARS,
    })),
    ...typed.exceptions.map(({ note }, index) => ({
      name: controlName('exceptions', index, 'note'),
      label: adminCentre.exceptions.note,
      text: note,
      max: SHORT_TEXT_MAX_CHARS,
    })),
    ...typed.partners.map(({ name }, index) => ({
      name: controlName('partners', index, 'name'),
      label: adminCentre.partners.item(index + 1),
      text: name,
      max: NAME_MAX_CHARS,
    })),
  ]
}
