import { useRef } from 'react'
import { adminTeam } from '../../copy/admin-team'
import type { TeamMemberFields } from '../../data/content/team'
import { NAME_MAX, TITLE_MAX } from '../../limits'
import { Button } from '../../ui/button'
import { TextField } from '../ui/text-field'
import { useFocusOnMount } from '../ui/use-focus-on-mount'
import { Notice } from '../../ui/notice'
import { ColorField } from '../ui/color-field'
import { useFieldErrors } from '../editing/use-field-errors'
import { Panel } from '../ui/panel'
import { ErrorSummary } from '../ui/error-summary'
import { CredentialsField } from './credentials-field'
import { IconField } from './icon-field'
import { PhotoField } from './photo-field'
import { validate } from './validate'

const words = adminTeam.form

type Props = {
  title: string
  fields: TeamMemberFields
  onChange: (change: (fields: TeamMemberFields) => TeamMemberFields) => void
  onPreparing: (isPreparing: boolean) => void
  submitLabel: string
  isSaving: boolean
  /** Somebody else has saved this member since the form was opened. */
  isOutdated: boolean
  onSubmit: () => void
  onCancel: () => void
}

/** The form for adding and editing. Its content belongs to the tab and survives closing. */
export function MemberForm({
  title,
  fields,
  onChange,
  onPreparing,
  submitLabel,
  isSaving,
  isOutdated,
  onSubmit,
  onCancel,
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnMount(heading)
  const set = (part: Partial<TeamMemberFields>) => onChange((now) => ({ ...now, ...part }))
  const errors = validate(fields)
  const { frame, summary, errorOf, refuse } = useFieldErrors(errors)
  return (
    <Panel>
      <h3 ref={heading} tabIndex={-1} className="mb-4 text-h3">
        {title}
      </h3>
      <div ref={frame} className="grid gap-5">
        <ErrorSummary {...summary} />
        {isOutdated ? <Notice tone="warn">{words.changedElsewhere}</Notice> : null}
        <PhotoField
          name={fields.name}
          color={fields.color}
          image={fields.image}
          onChange={(image) => set({ image })}
          onPreparing={onPreparing}
        />
        <TextField
          name="name"
          label={words.name}
          hint={words.nameHint}
          value={fields.name}
          onChange={(text) => set({ name: text })}
          maxLength={NAME_MAX}
          required
          error={errorOf('name')}
        />
        <TextField
          label={words.jobTitle}
          value={fields.title}
          onChange={(text) => set({ title: text })}
          maxLength={TITLE_MAX}
        />
        <TextField
          label={words.specialization}
          value={fields.specialization}
          onChange={(text) => set({ specialization: text })}
          maxLength={TITLE_MAX}
        />
        <CredentialsField
          value={fields.credentials}
          onChange={(change) => onChange((now) => ({ ...now, credentials: change(now.credentials) }))}
        />
        <IconField label={words.icon} names={words.icons} value={fields.icon} onChange={(icon) => set({ icon })} />
        <div>
          <p aria-hidden className="mb-1.5 text-card font-semibold text-ink">
            {words.color}
          </p>
          <ColorField
            label={words.color}
            names={words.colors}
            value={fields.color}
            onChange={(color) => set({ color })}
          />
        </div>
        <div className="grid grid-cols-2 gap-2.5">
          <Button variant="quiet" size="sm" disabled={isSaving} onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button size="sm" loading={isSaving} onClick={errors.length > 0 ? refuse : onSubmit}>
            {submitLabel}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
