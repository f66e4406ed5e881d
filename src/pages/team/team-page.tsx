import { SectionGuard } from '../sections/section-guard'
import { DirectorSection } from './director-section'
import { MembersSection } from './members-section'

/** /team, and the same page under /director. */
export function TeamPage() {
  return (
    <>
      <SectionGuard>
        <DirectorSection />
      </SectionGuard>
      <SectionGuard>
        <MembersSection />
      </SectionGuard>
    </>
  )
}

/** The second team page of the specification: the same content. */
export function TeamMembersPage() {
  return <TeamPage />
}
