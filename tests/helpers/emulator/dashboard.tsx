import { render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect } from 'vitest'
import { Admin } from '../../../src/admin/app/admin'
import { adminOverview } from '../../../src/copy/admin/overview'
import { paths } from '../../../src/paths'
import { AUTH_PROJECT } from './backend'

history.replaceState(null, '', paths.adminDashboard)

/** Renders the dashboard at this address. Its data comes from the emulators. */
export function openAdmin(address: string): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path={`${paths.admin}/*`} element={<Admin />} />
      </Routes>
    </MemoryRouter>,
  )
}

/** Opens the overview of the signed-in administrator by the address of the dashboard. */
export async function openDashboard(search = ''): Promise<void> {
  openAdmin(paths.adminDashboard + search)
  await waitForOverview()
}

/**
 * Waits until the overview has read all that it shows. A read that outlasts its session is refused, in the next test as
 * well. The emulator mixes up two messages of one stream when a write meets the first answer of a live query.
 */
export async function waitForOverview(): Promise<void> {
  const { changes, actions } = adminOverview
  await screen.findByRole('heading', { name: changes.title })
  await waitFor(() => {
    for (const loading of [changes.loading, actions.loading])
      expect(screen.queryAllByText(loading)).toEqual([])
  })
}

/** The addresses to which the Auth emulator has sent a mail. */
export async function fetchSentMails(): Promise<string[]> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? ''
  const answer = await fetch(`http://${host}/emulator/v1/projects/${AUTH_PROJECT}/oobCodes`)
  const { oobCodes } = (await answer.json()) as { oobCodes: { email: string }[] }
  return oobCodes.map(({ email }) => email)
}
