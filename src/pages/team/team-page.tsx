import { DirectorSection } from './director-section'
import { MembersSection } from './members-section'

/** /team, and the same page under /director. */
export function TeamPage() {
  return (
    <>
      <DirectorSection />
      <MembersSection />
    </>
  )
}

/** The second team page of the specification: the same content. */
export function TeamMembersPage() {
  return <TeamPage />
}
