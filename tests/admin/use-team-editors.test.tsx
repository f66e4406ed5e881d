import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { SessionProvider } from '../../src/admin/session/session-provider'
import { useTeamEditors } from '../../src/admin/team/use-team-editors'
import { UnsavedProvider } from '../../src/admin/editing/unsaved'
import { parseTeamMember, type TeamMember } from '../../src/data/content/team'
import { expectConsole } from '../console'
import { member } from '../fixtures/members'

const stored = [0, 1].map((index) => parseTeamMember(member(index), `m${index}`) as TeamMember)

it('the form of a member who was deleted elsewhere stays open while its picture is prepared', () => {
  expectConsole(/a live value failed/)
  const wrapper = ({ children }: { children: ReactNode }) => {
    const element = (
      <SessionProvider>
        <UnsavedProvider>{children}</UnsavedProvider>
      </SessionProvider>
    )
    return <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
  }
  let members = stored
  const { result, rerender } = renderHook(() => useTeamEditors(members), { wrapper })
  const remove = () => {
    members = []
    rerender()
  }
  act(() => result.current.open('m0'))
  act(() => result.current.open('m1'))
  act(() => result.current.setPreparing(true))
  remove()
  expect(Object.keys(result.current.editors)).toEqual(['m1'])
  expect(result.current.openKey).toBe('m1')
  act(() => result.current.edit('m1', (fields) => ({ ...fields, image: 'https://example.com/new.webp' })))
  act(() => result.current.setPreparing(false))
  expect(result.current.editors['m1']).toMatchObject({ form: { name: 'خالد' }, base: { revision: 'loaded-version' } })
})
