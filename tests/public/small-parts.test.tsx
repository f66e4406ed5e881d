import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { HeroArt } from '../../src/ui/art/hero-art'
import { MemberArt } from '../../src/ui/art/people'
import { Ltr } from '../../src/ui/bdi'
import { Notice } from '../../src/ui/notice'
import { ProgressBar } from '../../src/admin/ui/progress-bar'
import { Section, SectionHeading } from '../../src/ui/section'
import { SafeImage } from '../../src/ui/safe-image'
import { SkeletonGroup } from '../../src/ui/skeleton'
import { StateMessage } from '../../src/ui/state'

describe('small parts', () => {
  it('show numbers from left to right', () => {
    render(<Ltr>5 / 8</Ltr>) // decision 30
    expect(screen.getByText('5 / 8').tagName).toBe('BDI')
    expect(screen.getByText('5 / 8')).toHaveAttribute('dir', 'ltr')
  })

  it.each([
    [60.4, '60'],
    [-5, '0'],
    [140, '100'],
  ])('show progress %d as %s', (value, now) => {
    render(<ProgressBar value={value} label="upload" />) // 124
    expect(screen.getByRole('progressbar', { name: 'upload' })).toHaveAttribute('aria-valuenow', now)
  })

  it('request a picture without telling where it is shown', () => {
    render(<SafeImage src="https://pictures.example/a.png" alt="a picture" fallback="/placeholder.svg" />)
    expect(screen.getByAltText('a picture')).toHaveAttribute('referrerpolicy', 'no-referrer')
  })

  it('show an error with its next step', () => {
    render(<StateMessage title="nothing yet" text="soon" actions={<a href="tel:1">call</a>} />)
    expect(screen.getByRole('heading', { name: 'nothing yet' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'call' })).toBeInTheDocument()
  })

  it('are alerts only on request', () => {
    render(
      <>
        <Notice role="alert" title="wrong" />
        <Notice>note</Notice>
      </>,
    )
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })

  it('announce that they are loading', () => {
    render(
      <SkeletonGroup label="loading">
        <i />
      </SkeletonGroup>,
    )
    expect(screen.getByRole('status')).toHaveTextContent('loading')
  })

  it('name a band by its heading', () => {
    render(
      <Section labelledBy="t">
        <SectionHeading id="t" title="services" />
      </Section>,
    )
    expect(screen.getByRole('region', { name: 'services' })).toBeInTheDocument()
  })
})

describe('drawings', () => {
  it('are hidden from screen readers unless they are named', () => {
    const { container } = render(
      <>
        <HeroArt title="scene" />
        <MemberArt />
      </>,
    )
    expect(screen.getByRole('img', { name: 'scene' })).toBeInTheDocument()
    expect(container.querySelectorAll('svg[aria-hidden=true]')).toHaveLength(1)
  })
})
