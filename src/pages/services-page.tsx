import { home } from '../copy/home'
import { servicesCopy } from '../copy/services'
import { PageHeading, Section } from '../ui/section'
import { Closing } from './sections/closing'
import { Figures } from './sections/figures'
import { ServicesGrid } from './sections/services-grid'

export function ServicesPage() {
  const { title, lead } = servicesCopy.page
  return (
    <>
      <Section ground="tint" labelledBy="page-title" className="pt-10 md:pt-14 lg:pt-16">
        <PageHeading id="page-title" title={title} lead={lead} />
        <ServicesGrid />
      </Section>
      <Figures {...home.figures} />
      <Closing />
    </>
  )
}
