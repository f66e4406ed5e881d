import { render, screen, within, type RenderResult } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { onTestFinished, vi } from 'vitest'
import type { CentreFields } from '../../src/data/content/centre'
import { CentreContext } from '../../src/data/pages/use-centre'
import { setupUser } from './user'

/** Renders an element in a router at this path; returns the result with a user. */
export function renderAt(path: string, element: ReactElement): RenderResult & { user: UserEvent } {
  const user = setupUser()
  return { user, ...render(<MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>) }
}

/** Renders an element that does not depend on the path. */
export function renderUi(element: ReactElement): RenderResult & { user: UserEvent } {
  return renderAt('/', element)
}

/** Renders an element for a centre with these details. */
export function renderFor(
  centre: CentreFields,
  element: ReactElement,
): RenderResult & { user: UserEvent } {
  return renderUi(<CentreContext value={centre}>{element}</CentreContext>)
}

/** The text that a link of WhatsApp opens with. */
export const messageOf = (link: Element | null | undefined): string =>
  new URL(link?.getAttribute('href') ?? '').searchParams.get('text') ?? ''

/** The number of items in each list of this name. */
export const countItems = (name: string): number[] =>
  screen.getAllByRole('list', { name }).map((list) => within(list).getAllByRole('listitem').length)

/** Sets the time in Riyadh until the test ends; 22 November 2026 is a Sunday. The timers that it fakes move it on. */
export function setClock(time: string, ...timers: ('setInterval' | 'clearInterval')[]): void {
  vi.useFakeTimers({ now: new Date(`2026-11-${time}+03:00`), toFake: ['Date', ...timers] })
  onTestFinished(() => void vi.useRealTimers())
}

/** Hides or shows the page, as another tab of the browser does. */
export function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
