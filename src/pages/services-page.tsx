import { servicesCopy } from '../copy/services'
import { Boundary } from '../ui/boundary'
import { lazySection, withSections } from '../ui/lazy-section'
import { PageHeading, Section } from '../ui/section'
import { ServicesGrid } from './sections/services-grid'

const CentreFigures = lazySection(async () => (await import('./sections/centre-figures')).CentreFigures)
const Closing = lazySection(async () => (await import('./sections/closing')).Closing)

export const ServicesPage = withSections(Services, CentreFigures, Closing)

function Services() {
  const { title, lead } = servicesCopy.page
  return (
    <>
      <Section ground="tint" labelledBy="page-title" className="pt-10 md:pt-14 lg:pt-16">
        <PageHeading id="page-title" title={title} lead={lead} />
        <ServicesGrid level={2} />
      </Section>
      <Boundary fallback={() => null}>
        <CentreFigures />
      </Boundary>
      <Boundary fallback={() => null}>
        <Closing />
      </Boundary>
    </>
  )
}
