import { screen, within, type RenderResult } from '@testing-library/react'
import { site } from '../../../src/copy/site'
import type { CentreFields } from '../../../src/data/content/centre'
import { CallBar } from '../../../src/layout/call-bar'
import { Footer } from '../../../src/layout/footer'
import { Header } from '../../../src/layout/header'
import { HeroSection } from '../../../src/pages/home/hero-section'
import { HoursAndAddress } from '../../../src/pages/sections/hours-and-address'
import { renderFor } from '../render'

const normalizeText = (text: string | null | undefined) =>
  (text ?? '')
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

const textOf = (selector: string) => normalizeText(document.querySelector(selector)?.textContent)

/** Renders every part of a page that tells whether the centre is open. */
export const renderOpeningState = (centre: CentreFields): RenderResult =>
  renderFor(
    centre,
    <>
      <Header />
      <HeroSection />
      <CallBar />
      <HoursAndAddress />
      <Footer />
    </>,
  )

/** The words in the header, the banner's line, its image, the bottom bar, the card of the hours and the footer. */
export function readOpeningState(): string[] {
  const [filled] = within(screen.getByRole('banner'))
    .getAllByRole('link')
    .filter(({ className }) => /(?<![:-])bg-(primary|secondary)\b/.test(className))
  return [
    normalizeText(filled?.textContent),
    textOf('a[href$="#visit"]').replace(/ · .*/, ''),
    textOf('figcaption > span:last-child'),
    [...screen.getByLabelText(site.quickContact).querySelectorAll('a')]
      .map(({ textContent }) => normalizeText(textContent))
      .join(' | '),
    textOf('#visit h3 + p'),
    textOf('footer li > .grid > span:not(.invisible)'),
  ]
}
