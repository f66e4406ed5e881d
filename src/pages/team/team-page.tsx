import { lazySection, withSections } from '../../ui/lazy-section'
import { SectionGuard } from '../sections/section-guard'
import { DirectorSection } from './director-section'

const MembersSection = lazySection(async () => (await import('./members-section')).MembersSection)

export const TeamPage = withSections(Team, MembersSection)

/** /team, and the same page under /director. */
function Team() {
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
export const TeamMembersPage = TeamPage
