import { useEffect } from 'react'
import { COLORS, ICON_DEFAULT, ICONS, type IconName } from '../../colors-and-icons'
import { adminTeam } from '../../copy/admin/team'
import type { TeamMemberFields } from '../../data/content/team'
import { trimText } from '../../lib/text/plain-text'
import { LINES_MAX, NAME_MAX_CHARS, SHORT_TEXT_MAX_CHARS } from '../../limits'
import { Disclosure } from '../../ui/disclosure'
import { MemberIcon } from '../../ui/member-icon'
import { MemberPhoto } from '../../ui/member-photo'
import { toTeamImage } from '../image-encoding/compress'
import { ImageField } from '../image-fields/image-field'
import type { FormImages } from '../image-fields/pending-images'
import type { UploadErrorCode, UploadState } from '../image-fields/upload-job'
import { changeTexts, NO_LINE, toLines } from '../row-fields/lines'
import { LinesField } from '../row-fields/lines-field'
import { Choices } from '../ui/choices'
import { TextField, textProps } from '../ui/fields'
import { takeFocus } from '../ui/focus'
import { closeMessage, type Topic } from '../ui/sticky-message'
import { Surface } from '../ui/surface'
import { Swatch } from '../ui/swatch'
import { notify } from '../ui/toast'
import { notifyFailed } from '../writes/messages'

const { form: formWords, labels } = adminTeam
const ICON_OPTIONS: readonly IconName[] = [
  ICON_DEFAULT,
  ...ICONS.filter((name) => name !== ICON_DEFAULT),
]

type FormProps = {
  title: string
  /** The prefix of the names of the controls. */
  id: string
  fields: TeamMemberFields
  onChange: (change: (fields: TeamMemberFields) => TeamMemberFields) => void
  errorOf: (name: string) => string | null
  images: FormImages
}

const IMAGE = {
  label: labels.image,
  hint: formWords.photoHint,
  remove: formWords.photoRemove,
  uploader: adminTeam.uploader,
}

/** The form of a member, new or stored. The tab keeps what is typed, so that closing the form loses nothing. */
export function MemberForm({ title, id, fields, errorOf, onChange, images }: FormProps) {
  const set = (changes: Partial<TeamMemberFields>) =>
    onChange((current) => ({ ...current, ...changes }))
  const text = textProps(fields, set, { errorOf, namePrefix: `${id}.` })
  const photoTopic = `photo:${id}` as const
  useEffect(() => () => closeMessage(photoTopic), [photoTopic])
  return (
    <Surface>
      <h3 ref={takeFocus} tabIndex={-1} className="mb-4 text-h3">
        {title}
      </h3>
      <div className="grid gap-5">
        <ImageField
          field={{
            name: `${id}.image`,
            onChange: (image) => {
              closeMessage(photoTopic)
              set({ image })
            },
          }}
          words={{ ...IMAGE, name: formWords.photoOf(trimText(fields.name)) }}
          kind="member"
          compress={toTeamImage}
          images={images}
          onSettled={(state) => notifyPhoto(state, photoTopic)}
          canRemove={fields.image !== ''}
          thumbnail={<MemberPhoto src={fields.image} color={fields.color} />}
        />
        <TextField
          field={text('name')}
          label={labels.name}
          required
          input={{ maxLength: NAME_MAX_CHARS }}
        />
        <TextField
          field={text('title')}
          label={labels.title}
          input={{ maxLength: SHORT_TEXT_MAX_CHARS }}
        />
        <TextField
          field={text('specialization')}
          label={labels.specialization}
          input={{ maxLength: SHORT_TEXT_MAX_CHARS }}
        />
        <LinesField
          name={`${id}.credentials`}
          label={labels.credentials}
          words={formWords.credentials}
          lines={toLines(fields.credentials)}
          newLine={NO_LINE}
          max={LINES_MAX}
          min={1}
          onChange={(change) =>
            onChange((current) => ({
              ...current,
              credentials: changeTexts(current.credentials, change),
            }))
          }
        />
        <Disclosure
          title={<span className="text-card font-semibold text-ink">{formWords.look}</span>}
        >
          <div className="grid gap-5 pt-2">
            <Choices
              look="icons"
              label={labels.icon}
              options={ICON_OPTIONS}
              names={formWords.icons}
              value={fields.icon}
              onChange={(icon) => set({ icon })}
              mark={(icon) => <MemberIcon name={icon} />}
            />
            <Choices
              look="chips"
              label={labels.color}
              options={COLORS}
              names={formWords.colors}
              value={fields.color}
              onChange={(color) => set({ color })}
              mark={(color) => <Swatch color={color} />}
            />
          </div>
        </Disclosure>
      </div>
    </Surface>
  )
}

function notifyPhoto(state: UploadState<string>, topic: Topic): void {
  const { tooLarge, wrongType, readFailed, photoReady } = adminTeam.toast
  if (state.status === 'ready')
    notify({ type: 'success', title: photoReady.title, description: photoReady.text })
  if (state.status !== 'failed') return
  const refusals: Partial<Record<UploadErrorCode, typeof readFailed>> = {
    'too-large': tooLarge,
    'not-image': wrongType,
  }
  notifyFailed({ topic, ...(refusals[state.code] ?? readFailed) })
}
