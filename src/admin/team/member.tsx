import type { ReactNode } from 'react'
import { adminTeam } from '../../copy/admin-team'
import type { TeamMember, TeamMemberFields } from '../../data/content/team'
import { cn } from '../../lib/cn'
import { isVisible } from '../../lib/order'
import { trimmed } from '../../lib/plain-text'
import {
  COLORS,
  ICON_DEFAULT,
  ICONS,
  LIST_MAX,
  NAME_MAX,
  TITLE_MAX,
  type IconName,
} from '../../limits'
import { Chip } from '../../ui/chip'
import { Disclosure } from '../../ui/disclosure'
import { MemberIcon } from '../../ui/member-icon'
import { MemberPhoto } from '../../ui/member-photo'
import { LinesField, NO_LINE, textOf, toLine } from '../form/lines-field'
import { notifyFailed } from '../form/messages'
import { mapRows } from '../form/rows'
import { isBusy } from '../form/use-writes'
import { toTeamImage } from '../image/compress'
import { HiddenMark } from '../list/hidden-note'
import { RowControls } from '../list/item-menu'
import { ItemStatus } from '../list/item-status'
import type { ListActions } from '../list/use-list'
import { PictureField } from '../pictures/picture-field'
import type { UploadErrorCode, UploadState } from '../pictures/use-uploads'
import { TextButton } from '../ui/buttons'
import { Choices, Swatch } from '../ui/choices'
import { TextField, textProps } from '../ui/fields'
import { handOnFocus, showCard, takeFocus } from '../ui/focus'
import { Panel } from '../ui/panel'
import { notify } from '../ui/toast'

const cardWords = adminTeam.card

type CardProps = {
  member: TeamMember
  list: ListActions<TeamMember>
  handle: ReactNode
  isOpen: boolean
  isChanged: boolean
  takesFocus: boolean
  onEdit: () => void
}

export function MemberCard({
  member,
  list,
  handle,
  isOpen,
  isChanged,
  takesFocus,
  onEdit,
}: CardProps) {
  const { id, name } = member
  const isOnSite = isVisible(member)
  const write = list.writeOf(id)
  return (
    <article
      ref={takesFocus ? showCard : undefined}
      className={cn(
        'edged h-full scroll-mt-32 rounded-control bg-surface p-3.5 hairline',
        isOpen && 'outline-2 -outline-offset-2 outline-primary',
      )}
    >
      <div className="flex gap-3.5">
        <div className="relative shrink-0 self-start">
          <div className={isOnSite ? '' : 'opacity-45'}>
            <MemberPhoto src={member.image} color={member.color} />
          </div>
          {isOnSite ? null : <HiddenMark className="absolute inset-x-1 bottom-1 justify-center" />}
        </div>
        <div className="min-w-0 flex-1">
          <h3 className="line-clamp-2 text-[1.0625rem]/[1.6875rem]">{name}</h3>
          <p className="mt-0.5 flex items-start gap-1.5 text-small text-night">
            <MemberIcon name={member.icon} size={16} className="mt-1 shrink-0" />
            <span className="line-clamp-2">{member.title}</span>
          </p>
          <p className="line-clamp-1 text-tiny text-muted">{member.specialization}</p>
          {isChanged ? (
            <p className="mt-1.5">
              <Chip tone="peach">{cardWords.changed}</Chip>
            </p>
          ) : null}
        </div>
        <RowControls
          controls={list.controlsOf(member, onEdit)}
          handle={handle}
          disabled={isBusy(write)}
        />
      </div>
      <ItemStatus write={write} onGiveUp={() => list.giveUp(id)} />
    </article>
  )
}

export const NewMemberCard = ({ name, onResume }: { name: string; onResume: () => void }) => (
  <article
    ref={handOnFocus}
    className="flex flex-wrap items-center justify-between gap-2 rounded-control border-2 border-dashed border-field bg-surface p-3.5"
  >
    <div className="min-w-0">
      <h3 className="line-clamp-2 text-[1.0625rem]/[1.6875rem]">
        {trimmed(name) || cardWords.nameless}
      </h3>
      <Chip tone="peach">{cardWords.isNew}</Chip>
    </div>
    <TextButton text={cardWords.resume} variant="outline" onClick={onResume} />
  </article>
)

const { form: words, labels } = adminTeam
// The default is the first option.
const ICON_OPTIONS: readonly IconName[] = [
  ICON_DEFAULT,
  ...ICONS.filter((name) => name !== ICON_DEFAULT),
]

type FormProps = {
  title: string
  /** The names of the controls begin with it. */
  id: string
  fields: TeamMemberFields
  onChange: (change: (fields: TeamMemberFields) => TeamMemberFields) => void
  errorOf: (name: string) => string | null
  hold: (picture: Promise<boolean>) => void
}

/** For adding and editing. What is typed belongs to the tab and survives closing. */
export function MemberForm({ title, id, fields, errorOf, onChange, hold }: FormProps) {
  const set = (part: Partial<TeamMemberFields>) => onChange((now) => ({ ...now, ...part }))
  const text = textProps(fields, set, { errorOf, start: `${id}.` })
  return (
    <Panel>
      <h3 ref={takeFocus} tabIndex={-1} className="mb-4 text-h3">
        {title}
      </h3>
      <div className="grid gap-5">
        <PictureField
          words={{ ...PICTURE, name: words.photoOf(trimmed(fields.name)) }}
          kind="member"
          compress={toTeamImage}
          onChange={(image) => set({ image })}
          hold={hold}
          onSettled={notifyPhoto}
          canRemove={fields.image !== ''}
          lead={<MemberPhoto src={fields.image} color={fields.color} />}
        />
        <TextField
          field={text('name')}
          label={labels.name}
          required
          input={{ maxLength: NAME_MAX }}
        />
        <TextField field={text('title')} label={labels.title} input={{ maxLength: TITLE_MAX }} />
        <TextField
          field={text('specialization')}
          label={labels.specialization}
          input={{ maxLength: TITLE_MAX }}
        />
        <LinesField
          name={`${id}.credentials`}
          label={labels.credentials}
          copy={words.credentials}
          lines={mapRows(fields.credentials, toLine)}
          start={NO_LINE}
          max={LIST_MAX}
          least={1}
          onChange={(change) =>
            onChange((now) => ({
              ...now,
              credentials: mapRows(change(mapRows(now.credentials, toLine)), textOf),
            }))
          }
        />
        <Disclosure title={<span className="text-card font-semibold text-ink">{words.look}</span>}>
          <div className="grid gap-5 pt-2">
            <Choices
              look="icons"
              label={labels.icon}
              options={ICON_OPTIONS}
              names={words.icons}
              value={fields.icon}
              onChange={(icon) => set({ icon })}
              mark={(icon) => <MemberIcon name={icon} />}
            />
            <Choices
              look="chips"
              label={labels.color}
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

const PICTURE = {
  label: labels.image,
  hint: words.photoHint,
  remove: words.photoRemove,
  uploader: adminTeam.uploader,
}

function notifyPhoto(state: UploadState<string>): void {
  const { tooLarge, wrongType, readFailed, photoReady } = adminTeam.toast
  if (state.status === 'ready')
    notify({ type: 'success', title: photoReady.title, description: photoReady.text })
  if (state.status !== 'failed') return
  const refusals: Partial<Record<UploadErrorCode, typeof readFailed>> = {
    'too-large': tooLarge,
    'not-image': wrongType,
  }
  notifyFailed(refusals[state.code] ?? readFailed)
}
