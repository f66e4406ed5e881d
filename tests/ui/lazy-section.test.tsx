import { act, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { lazySection, withSections } from '../../src/ui/lazy-section'
import { renderUi } from '../render'

const Part = ({ name }: { name: string }) => (
  <button onClick={(event) => (event.currentTarget.textContent = 'pressed')}>{name}</button>
)

/** A second module instance, as the browser has it: nothing is loaded there yet. */
const fresh = () => {
  const load = vi.fn(() => Promise.resolve(Part))
  return { load, Section: lazySection(load) }
}
let root: ReturnType<typeof hydrateRoot> | undefined
afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
})

async function prerendered() {
  const { Section } = fresh()
  await Section.preload()
  return renderToString(
    <StrictMode>
      <Section name="hello" />
    </StrictMode>,
  )
}

it('stands in the prerendered HTML, inside a boundary', async () => {
  const html = await prerendered()
  expect(html).toContain('hello')
  expect(html).toContain('<!--$-->')
})

it('renders at once when it was preloaded, and fetches itself when it was not', async () => {
  const { Section, load } = fresh()
  const Page = withSections(() => <Section name="page" />, Section)
  await Page.preload()
  renderUi(<Page />)
  expect(screen.getByRole('button', { name: 'page' })).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(1)
  const later = fresh()
  await act(async () => void renderUi(<later.Section name="later" />))
  expect(await screen.findByRole('button', { name: 'later' })).toBeInTheDocument()
})

it('leaves the HTML of the page alone until the page has rested', async () => {
  const box = document.createElement('div')
  box.innerHTML = await prerendered()
  document.body.append(box)
  const before = box.querySelector('button')
  const { Section, load } = fresh()
  const problem = vi.fn()
  await act(async () => {
    root = hydrateRoot(
      box,
      <StrictMode>
        <Section name="hello" />
      </StrictMode>,
      { onRecoverableError: problem },
    )
  })
  expect(load).not.toHaveBeenCalled()
  expect(box.querySelector('button')).toBe(before)

  // Nothing touches it: the page rests, and it comes to life by itself.
  await act(() => expect.poll(() => load.mock.calls.length, { timeout: 6_000 }).toBe(1))
  expect(box.querySelector('button')).toBe(before)
  await act(async () => before?.click())
  expect(before).toHaveTextContent('pressed')
  expect(problem).not.toHaveBeenCalled()
})
