import { render, type RenderResult } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'

/** Renders at an address, with a user to act. */
export function renderAt(path: string, element: ReactElement): RenderResult & { user: UserEvent } {
  const user = userEvent.setup()
  return { user, ...render(<MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>) }
}

/** Renders what needs no address. */
export function renderUi(element: ReactElement): RenderResult & { user: UserEvent } {
  return renderAt('/', element)
}
