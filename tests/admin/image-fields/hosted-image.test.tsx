import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { uploader } from '../../../src/copy/admin/uploader'
import { NO_IMAGES } from '../../helpers/admin/link-form'
import { press } from '../../helpers/admin/show-form'
import { expectConsole } from '../../helpers/console'
import { renderUi } from '../../helpers/render'

// The modules read the client of the public host when they load.
vi.resetModules()
vi.stubEnv('VITE_IMAGE_HOST_CLIENT_ID', 'client')
const { ImageField } = await import('../../../src/admin/image-fields/image-field')

const textFile = (name: string) => new File(['x'], name, { type: 'text/plain' })

/** Shows a field whose image for the public host is refused; returns its compressor. */
function refuseHosted() {
  expectConsole(/an image was not taken/)
  const compress = vi.fn(async () => 'data:image/webp;base64,AA')
  renderUi(
    <ImageField
      field={{ name: 'a.image', onChange: () => {} }}
      words={{ label: 'image', hint: '', remove: 'remove', name: 'image' }}
      thumbnail={null}
      kind="member"
      canRemove={false}
      compress={compress}
      images={NO_IMAGES}
    />,
  )
  press(uploader.mode.hosted)
  const choose = screen.getByLabelText(uploader.choose, { selector: 'input' })
  fireEvent.change(choose, { target: { files: [textFile('a.txt')] } })
  return compress
}

const findAnother = () => screen.findByLabelText(uploader.another, { selector: 'input' })

it('another file after a refused one is meant for the public host, too', async () => {
  const compress = refuseHosted()
  fireEvent.change(await findAnother(), { target: { files: [textFile('b.txt')] } })
  expect(await screen.findByText(uploader.errors['not-image'])).toBeVisible()
  expect(compress).not.toHaveBeenCalled()
})

it('the warning stays in another mode while a retry would go to the public host', async () => {
  refuseHosted()
  await findAnother()
  press(uploader.mode.base64)
  expect(screen.getByText(uploader.hostedWarning)).toBeVisible()
})
