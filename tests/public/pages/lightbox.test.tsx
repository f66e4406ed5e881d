import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { lightbox } from '../../../src/copy/lightbox'
import { Lightbox } from '../../../src/pages/products/lightbox'
import type { Slide } from '../../../src/pages/products/slides'
import { renderUi } from '../../helpers/render'

const SLIDES: Slide[] = ['one', 'two', 'three'].map((name) => ({
  id: name,
  name,
  src: `/${name}.svg`,
}))

type StageProps = {
  slides?: Slide[]
  asked?: string[]
  large?: string | null
  firstSlideIndex?: number
  total?: number | null
}

function Stage({
  slides = SLIDES,
  asked,
  large = null,
  firstSlideIndex = 0,
  total = slides.length,
}: StageProps) {
  const [id, setId] = useState<string | null>(slides[0]?.id ?? null)
  if (id === null) return <p>closed</p>
  return (
    <Lightbox
      slides={{ loaded: slides, firstSlideIndex, total, isLoading: false, hasFailed: false }}
      id={id}
      loadLarge={async (wanted) => {
        asked?.push(wanted)
        return large
      }}
      onShow={(index) => setId(slides.at((index - firstSlideIndex) % slides.length)?.id ?? null)}
      onClose={() => setId(null)}
      returnFocus={() => undefined}
    />
  )
}

const shown = () => screen.getByRole('dialog').querySelector('h2')?.textContent
const pressKeys = (...keys: string[]) =>
  keys.map((key) => {
    fireEvent.keyDown(screen.getByRole('dialog'), { key })
    return shown()
  })
const stageElement = () => screen.getByRole('img').closest('[role=presentation]') as HTMLElement
const finger = (clientX: number, clientY: number, pointerId = 1) => ({
  pointerId,
  isPrimary: pointerId === 1,
  button: 0,
  clientX,
  clientY,
})
const swipe = (from: [number, number], to: [number, number]) => {
  fireEvent.pointerDown(stageElement(), finger(...from))
  fireEvent.pointerMove(stageElement(), finger(...to))
  fireEvent.pointerUp(stageElement(), finger(...to))
}

it('the lightbox shows a name in the direction in which its tile shows it', () => {
  renderUi(<Stage />)
  expect(screen.getByRole('dialog').querySelector('h2')).not.toHaveAttribute('dir')
})

// Requirement 55
it('the lightbox moves by arrow keys, forward by the right one, and round at both ends', () => {
  renderUi(<Stage />)
  const keys = ['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowRight']
  expect(pressKeys(...keys)).toEqual(['two', 'one', 'three', 'one'])
})

it('the lightbox moves to its ends and by pages', () => {
  renderUi(<Stage />)
  const keys = ['End', 'Home', 'PageDown', 'PageDown', 'PageUp']
  expect(pressKeys(...keys)).toEqual(['three', 'one', 'two', 'three', 'two'])
})

it('the lightbox moves by keys after a press on the image', async () => {
  const { user } = renderUi(<Stage />)
  await user.click(screen.getByRole('img'))
  await user.keyboard('{ArrowRight}')
  expect(shown()).toBe('two')
})

