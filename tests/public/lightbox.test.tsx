import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { products as copy } from '../../src/copy/products'
import { Lightbox, type Slide } from '../../src/ui/lightbox'
import { renderUi } from '../render'

const SLIDES: Slide[] = ['one', 'two', 'three'].map((name) => ({ id: name, name, src: `/${name}.svg` }))
const labels = copy.lightbox

type StageProps = { slides?: Slide[]; asked?: string[]; offset?: number; total?: number | null }

function Stage({ slides = SLIDES, asked, offset = 0, total = slides.length }: StageProps) {
  const [id, setId] = useState<string | null>(slides[0]?.id ?? null)
  if (id === null) return <p>closed</p>
  return (
    <Lightbox
      slides={slides}
      id={id}
      offset={offset}
      total={total}
      labels={labels}
      fallback="/placeholder.svg"
      loadFull={async (wanted) => {
        asked?.push(wanted)
        return null
      }}
      onShow={(position) => setId(slides.at((position - offset) % slides.length)?.id ?? null)}
      onClose={() => setId(null)}
      returnFocus={() => undefined}
    />
  )
}

const shown = () => screen.getByRole('heading').textContent
const stageElement = () => {
  const stage = screen.getByRole('dialog').querySelector('[class*="touch-action"]')
  if (!stage) throw new Error('no stage')
  return stage
}
const swipe = (from: [number, number], to: [number, number]) => {
  const stage = stageElement()
  fireEvent.pointerDown(stage, { pointerId: 1, isPrimary: true, button: 0, clientX: from[0], clientY: from[1] })
  fireEvent.pointerMove(stage, { pointerId: 1, clientX: (from[0] + to[0]) / 2, clientY: (from[1] + to[1]) / 2 })
  fireEvent.pointerMove(stage, { pointerId: 1, clientX: to[0], clientY: to[1] })
  fireEvent.pointerUp(stage, { pointerId: 1, clientX: to[0], clientY: to[1] })
}

