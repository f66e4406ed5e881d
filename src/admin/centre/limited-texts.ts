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
  const inRows = <Key extends string>(
    [list, key]: ['phones' | 'exceptions' | 'partners', Key],
    rows: readonly Record<Key, string>[],
    labelOf: (position: number) => string,
  ) =>
    rows.map((row, index) => ({
      name: `${list}.${index}.${key}`,
      label: labelOf(index + 1),
      text: row[key],
      max: list === 'partners' ? NAME_MAX_CHARS : SHORT_TEXT_MAX_CHARS,
    }))
  return [
    ...texts,
    ...inRows(['phones', 'label'], typed.phones, adminCentre.phones.label),
    ...inRows(['exceptions', 'note'], typed.exceptions, () => adminCentre.exceptions.note),
    ...inRows(['partners', 'name'], typed.partners, adminCentre.partners.item),
  ]
}
