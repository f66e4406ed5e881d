import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SafeImage } from '../../../src/ui/safe-image'

const SOURCE = 'https://images.example.org/a.webp'

it.each<{
  what: string
  fallback: string | { drawing: React.ReactNode }
  complete: boolean
  shown: string
}>([
  {
    what: 'that failed before hydration is replaced by an image',
    fallback: '/x.svg',
    complete: true,
    shown: 'img[src="/x.svg"]',
  },
  {
    what: 'that failed before hydration is replaced by a drawing',
    fallback: { drawing: <svg /> },
    complete: true,
    shown: 'svg',
  },
  {
    what: 'that still loads at hydration stays',
    fallback: '/x.svg',
    complete: false,
    shown: `img[src="${SOURCE}"]`,
  },
])('an image $what', ({ fallback, complete, shown }) => {
  const image = <SafeImage src={SOURCE} alt="x" fallback={fallback} />
  const container = document.createElement('div')
  container.innerHTML = renderToString(image)
  // jsdom loads no images. One that a browser has given up has its address, and no size.
  const state = { complete: { value: complete }, currentSrc: { value: SOURCE } }
  Object.defineProperties(container.querySelector('img') ?? {}, state)
  render(image, { container, hydrate: true })
  expect(container.querySelector(shown)).not.toBeNull()
})

it('another image is tried after one that failed, and then the first one again', () => {
  const image = (src: string) => <SafeImage src={src} alt="image" fallback="/drawing.svg" />
  const shown = () => screen.getByRole('img').getAttribute('src')
  const { rerender } = render(image('/gone.png'))
  fireEvent.error(screen.getByRole('img'))
  expect(shown()).toBe('/drawing.svg')
  rerender(image('/there.png'))
  expect(shown()).toBe('/there.png')
  rerender(image('/gone.png'))
  expect(shown()).toBe('/gone.png')
})

it('an image that failed without a network is tried again once there is one', () => {
  render(<SafeImage src={SOURCE} alt="image" fallback="/drawing.svg" />)
  const image = () => screen.getByRole('img')
  fireEvent.error(image())
  // Without a network the image in its place fails, too.
  const state = { complete: { value: true }, currentSrc: { value: '/drawing.svg' } }
  Object.defineProperties(image(), state)
  fireEvent.error(image())
  fireEvent(window, new Event('online'))
  expect(image()).toHaveAttribute('src', SOURCE)
  fireEvent.error(image())
  expect(image()).toHaveAttribute('src', '/drawing.svg')
})
