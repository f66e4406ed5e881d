import { adminTeam } from '../../copy/admin-team'
import { MemberPhoto } from '../../ui/member-photo'
import { notifyFailed } from '../form/messages'
import { toTeamImage } from '../image/compress'
import { PictureField } from '../pictures/picture-field'
import { notify } from '../ui/toast'
import type { UploadErrorCode } from '../pictures/use-uploads'

const words = adminTeam.form
const WORDS = { label: words.photo, hint: words.photoHint, remove: words.photoRemove }

function toastOf(code: UploadErrorCode) {
  if (code === 'too-large') return adminTeam.toast.tooLarge
  return code === 'not-image' ? adminTeam.toast.wrongType : adminTeam.toast.readFailed
}

type Props = {
  /** The member's. */
  name: string
  image: string
  color: string
  onChange: (image: string) => void
  /** Called with true while a picture is being prepared. Must keep its identity. */
  onPreparing: (isPreparing: boolean) => void
}

export function PhotoField({ name, image, color, onChange, onPreparing }: Props) {
  return (
    <PictureField
      words={WORDS}
      name={words.photoOf(name.trim())}
      text={adminTeam.uploader}
      place="member"
      compress={toTeamImage}
      onChange={onChange}
      onPreparing={onPreparing}
      onSettled={(state) => {
        if (state.status === 'failed') notifyFailed(toastOf(state.code))
        if (state.status === 'ready') notify({ type: 'success', title: adminTeam.toast.photoReady })
      }}
      canRemove={image !== ''}
      lead={<MemberPhoto src={image} color={color} />}
    />
  )
}