// Requirement 54; contradiction 30
it('the lightbox counts the images that are not loaded yet, the number before the total', () => {
  renderUi(<Stage firstSlideIndex={3} total={14} />)
  expect(screen.getByText('4 / 14')).toHaveAttribute('dir', 'ltr')
  fireEvent.click(screen.getByRole('button', { name: lightbox.next }))
  expect(screen.getByText('5 / 14')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(lightbox.spoken(5, 14, 'two'))
})

// Contradiction 31
it('the lightbox goes from left to right', () => {
  renderUi(<Stage />)
  expect(screen.getByRole('dialog')).toHaveAttribute('dir', 'ltr')
  const [previous, next] = [lightbox.previous, lightbox.next].map((name) =>
    screen.getByRole('button', { name }),
  )
  expect(
    previous && next && previous.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy()
})

it('a swipe to the left shows the next image, one to the right the image before', () => {
  renderUi(<Stage />)
  swipe([200, 100], [100, 104])
  expect(shown()).toBe('two')
  swipe([100, 100], [200, 96])
  expect(shown()).toBe('one')
})

it('a short swipe and one upwards change nothing', () => {
  renderUi(<Stage />)
  swipe([100, 100], [120, 100])
  swipe([100, 200], [104, 40])
  expect(shown()).toBe('one')
})

it('a swipe down closes the lightbox', () => {
  renderUi(<Stage />)
  swipe([100, 100], [104, 260])
  expect(screen.getByText('closed')).toBeInTheDocument()
})

it('the lightbox swipes nothing when the browser takes the finger away, and follows the next', () => {
  renderUi(<Stage />)
  const stage = stageElement()
  fireEvent.pointerDown(stage, finger(200, 100))
  fireEvent.pointerMove(stage, finger(60, 100))
  expect(screen.getByRole('img')).toHaveStyle({ transform: 'translate3d(-140px, 0px, 0)' })
  fireEvent.pointerCancel(stage, finger(60, 100))
  expect(shown()).toBe('one')
  expect(screen.getByRole('img')).toHaveStyle({ transform: 'translate3d(0px, 0px, 0)' })
  swipe([200, 100], [100, 104])
  expect(shown()).toBe('two')
})

it('the lightbox closes by a press beside the image, and not by the end of a swipe', () => {
  renderUi(<Stage />)
  swipe([100, 100], [120, 100])
  fireEvent.click(stageElement())
  expect(shown()).toBe('one')
  swipe([100, 100], [104, 100])
  fireEvent.click(stageElement())
  expect(screen.getByText('closed')).toBeInTheDocument()
})

it('the lightbox ignores keys with a modifier', () => {
  renderUi(<Stage />)
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) {
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight', [modifier]: true })
    expect(shown(), modifier).toBe('one')
  }
})

it('the lightbox follows only the main button of a mouse', () => {
  renderUi(<Stage />)
  fireEvent.pointerDown(stageElement(), { ...finger(200, 100), button: 2 })
  fireEvent.pointerMove(stageElement(), finger(60, 100))
  fireEvent.pointerUp(stageElement(), finger(60, 100))
  expect(shown()).toBe('one')
})

it('the lightbox follows the finger that began, and no other one', () => {
  renderUi(<Stage />)
  fireEvent.pointerDown(stageElement(), finger(200, 100))
  fireEvent.pointerMove(stageElement(), finger(60, 100, 2))
  expect(screen.getByRole('img')).toHaveStyle({ transform: 'translate3d(0px, 0px, 0)' })
})

it.each([
  // A pen and a hand have a first one each.
  ['beside another one that says it is the first', [1, 2], true],
  ['that is not the first', [2], false],
])('the lightbox follows no finger %s', (_, fingers, isPrimary) => {
  renderUi(<Stage />)
  const stage = stageElement()
  for (const id of fingers) fireEvent.pointerDown(stage, { ...finger(200, 100, id), isPrimary })
  fireEvent.pointerMove(stage, finger(60, 100, 2))
  fireEvent.pointerUp(stage, finger(60, 100, 2))
  expect(shown()).toBe('one')
})

it('two fingers that pinch swipe nothing, and the next one does', () => {
  renderUi(<Stage />)
  const stage = stageElement()
  for (const pointerId of [1, 2]) fireEvent.pointerDown(stage, finger(200, 100, pointerId))
  for (const pointerId of [1, 2]) fireEvent.pointerUp(stage, finger(60, 100, pointerId))
  expect(shown()).toBe('one')
  swipe([200, 100], [100, 104])
  expect(shown()).toBe('two')
})

it('the lightbox swipes nothing while the page is enlarged', () => {
  const viewport = Object.assign(new EventTarget(), { scale: 1 })
  Object.defineProperty(window, 'visualViewport', { value: viewport, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(window, 'visualViewport'))
  const enlarge = (scale: number) => {
    viewport.scale = scale
    act(() => void viewport.dispatchEvent(new Event('resize')))
  }
  renderUi(<Stage />)
  enlarge(2)
  expect(stageElement()).toHaveClass('touch-auto')
  swipe([200, 100], [100, 104])
  expect(shown()).toBe('one')
  enlarge(1)
  swipe([200, 100], [100, 104])
  expect(shown()).toBe('two')
})

it('the lightbox loads the large images of a product and of both its neighbours', async () => {
  const asked: string[] = []
  renderUi(<Stage asked={asked} />)
  await expect.poll(() => [...asked].sort()).toEqual(['one', 'three', 'two'])
})

it('the lightbox frames a large image by its own ratio from the first moment', async () => {
  const { prototype } = HTMLImageElement
  Object.assign(prototype, { decode: async () => undefined })
  const height = vi.spyOn(prototype, 'naturalHeight', 'get').mockReturnValue(800)
  const width = vi.spyOn(prototype, 'naturalWidth', 'get')
  width.mockImplementation(function (this: HTMLImageElement) {
    return this.src.endsWith('/large.webp') ? 1200 : 800
  })
  onTestFinished(() => {
    Reflect.deleteProperty(prototype, 'decode')
    height.mockRestore()
    width.mockRestore()
  })
  renderUi(<Stage large="/large.webp" />)
  const shownImage = () => screen.getByRole('img')
  await expect.poll(() => shownImage().getAttribute('src')).toBe('/large.webp')
  expect(shownImage().parentElement).toHaveStyle({ aspectRatio: '1.5 / 1' })
})

// Requirement 59
it('a drawing stands in the lightbox for an image that cannot be loaded', () => {
  renderUi(<Stage />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img')).toHaveAttribute('src', '/placeholder.svg')
})

// Requirement 54
it('the lightbox of a single image has a counter, but no arrows', () => {
  renderUi(<Stage slides={SLIDES.slice(0, 1)} />)
  expect(screen.queryByRole('button', { name: lightbox.next })).toBeNull()
  expect(screen.getByText('1 / 1')).toBeVisible()
})

it('the button of the lightbox closes it', () => {
  renderUi(<Stage />)
  fireEvent.click(screen.getByRole('button', { name: lightbox.close }))
  expect(screen.getByText('closed')).toBeInTheDocument()
})
