import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ImageCropper } from '../../../src/admin/image-fields/image-cropper'
import { expectConsole } from '../../helpers/console'
import { renderUi } from '../../helpers/render'

it('an image that cannot be cropped is logged as one of the uploader', async () => {
  expectConsole(/^\[uploader\] a value could not be loaded/)
  renderUi(<ImageCropper image={new Blob(['text'])} kind="product" onCrop={() => {}} />)
  await waitFor(() => expect(console.error).toHaveBeenCalled())
})
