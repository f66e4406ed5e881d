import { servicesCopy } from '../../copy/services'
import { paths } from '../../paths'
import { ButtonLink } from '../../ui/button'
import { Lines, Section, SectionHeading } from '../../ui/section'
import { HomeFigures } from '../sections/figures'
import { SectionBoundary } from '../../layout/boundaries'
import { ServicesGrid } from '../sections/services-grid'

export function ServicesSection() {
  return (
    <section aria-labelledby="services">
      <SectionBoundary>
        <HomeFigures />
      </SectionBoundary>
      <Section ground="tint">
        <SectionHeading
          id="services"
          eyebrow={servicesCopy.eyebrow}
          title={<Lines of={servicesCopy.title} />}
          lead={servicesCopy.lead}
          action={
            <ButtonLink to={paths.services} variant="outline" size="sm">
              {servicesCopy.all}
            </ButtonLink>
          }
        />
        <ServicesGrid level={3} folded />
      </Section>
    </section>
  )
}
