import { useRef } from 'react'
import { adminTeam } from '../../copy/admin-team'
import type { TeamMemberFields } from '../../data/content/team'
import { LIST_MAX, NAME_MAX, TITLE_MAX } from '../../limits'
import { Disclosure } from '../../ui/disclosure'
import { LinesField } from '../form/lines-field'
import { ColorField } from '../ui/color-field'
import { Panel } from '../ui/panel'
import { TextField } from '../ui/text-field'
import { useFocusOnMount } from '../ui/use-focus-on-mount'
import { IconField } from './icon-field'
import { PhotoField } from './photo-field'

const words = adminTeam.form

type Props = {
  title: string
  fields: TeamMemberFields
  nameError: string | null
  onChange: (change: (fields: TeamMemberFields) => TeamMemberFields) => void
  onPreparing: (isPreparing: boolean) => void
}

/** For adding and editing. What is typed belongs to the tab and survives closing. */
export function MemberForm({ title, fields, nameError, onChange, onPreparing }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnMount(heading)
  const set = (part: Partial<TeamMemberFields>) => onChange((now) => ({ ...now, ...part }))
  return (
    <Panel>
      <h3 ref={heading} tabIndex={-1} className="mb-4 text-h3">
        {title}
      </h3>
      <div className="grid gap-5">
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
          value={fields.name}
          onChange={(name) => set({ name })}
          maxLength={NAME_MAX}
          required
          error={nameError}
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
          onChange={(specialization) => set({ specialization })}
          maxLength={TITLE_MAX}
        />
        <LinesField
          name="credentials"
          copy={words.credentials}
          lines={fields.credentials.map((text) => ({ text }))}
          max={LIST_MAX}
          least={1}
          onChange={(change) =>
            onChange((now) => ({
              ...now,
              credentials: change(now.credentials.map((text) => ({ text }))).map(({ text }) => text),
            }))
          }
        />
        <Disclosure title={<span className="text-card font-semibold text-ink">{words.look}</span>}>
          <div className="grid gap-5 pt-2">
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
          </div>
        </Disclosure>
      </div>
    </Panel>
  )
}
