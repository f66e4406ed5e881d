import { adminTeam } from '../../copy/admin-team'
import { uiCopy } from '../../copy/ui'
import { MemberArt } from '../../ui/art/people'
import { SafeImage } from '../../ui/safe-image'
import { toTeamImage } from '../image/compress'
import { PictureField } from '../picture-field'
import type { UploadErrorCode } from '../ui/use-uploads'
import { notify } from '../ui/toast'
import { failed } from './use-team-list'

const words = adminTeam.form
const WORDS = { label: words.photo, hint: words.photoHint, remove: words.photoRemove }

function toastOf(code: UploadErrorCode) {
  if (code === 'too-large') return adminTeam.toast.tooLarge
  return code === 'not-image' ? adminTeam.toast.wrongType : adminTeam.toast.readFailed
}

type Props = {
  image: string
  onChange: (image: string) => void
  /** Called with true while a picture is being prepared. Must keep its identity. */
  onPreparing: (isPreparing: boolean) => void
}

export function MemberPhoto({ image, onChange, onPreparing }: Props) {
  return (
    <PictureField
      words={WORDS}
      text={adminTeam.uploader}
      compress={toTeamImage}
      onChange={onChange}
      onPreparing={onPreparing}
      onSettled={(state) => {
        if (state.status === 'failed') failed(toastOf(state.code))
        if (state.status === 'ready') {
          const { title, text } = adminTeam.toast.photoReady
          notify({ type: 'success', title, description: text, closeLabel: uiCopy.close })
        }
      }}
      canRemove={image !== ''}
      lead={
        <div className="bubble-sm edged size-22 shrink-0 overflow-hidden bg-sky">
          <SafeImage
            src={image}
            fallback={{ drawing: <MemberArt className="size-full" /> }}
            alt=""
            className="size-full object-cover"
          />
        </div>
      }
    />
  )
}
