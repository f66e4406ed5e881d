import { adminCentre as words } from '../../copy/admin-centre'
import { NAME_MAX, TITLE_MAX } from '../../limits'
import { type CentreForm } from './form'
import { TEXT_NAMES, textKindOf } from './texts'

/** Every text that may not be longer than its limit, as it would be saved. */
export function limitedTexts(form: CentreForm) {
  const texts = TEXT_NAMES.flatMap((name) => {
    const { input, normal } = textKindOf(name)
    return input?.maxLength === undefined
      ? []
      : [{ name, label: words.labels[name], text: normal(form[name]), max: input.maxLength }]
  })
  const row = (list: string, index: number, key: string) => `${list}.${index}.${key}`
  return [
    ...texts,
    ...form.phones.map(({ label }, index) => ({
      name: row('phones', index, 'label'),
      label: words.phones.label(index + 1),
      text: label,
      max: TITLE_MAX,
    })),
    ...form.exceptions.map(({ note }, index) => ({
      name: row('exceptions', index, 'note'),
      label: words.exceptions.note,
      text: note,
      max: TITLE_MAX,
    })),
    ...form.partners.map(({ name }, index) => ({
      name: row('partners', index, 'name'),
      label: words.partners.item(index + 1),
      text: name,
      max: NAME_MAX,
    })),
  ]
}
