import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Centre } from '../../../../src/data/content/centre'
import { fullCentre } from '../../../fixtures/centre'
import { configureProject, leaveProject } from '../../../helpers/public/project'
import { setHidden } from '../../../helpers/render'

const saved = (city: string, day: number): Centre => ({
  ...fullCentre,
  city,
  updatedAt: new Date(86_400_000 * day),
})

/** A page opened anew. A module keeps the shown centre, and each test loads it again. */
async function openPage(centre: Centre) {
  const { bake } = await import('../../../helpers/public/baked')
  const { showCentre, useCentre } = await import('../../../../src/data/pages/use-centre')
  bake({ centre })
  function City() {
    return <p>{useCentre().city}</p>
  }
  return { showCentre, City }
}

beforeEach(() => void vi.resetModules())
// Test files share their modules.
afterAll(() => void vi.resetModules())

describe('the details of the centre', () => {
  it('the details of the centre are those of the HTML until newer ones are read', async () => {
    const { City, showCentre } = await openPage(saved('baked', 2))
    render(<City />)
    const cityAfter = (answer: Centre) => {
      act(() => showCentre(answer))
      return screen.getByRole('paragraph').textContent
    }
    expect(cityAfter(saved('older', 1))).toBe('baked')
    expect(cityAfter(saved('as new', 2))).toBe('baked')
    expect(cityAfter(saved('newer', 3))).toBe('newer')
    // An answer that took longer.
    expect(cityAfter(saved('late', 2.5))).toBe('newer')
  })

  /** Follows the details of a configured project on an idle page. */
  async function follow() {
    const fetch = vi.fn(async () => Response.json([{}]))
    vi.stubGlobal('fetch', fetch)
    configureProject()
    onTestFinished(() => {
      vi.unstubAllGlobals()
      leaveProject()
    })
    const { refreshCentreWhenIdle: followCentre } =
      await import('../../../../src/data/pages/use-centre')
    const stop = followCentre()
    await expect.poll(() => fetch.mock.calls.length).toBe(1)
    return { fetch, stop }
  }

  it('the details are read on an idle page and when it shows again, but not while it is hidden', async () => {
    const { fetch, stop } = await follow()
    setHidden(true)
    expect(fetch).toHaveBeenCalledTimes(1)
    setHidden(false)
    expect(fetch).toHaveBeenCalledTimes(2)
    stop()
  })

  it('the details are not read any more once they are not followed', async () => {
    const { fetch, stop } = await follow()
    stop()
    setHidden(true)
    setHidden(false)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('the first render has the details of the HTML, even when newer ones have arrived', async () => {
    const { City, showCentre } = await openPage(saved('baked', 2))
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<City />)
    expect(container).toHaveTextContent('baked')
    showCentre(saved('newer', 3))
    // A difference from the HTML would be logged, which fails the test.
    render(<City />, { container, hydrate: true })
    expect(await screen.findByText('newer')).toBeVisible()
  })
})
