import { render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { Admin } from '../../../src/admin/app/admin'
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

/** Opens the dashboard of the signed-in administrator; `search` names a tab. */
export async function openDashboard(search = ''): Promise<void> {
  openAdmin(paths.adminDashboard + search)
  await screen.findByRole('tablist')
}

/** The addresses to which the Auth emulator has sent a mail. */
export async function sentMails(): Promise<string[]> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? ''
  const answer = await fetch(`http://${host}/emulator/v1/projects/${AUTH_PROJECT}/oobCodes`)
  const { oobCodes } = (await answer.json()) as { oobCodes: { email: string }[] }
  return oobCodes.map(({ email }) => email)
}
