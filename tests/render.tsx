import { render, type RenderResult } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'

/** Renders an element in a router at this path; returns the result with a user. */
export function renderAt(path: string, element: ReactElement): RenderResult & { user: UserEvent } {
  const user = userEvent.setup()
  return { user, ...render(<MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>) }
}

/** Renders an element that does not depend on the path. */
export function renderUi(element: ReactElement): RenderResult & { user: UserEvent } {
  return renderAt('/', element)
}
