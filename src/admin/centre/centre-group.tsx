import type { ReactNode } from 'react'
import { adminCentre } from '../../copy/admin/centre'
import { FoldedGroup } from '../form/folded'
import type { FormHandle } from '../form/form-handle'
import { TextField, textProps } from '../ui/fields'
import { summaryOf } from './summary'
import { textKindOf, textsOf, type GroupName } from './texts'
import type { TypedCentre } from './typed-centre'

/** The props that every group of fields has. */
export type CentreGroupProps = {
  form: FormHandle<TypedCentre>
  /** The message of an invalid control, once a save was tried. */
  errorOf: (name: string) => string | null
}

/** A group of fields: the `children`, and then its texts. */
type GroupProps = CentreGroupProps & { name: GroupName; children?: ReactNode }

export function CentreGroup({ name, form, errorOf, children }: GroupProps) {
  const summary = summaryOf(name, form.typed)
  const text = textProps(form.typed, form.set, { errorOf })
  const hint = (adminCentre.groupHints as Partial<Record<GroupName, string>>)[name]
  const texts = textsOf(name)
  return (
    <FoldedGroup
      list="centre"
      name={name}
      title={adminCentre.groups[name]}
      summary={summary ?? adminCentre.summary.missing}
      isMissing={summary === null}
    >
      {hint ? <p className="text-small text-muted">{hint}</p> : null}
      {children}
      {texts.length > 0 ? (
        <div className="grid gap-5 md:grid-cols-2">
          {texts.map((key) => (
            <TextField
              field={text(key)}
              key={key}
              label={adminCentre.labels[key]}
              hint={(adminCentre.hints as Partial<Record<string, string>>)[key]}
              input={textKindOf(key).input}
            />
          ))}
        </div>
      ) : null}
    </FoldedGroup>
  )
}
