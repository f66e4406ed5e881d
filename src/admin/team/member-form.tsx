import { adminTeam } from '../../copy/admin-team'
import type { TeamMemberFields } from '../../data/content/team'
import { COLORS, ICON_DEFAULT, ICONS, LIST_MAX, NAME_MAX, TITLE_MAX, type IconName } from '../../limits'
import { Disclosure } from '../../ui/disclosure'
import { LinesField } from '../form/lines-field'
import { MemberIcon } from '../../ui/member-icon'
import { Choices } from '../ui/choices'
import { Panel } from '../ui/panel'
import { Swatch } from '../ui/swatch'
import { takeFocus } from '../ui/take-focus'
import { TextField } from '../ui/text-field'
import { PhotoField } from './photo-field'

const words = adminTeam.form
// The default is the first option.
const ICON_OPTIONS: readonly IconName[] = [ICON_DEFAULT, ...ICONS.filter((name) => name !== ICON_DEFAULT)]

type Props = {
  title: string
  fields: TeamMemberFields
  nameError: string | null
  onChange: (change: (fields: TeamMemberFields) => TeamMemberFields) => void
  onPreparing: (isPreparing: boolean) => void
}

/** For adding and editing. What is typed belongs to the tab and survives closing. */
export function MemberForm({ title, fields, nameError, onChange, onPreparing }: Props) {
  const set = (part: Partial<TeamMemberFields>) => onChange((now) => ({ ...now, ...part }))
  return (
    <Panel>
      <h3 ref={takeFocus} tabIndex={-1} className="mb-4 text-h3">
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
            <Choices
              look="icons"
              label={words.icon}
              options={ICON_OPTIONS}
              names={words.icons}
              value={fields.icon}
              onChange={(icon) => set({ icon })}
              mark={(icon) => <MemberIcon name={icon} />}
            />
            <Choices
              look="chips"
              label={words.color}
              options={COLORS}
              names={words.colors}
              value={fields.color}
              onChange={(color) => set({ color })}
              mark={(color) => <Swatch color={color} />}
            />
          </div>
        </Disclosure>
      </div>
    </Panel>
  )
}
