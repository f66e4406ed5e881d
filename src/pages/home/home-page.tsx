import type { ComponentType } from 'react'
import { installments } from '../../copy/installments'
import { servicesWords } from '../../copy/services'
import { usePartners } from '../../data/pages/use-partners'
import { SectionBoundary } from '../../layout/section-boundary'
import { paths } from '../../paths'
import { Lines } from '../../ui/section'
import { ClosingSection } from '../sections/closing-section'
import { HomeFigures } from '../sections/figures'
import { LinkedSection } from '../sections/linked-section'
import { PartnersGrid } from '../sections/partners-grid'
import { ServicesGrid } from '../sections/services-grid'
import { FaqSection } from './faq-section'
import { FirstVisitSection } from './first-visit-section'
import { HeroSection } from './hero-section'
import { LatestVideosSection } from './latest-videos-section'

const SECTIONS: ComponentType[] = [
  HeroSection,
  ServicesSection,
  LatestVideosSection,
  FirstVisitSection,
  FaqSection,
  PartnersSection,
  ClosingSection,
]

export function HomePage() {
  return SECTIONS.map((HomeSection, index) => (
    <SectionBoundary key={index}>
      <HomeSection />
    </SectionBoundary>
  ))
}

export function ServicesSection() {
  return (
    <section aria-labelledby="services">
      <SectionBoundary>
        <HomeFigures />
      </SectionBoundary>
      <LinkedSection
        id="services"
        isNamedByParent
        background="tint"
        eyebrow={servicesWords.eyebrow}
        title={<Lines of={servicesWords.title} />}
        lead={servicesWords.lead}
        link={{ to: paths.services, text: servicesWords.all }}
      >
        <ServicesGrid level={3} isFolded />
      </LinkedSection>
    </section>
  )
}

function PartnersSection() {
  const partners = usePartners()
  if (partners.length === 0) return null
  return (
    <LinkedSection
      id="installments"
      background="tint"
      eyebrow={installments.eyebrow}
      title={installments.title}
      lead={installments.lead}
      link={{ to: paths.installments, text: installments.more }}
    >
      <PartnersGrid partners={partners} isFolded />
    </LinkedSection>
  )
}
