import { useEffect } from 'react'
import { adminTeam } from '../../copy/admin-team'
import { toTeamImage } from '../image/compress'
import { dataUrlBytes } from '../../lib/data-url'
import { MemberArt } from '../../ui/art/people'
import { Button } from '../../ui/button'
import { ImageUploader } from '../ui/image-uploader'
import { SafeImage } from '../../ui/safe-image'
import { UploadStatus } from '../ui/upload-status'
import { useUploads, type Prepare, type UploadErrorCode } from '../ui/use-uploads'
import { hostedPicture, uploadModes } from '../image-modes'
import { failed, succeeded } from './use-team-list'

const words = adminTeam.form

const prepare: Prepare<string> = async (file, options) => {
  const value = await toTeamImage(file, options)
  return { value, preview: value, afterBytes: dataUrlBytes(value) }
}
const hosted = hostedPicture((link) => link)

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
  const uploads = useUploads<string>(({ state }) => {
    if (state.status === 'failed') failed(toastOf(state.code))
    if (state.status !== 'ready') return
    onChange(state.result.value)
    succeeded(adminTeam.toast.photoReady)
  })
  const upload = uploads.items.at(-1)
  const isPreparing = upload?.state.status === 'waiting' || upload?.state.status === 'working'
  useEffect(() => {
    onPreparing(isPreparing)
    return () => onPreparing(false)
  }, [isPreparing, onPreparing])
  const avatar = <MemberArt className="size-full" />
  return (
    <ImageUploader
      variant="plain"
      text={adminTeam.uploader}
      modes={uploadModes}
      onFiles={(files, mode) => {
        uploads.clear()
        uploads.add(files, mode === 'hosted' ? hosted : prepare)
      }}
      onLink={(link) => {
        uploads.clear()
        uploads.addLink(link, { value: link, preview: link, afterBytes: 0 })
        onChange(link)
      }}
      lead={
        <div className="bubble-sm edged size-22 shrink-0 overflow-hidden bg-sky">
          <SafeImage src={image} fallback={{ drawing: avatar }} alt="" className="size-full object-cover" />
        </div>
      }
      heading={
        <>
          <p className="text-card font-semibold text-ink">{words.photo}</p>
          <p className="text-tiny text-hint">{words.photoHint}</p>
        </>
      }
      actions={
        image ? (
          <Button
            variant="quiet"
            size="sm"
            className="w-full px-2"
            onClick={() => {
              uploads.clear()
              onChange('')
            }}
          >
            {words.photoRemove}
          </Button>
        ) : null
      }
    >
      {upload ? (
        <UploadStatus upload={upload} text={adminTeam.uploader} onRetry={() => uploads.retry(upload.key)} />
      ) : null}
    </ImageUploader>
  )
}
