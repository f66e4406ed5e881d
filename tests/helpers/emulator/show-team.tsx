import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { TeamTab } from '../../../src/admin/team/team-tab'
import { memberAt, teamDocuments } from '../../fixtures/members'
import { owner } from './backend'
import { showTab } from './tab'

/** Stores the first of the members, and shows the tab of the team with them. */
export async function showTeam(count: number): Promise<void> {
  await owner.store(teamDocuments(count, { updatedAt: new Date() }))
  showTab(TeamTab)
  // At first the cards may show the members of the previous test, with its changes.
  await waitFor(() => expect(screen.getAllByText(memberAt(0).title)).toHaveLength(count))
}
