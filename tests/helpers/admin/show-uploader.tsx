import { vi } from 'vitest'
import { ImageUploader } from '../../../src/admin/image-fields/image-uploader'
import { renderUi } from '../render'
import { LinkForm } from './link-form'

/** Shows an uploader with the form of a link; returns what it reports. */
export function showUploader({
  isMultiple = false,
  ...props
}: { modes?: readonly string[]; isMultiple?: boolean } = {}) {
  const onFiles = vi.fn()
  const onLink = vi.fn()
  const element = (
    <ImageUploader
      pastedInto="a product"
      files={{ isMultiple, add: onFiles }}
      link={{ isTyped: false, form: <LinkForm onLink={onLink} /> }}
      {...props}
    />
  )
  return { onFiles, onLink, ...renderUi(element) }
}
