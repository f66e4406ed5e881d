import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { UnsavedProvider } from '../../../src/admin/form/unsaved'
import { SessionProvider } from '../../../src/admin/session/session-provider'
import { Toasts } from '../../../src/admin/ui/toast'
import { uiCopy } from '../../../src/copy/ui'
import { expectConsole } from '../../console'
import { setupUser } from '../../user'

/** What a form of the dashboard stands in. No project is configured here. */
export function InDashboard({ at = '/', children }: { at?: string; children: ReactNode }) {
  const element = (
    <SessionProvider>
      <UnsavedProvider>{children}</UnsavedProvider>
      <Toasts label={uiCopy.notifications} />
    </SessionProvider>
  )
  return <RouterProvider router={createMemoryRouter([{ path: '/', element }], { initialEntries: [at] })} />
}

export function showForm(form: ReactNode, at?: string) {
  expectConsole(/a live value failed/)
  return { user: setupUser(), ...render(<InDashboard {...(at && { at })}>{form}</InDashboard>) }
}
