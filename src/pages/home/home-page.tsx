import { Closing } from '../sections/closing'
import { SectionBoundary } from '../../layout/boundaries'
import { FaqSection } from './faq-section'
import { FirstVisitSection } from './first-visit-section'
import { HeroSection } from './hero-section'
import { LatestVideosSection } from './latest-videos-section'
import { PartnersSection } from './partners-section'
import { ServicesSection } from './services-section'

export function HomePage() {
  return (
    <>
      <SectionBoundary>
        <HeroSection />
      </SectionBoundary>
      <SectionBoundary>
        <ServicesSection />
      </SectionBoundary>
      <SectionBoundary>
        <LatestVideosSection />
      </SectionBoundary>
      <SectionBoundary>
        <FirstVisitSection />
      </SectionBoundary>
      <SectionBoundary>
        <FaqSection />
      </SectionBoundary>
      <SectionBoundary>
        <PartnersSection />
      </SectionBoundary>
      <SectionBoundary>
        <Closing />
      </SectionBoundary>
    </>
  )
}
