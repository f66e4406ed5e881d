import type { ReactNode } from 'react'
import { adminCentre as words } from '../../copy/admin-centre'
import { TITLE_MAX } from '../../limits'
import { Disclosure } from '../../ui/disclosure'
import { TextField, type TextFieldProps } from '../ui/text-field'
import type { CentreForm, TextName } from './form'

/** The form as its groups use it. */
export type FormHandle = {
  form: CentreForm
  edit: (change: (form: CentreForm) => CentreForm) => void
  /** The message of an invalid control, once it was left or a save was tried. */
  errorOf: (name: string) => string | null
}

type GroupProps = { title: string; hint?: string; children: ReactNode }

/** A part of the screen, folded on phones. */
export function Group({ title, hint, children }: GroupProps) {
  return (
    <section
      aria-label={title}
      data-group
      className="edged rounded-control bg-surface px-4.5 py-2.5 shadow-hairline md:p-5"
    >
      <Disclosure until="md" label={title} title={<h3 className="flex min-h-11 items-center text-h3">{title}</h3>}>
        <div className="grid gap-5 pt-2 pb-2.5 md:pb-0">
          {hint ? <p className="text-small text-muted">{hint}</p> : null}
          {children}
        </div>
      </Disclosure>
    </section>
  )
}

/** Fields beside each other on wide screens. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className="grid gap-5 md:grid-cols-2">{children}</div>
}

type FieldProps = FormHandle & {
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
