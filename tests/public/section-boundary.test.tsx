import { act, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { site } from '../../src/copy/site'
import { SectionBoundary } from '../../src/pages/sections/section-boundary'
import { expectConsole } from '../console'
import { renderUi } from '../render'

function Broken(): never {
  throw new Error('planted fault')
}

it('replaces a section that throws by a message', () => {
  expectConsole(/planted fault/)
  renderUi(
    <SectionBoundary>
      <Broken />
    </SectionBoundary>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent(site.error.title)
  expect(screen.getByRole('button', { name: site.error.retry })).toBeEnabled()
  expect(screen.getByRole('link', { name: site.call })).toHaveAttribute('href', expect.stringMatching(/^tel:/))
})

it('removes an optional section that throws', () => {
  expectConsole(/planted fault/)
  renderUi(
    <>
      <SectionBoundary isOptional>
        <Broken />
      </SectionBoundary>
      <p>rest</p>
    </>,
  )
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('rest')).toBeVisible()
})

it('hydrates the prerendered HTML in place', async () => {
  const page = (
    <StrictMode>
      <SectionBoundary>
        <button onClick={(event) => (event.currentTarget.textContent = 'pressed')}>hello</button>
      </SectionBoundary>
    </StrictMode>
  )
  const box = document.createElement('div')
  box.innerHTML = renderToString(page)
  document.body.append(box)
  const before = box.querySelector('button')
  const problem = vi.fn()
  const root = await act(async () => hydrateRoot(box, page, { onRecoverableError: problem }))
  expect(box.querySelector('button')).toBe(before)
  await act(async () => before?.click())
  expect(before).toHaveTextContent('pressed')
  expect(problem).not.toHaveBeenCalled()
  act(() => root.unmount())
  box.remove()
})
