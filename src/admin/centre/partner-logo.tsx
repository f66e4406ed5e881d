import { adminCentre } from '../../copy/admin-centre'
import { uiCopy } from '../../copy/ui'
import { dataUrlBytes } from '../../lib/data-url'
import { Button } from '../../ui/button'
import { toLogo } from '../image/compress'
import { hostedPicture, uploadModes } from '../image-modes'
import { ImageUploader } from '../ui/image-uploader'
import { notify } from '../ui/toast'
import { UploadStatus } from '../ui/upload-status'
import { useUploads, type Prepare } from '../ui/use-uploads'

const words = adminCentre.partners

const prepare: Prepare<string> = async (file, options) => {
  const value = await toLogo(file, options)
  return { value, preview: value, afterBytes: dataUrlBytes(value) }
}
const hosted = hostedPicture((link) => link)

export function PartnerLogo({ logo, onChange }: { logo: string; onChange: (logo: string) => void }) {
  const uploads = useUploads<string>(({ state }) => {
    if (state.status !== 'ready') return
    onChange(state.result.value)
    notify({ type: 'success', title: words.logoReady, closeLabel: uiCopy.close })
  })
  const upload = uploads.items.at(-1)
  return (
    <ImageUploader
      variant="plain"
      text={words.uploader}
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
      heading={<p className="text-small text-hint">{words.logoHint}</p>}
      actions={
        logo ? (
          <Button
            variant="quiet"
            size="sm"
            className="w-full px-2"
            onClick={() => {
              uploads.clear()
              onChange('')
            }}
          >
            {words.logoRemove}
          </Button>
        ) : null
      }
    >
      {upload ? <UploadStatus upload={upload} text={words.uploader} onRetry={() => uploads.retry(upload.key)} /> : null}
    </ImageUploader>
  )
}
