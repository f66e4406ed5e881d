import { servicesWords } from '../copy/services'
import { SectionBoundary } from '../layout/section-boundary'
import { Section, SectionHeading } from '../ui/section'
import { ClosingSection } from './sections/closing-section'
import { HomeFigures } from './sections/figures'
import { ServicesGrid } from './sections/services-grid'

export function ServicesPage() {
  return (
    <>
      <Section background="tint" labelledBy="page-title" className="pt-10 md:pt-14 lg:pt-16">
        <SectionHeading level={1} id="page-title" {...servicesWords.page} />
        <ServicesGrid level={2} />
      </Section>
      <SectionBoundary isOptional>
        <HomeFigures />
      </SectionBoundary>
      <SectionBoundary isOptional>
        <ClosingSection />
      </SectionBoundary>
    </>
  )
}
