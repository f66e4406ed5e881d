import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SafeImage } from '../../src/ui/safe-image'

const picture = (src: string) => <SafeImage src={src} alt="picture" fallback="/drawing.svg" />
const shown = () => screen.getByRole('img').getAttribute('src')

afterEach(() => void vi.restoreAllMocks())

it('a picture that failed before hydration is replaced', () => {
  const image = HTMLImageElement.prototype
  vi.spyOn(image, 'complete', 'get').mockReturnValue(true)
  vi.spyOn(image, 'naturalWidth', 'get').mockReturnValue(0)
  vi.spyOn(image, 'currentSrc', 'get').mockReturnValue('https://example.com/gone.png')
  render(picture('/gone.png'))
  expect(shown()).toBe('/drawing.svg')
})

it('another picture is tried after one that failed', () => {
  const { rerender } = render(picture('/gone.png'))
  fireEvent.error(screen.getByRole('img'))
  expect(shown()).toBe('/drawing.svg')
  rerender(picture('/there.png'))
  expect(shown()).toBe('/there.png')
})
