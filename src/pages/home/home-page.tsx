import { Closing } from '../sections/closing'
import { FaqSection } from './faq-section'
import { FiguresSection } from './figures-section'
import { FirstVisitSection } from './first-visit-section'
import { HeroSection } from './hero-section'
import { LatestVideosSection } from './latest-videos-section'
import { PartnersSection } from './partners-section'
import { ServicesSection } from './services-section'

export function HomePage() {
  return (
    <>
      <HeroSection />
      <FiguresSection />
      <ServicesSection />
      <LatestVideosSection />
      <FirstVisitSection />
      <FaqSection />
      <PartnersSection />
      <Closing />
    </>
  )
}
