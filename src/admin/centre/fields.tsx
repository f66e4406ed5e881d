import type { ReactNode } from 'react'
import { adminCentre as words } from '../../copy/admin-centre'
import { TITLE_MAX } from '../../limits'
import { TextField, type TextFieldProps } from '../ui/text-field'
import type { CentreForm, TextName } from './form'
import type { OpenPlace } from './use-open-place'

/** The form as its groups use it. */
export type FormHandle = {
  form: CentreForm
  edit: (change: (form: CentreForm) => CentreForm) => void
  /** The message of an invalid control, once it was left or a save was tried. */
  errorOf: (name: string) => string | null
  place: OpenPlace
}

/** Fields beside each other on wide screens. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className="grid gap-5 md:grid-cols-2">{children}</div>
}

type FieldProps = Omit<FormHandle, 'place'> & {
  name: TextName
} & Pick<TextFieldProps, 'type' | 'inputMode' | 'ltr' | 'required' | 'className' | 'maxLength'>

/** One text of the form with its label, hint and error. */
export function CentreField({ form, edit, errorOf, name, maxLength = TITLE_MAX, ...rest }: FieldProps) {
  const hints: Partial<Record<TextName, string>> = words.hints
  return (
    <TextField
      name={name}
      label={words.fields[name]}
      hint={hints[name]}
      error={errorOf(name)}
      value={form.texts[name]}
      maxLength={maxLength}
      onChange={(text) => edit((now) => ({ ...now, texts: { ...now.texts, [name]: text } }))}
      {...rest}
    />
  )
}