describe('the lightbox', () => {
  it('moves to the next picture with the right arrow', async () => {
    const { user } = renderUi(<Stage />) // 55
    await user.keyboard('{ArrowRight}')
    expect(shown()).toBe('two')
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(shown()).toBe('three')
    await user.keyboard('{ArrowRight}')
    expect(shown()).toBe('one')
    await user.keyboard('{End}')
    expect(shown()).toBe('three')
    await user.keyboard('{Home}{PageDown}{PageDown}{PageUp}')
    expect(shown()).toBe('two')
  })

  it('moves by keys after a press on the picture and a swipe', async () => {
    const { user } = renderUi(<Stage />) // 55
    await user.click(screen.getByRole('img'))
    await user.keyboard('{ArrowRight}')
    expect(shown()).toBe('two')
    await user.keyboard('{End}')
    expect(shown()).toBe('three')
    await user.pointer([
      { keys: '[MouseLeft>]', target: stageElement(), coords: { clientX: 100, clientY: 100 } },
      { target: stageElement(), coords: { clientX: 200, clientY: 100 } },
      { keys: '[/MouseLeft]', target: stageElement(), coords: { clientX: 200, clientY: 100 } },
    ])
    expect(shown()).toBe('two')
    await user.keyboard('{Home}')
    expect(shown()).toBe('one')
  })

  it('leaves arrows with Alt, Ctrl or Meta to the browser', () => {
    renderUi(<Stage />)
    const isLeft = (modifier: object) =>
      fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft', ...modifier })
    for (const modifier of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }])
      expect(isLeft(modifier), JSON.stringify(modifier)).toBe(true)
    expect(shown()).toBe('one')
    expect(isLeft({})).toBe(false)
    expect(shown()).toBe('three')
  })

  it('counts the pictures that are not loaded yet', async () => {
    const { user } = renderUi(<Stage offset={3} total={14} />) // 54
    expect(screen.getByText('4 / 14')).toBeVisible()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('status')).toHaveTextContent(labels.spoken(5, 14, 'two'))
  })

  it('shows the number before the total', async () => {
    const { user } = renderUi(<Stage />) // 54, contradiction 30
    const counter = screen.getByText('1 / 3')
    expect(counter.tagName).toBe('BDI')
    expect(counter).toHaveAttribute('dir', 'ltr')
    await user.click(screen.getByRole('button', { name: labels.next }))
    expect(screen.getByText('2 / 3')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent(labels.spoken(2, 3, 'two'))
  })

  it('is laid out from left to right', () => {
    renderUi(<Stage />) // contradiction 31
    expect(screen.getByRole('dialog')).toHaveAttribute('dir', 'ltr')
    const [previous, next] = [labels.previous, labels.next].map((name) => screen.getByRole('button', { name }))
    expect(previous && next && previous.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    swipe([200, 100], [100, 104])
    expect(shown()).toBe('two')
    swipe([100, 100], [200, 96])
    expect(shown()).toBe('one')
    swipe([100, 100], [120, 100])
    expect(shown()).toBe('one')
  })

  it('closes by Escape, button, overlay and swipe', async () => {
    const ways = [
      ['Escape', (user: { keyboard: (keys: string) => Promise<void> }) => user.keyboard('{Escape}')],
      ['the button', async () => fireEvent.click(screen.getByRole('button', { name: labels.close }))],
      ['the ground', async () => fireEvent.click(stageElement())],
      ['a swipe', async () => swipe([100, 100], [104, 260])],
    ] as const
    for (const [name, close] of ways) {
      const { user, unmount } = renderUi(<Stage />) // 55
      await close(user)
      expect(screen.queryByText('closed'), name).toBeInTheDocument()
      unmount()
    }
  })

  it('swipes nothing while two fingers pinch, nor while the page is enlarged', () => {
    const viewport = Object.assign(new EventTarget(), { scale: 1 })
    Object.defineProperty(window, 'visualViewport', { value: viewport, configurable: true })
    renderUi(<Stage />)
    const stage = stageElement()
    fireEvent.pointerDown(stage, { pointerId: 1, isPrimary: true, button: 0, clientX: 200, clientY: 100 })
    fireEvent.pointerDown(stage, { pointerId: 2, isPrimary: false, button: 0, clientX: 220, clientY: 100 })
    fireEvent.pointerMove(stage, { pointerId: 1, clientX: 60, clientY: 100 })
    fireEvent.pointerUp(stage, { pointerId: 1, clientX: 60, clientY: 100 })
    expect(shown()).toBe('one')
    viewport.scale = 2
    act(() => void viewport.dispatchEvent(new Event('resize')))
    expect(stage).toHaveClass('touch-auto')
    fireEvent.pointerDown(stage, { pointerId: 3, isPrimary: true, button: 0, clientX: 200, clientY: 100 })
    fireEvent.pointerUp(stage, { pointerId: 3, clientX: 60, clientY: 100 })
    expect(shown()).toBe('one')
    viewport.scale = 1
    act(() => void viewport.dispatchEvent(new Event('resize')))
    swipe([200, 100], [100, 104])
    expect(shown()).toBe('two')
    Reflect.deleteProperty(window, 'visualViewport')
  })

  it('loads the large picture and both neighbours', async () => {
    const asked: string[] = []
    renderUi(<Stage asked={asked} />)
    await expect.poll(() => [...asked].sort()).toEqual(['one', 'three', 'two'])
  })

  it('shows the placeholder for a broken picture', () => {
    renderUi(<Stage />) // 59
    fireEvent.error(screen.getByRole('img'))
    expect(screen.getByRole('img')).toHaveAttribute('src', '/placeholder.svg')
  })

  it('has a counter and no arrows for a single picture', () => {
    renderUi(<Stage slides={SLIDES.slice(0, 1)} />) // 54
    expect(screen.queryByRole('button', { name: labels.next })).toBeNull()
    expect(screen.getByText('1 / 1')).toBeVisible()
  })
})
