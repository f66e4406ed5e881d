import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Centre } from '../../src/data/content/centre'
import { fullCentre } from '../centre'

const saved = (city: string, day: number): Centre => ({
  ...fullCentre,
  city,
  updatedAt: new Date(Date.UTC(2026, 0, 1, 24 * day)),
})
const NOTHING = { products: null, videos: null, team: null, director: null, directorPhoto: null, person: null }

/** A page opened anew: what is shown is kept in a module. */
async function openPage(centre: Centre | null) {
  const { setBaked } = await import('../../src/data/pages/baked')
  const { showCentre } = await import('../../src/data/pages/use-centre')
  const { useCentre } = await import('../../src/data/pages/use-centre')
  setBaked({ ...NOTHING, centre })
  const City = () => <p>{useCentre().city || 'no city'}</p>
  return { showCentre, City }
}

beforeEach(() => vi.resetModules())

describe('the details of the centre', () => {
  it('are the defaults when none are stored', async () => {
    const { City } = await openPage(null)
    render(<City />)
    expect(screen.getByText('no city')).toBeVisible()
  })

  it('are those of the HTML until newer ones are read', async () => {
    const { City, showCentre } = await openPage(saved('baked', 2))
    render(<City />)
    expect(screen.getByText('baked')).toBeVisible()
    act(() => showCentre(saved('newer', 3)))
    expect(screen.getByText('newer')).toBeVisible()
    // An answer that took longer.
    act(() => showCentre(saved('late', 2.5)))
    expect(screen.getByText('newer')).toBeVisible()
  })

  it.each([
    ['older', 1],
    ['as new', 2],
  ])('are not replaced by %s ones', async (_, day) => {
    const { City, showCentre } = await openPage(saved('baked', 2))
    render(<City />)
    act(() => showCentre(saved('read', day)))
    expect(screen.getByText('baked')).toBeVisible()
  })

  it('are those of the HTML in the first render, even when newer ones have arrived', async () => {
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
