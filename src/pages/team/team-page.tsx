import { teamWords } from '../../copy/team'
import { SectionBoundary } from '../../layout/section-boundary'
import { ClosingBubble } from '../sections/closing-bubble'
import { DirectorSection } from './director-section'
import { MembersSection } from './members-section'

export function TeamPage() {
  return (
    <>
      <SectionBoundary>
        <DirectorSection />
      </SectionBoundary>
      <SectionBoundary>
        <MembersSection />
      </SectionBoundary>
      <ClosingBubble {...teamWords.closing} />
    </>
  )
}
