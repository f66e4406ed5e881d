import { vi } from 'vitest'
import { ImageLinkForm } from '../../src/admin/image-fields/image-link-form'
import { ImageUploader } from '../../src/admin/image-fields/image-uploader'
import { renderUi } from './render'

/** Shows an uploader with the form of a link; returns what it reports. */
export function showUploader(props: { modes?: readonly string[]; isMultiple?: boolean } = {}) {
  const [onFiles, onLink] = [vi.fn(), vi.fn()]
  const element = (
    <ImageUploader
      pastedInto="a product"
      onFiles={onFiles}
      linkForm={<ImageLinkForm onLink={onLink} hold={() => {}} />}
      {...props}
    />
  )
  return { onFiles, onLink, ...renderUi(element) }
}
