import { screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { Lightbox } from '../../src/pages/products/lightbox'
import { renderUi } from '../helpers/render'

const lightboxOf = ({ small, large }: { small: string; large: string }) => (
  <Lightbox
    gallery={{
      slides: [{ id: 'one', name: 'one', src: small }],
      offset: 0,
      total: 1,
      isWaiting: false,
      hasFailed: false,
    }}
    id="one"
    loadLarge={async () => large}
    onShow={() => undefined}
    onClose={() => undefined}
    returnFocus={() => undefined}
  />
)
const openImage = () => screen.getByRole('img').getAttribute('src')

it('an image that is replaced while it is open gets its new large version', async () => {
  Object.assign(HTMLImageElement.prototype, { decode: async () => undefined })
  onTestFinished(() => void Reflect.deleteProperty(HTMLImageElement.prototype, 'decode'))
  const { rerender } = renderUi(lightboxOf({ small: '/old.svg', large: '/old.webp' }))
  await waitFor(() => expect(openImage()).toBe('/old.webp'))
  rerender(lightboxOf({ small: '/new.svg', large: '/new.webp' }))
  expect(openImage()).toBe('/new.svg')
  await waitFor(() => expect(openImage()).toBe('/new.webp'))
})
