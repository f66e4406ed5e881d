import { render, type RenderResult } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import type { CentreFields } from '../src/data/content/centre'
import { CentreContext } from '../src/data/pages/use-centre'
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
export function renderFor(centre: CentreFields, element: ReactElement): RenderResult & { user: UserEvent } {
  return renderUi(<CentreContext value={centre}>{element}</CentreContext>)
}
