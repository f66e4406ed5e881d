import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { lazyPage } from '../../src/layout/lazy-page'

const Hello = () => <p>hello</p>

describe('a page in its own chunk', () => {
  it('renders at once when it was preloaded, as the prerendered page did', async () => {
    const load = vi.fn(async () => Hello)
    const Page = lazyPage(load)
    await Page.preload()
    expect(renderToString(<Page />)).toBe('<p>hello</p>')
    await Page.preload()
    expect(load).toHaveBeenCalledOnce()
  })

  it('waits for its chunk otherwise', async () => {
    const Page = lazyPage(async () => Hello)
    render(
      <Suspense fallback={<p>wait</p>}>
        <Page />
      </Suspense>,
    )
    expect(screen.getByText('wait')).toBeInTheDocument()
    expect(await screen.findByText('hello')).toBeInTheDocument()
  })
})
