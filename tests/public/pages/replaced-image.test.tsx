import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { Lightbox } from '../../../src/pages/products/lightbox'
import { renderUi } from '../../helpers/render'

/** The lightbox of one image, which a button replaces. */
function ReplacedImage() {
  const [name, setName] = useState('old')
  return (
    <>
      <button type="button" onClick={() => setName('new')}>
        replace
      </button>
      <Lightbox
        slides={{
          loaded: [{ id: 'one', name: 'one', src: `/${name}.svg` }],
          firstSlideIndex: 0,
          total: 1,
          isLoading: false,
          hasFailed: false,
        }}
        id="one"
        loadLarge={async () => `/${name}.webp`}
        onShow={() => undefined}
        onClose={() => undefined}
        returnFocus={() => undefined}
      />
    </>
  )
}
const openImage = () => screen.getByRole('img').getAttribute('src')

it('an image that is replaced while it is open gets its new large version', async () => {
  Object.assign(HTMLImageElement.prototype, { decode: async () => undefined })
  onTestFinished(() => void Reflect.deleteProperty(HTMLImageElement.prototype, 'decode'))
  renderUi(<ReplacedImage />)
  await waitFor(() => expect(openImage()).toBe('/old.webp'))
  fireEvent.click(screen.getByText('replace'))
  expect(openImage()).toBe('/new.svg')
  await waitFor(() => expect(openImage()).toBe('/new.webp'))
})
