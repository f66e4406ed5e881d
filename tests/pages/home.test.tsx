import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { config } from '../../src/config'
import { firstVisit } from '../../src/copy/first-visit'
import { faq } from '../../src/copy/faq'
import { home } from '../../src/copy/home'
import { installments } from '../../src/copy/installments'
import { latestVideos as videoCopy } from '../../src/copy/latest-videos'
import { sampleBadge, sampleVideos } from '../../src/copy/sample-videos'
import { services, serviceMessage, servicesCopy } from '../../src/copy/services'
import { site } from '../../src/copy/site'
import type { Video } from '../../src/data/videos'
import { HomePage } from '../../src/pages/home/home-page'
import { LatestVideos } from '../../src/pages/home/latest-videos-section'
import { renderAt } from '../render'

const video = (number: number, rest: Partial<Video> = {}): Video => ({
  id: String(number),
  title: `Video ${number}`,
  url: 'https://youtu.be/aqz-KE-bpKQ',
  createdAt: new Date(2024, 0, number).toISOString(),
  order: number,
  ...rest,
})

const textOf = (href: string): string => new URL(href).searchParams.get('text') ?? ''

describe('the page', () => {
  it('has the banner, the services, the latest videos and the instalment partners (12)', async () => {
    renderAt('/', <HomePage />)
    const section = (name: RegExp | string) => within(screen.getByRole('region', { name }))
    expect(section(/نساعد طفلك/).getByRole('heading', { level: 1 })).toBeVisible()
    expect(section(new RegExp(servicesCopy.title[1].replace('؟', ''))).getAllByRole('article')).toHaveLength(9)
    expect(await section(videoCopy.title).findAllByRole('article')).toHaveLength(3)
    expect(section(installments.title).getByText(config.partners[0])).toBeVisible()
  })
})

describe('the banner', () => {
  it('has a headline and a subtitle that lists the services (32)', () => {
    renderAt('/', <HomePage />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('نساعد طفلك على أن يقول ما يريد')
    for (const word of [
      'نطق',
      'تنمية مهارات',
      'تعديل سلوك',
      'صعوبات التعلّم',
      'اختبارات ومقاييس',
      'إرشاد أسري',
      'جلسات جماعية',
      'دورات',
      'خدمات للطلاب',
    ]) {
      expect(home.hero.subtitle).toContain(word)
    }
    expect(screen.getByText(home.hero.subtitle)).toBeVisible()
  })

  it('offers call and chat at the same number (2, 29, 33)', () => {
    renderAt('/', <HomePage />)
    const banner = screen.getByRole('region', { name: /نساعد طفلك/ })
    const book = within(banner).getByRole('link', { name: 'احجز جلسة' })
    const chat = within(banner).getByRole('link', { name: 'راسلنا على واتساب' })
    expect(book).toHaveAttribute('href', `tel:${config.phones[0].e164}`)
    expect(new URL(chat.getAttribute('href') ?? '').pathname).toBe(`/${config.phones[0].e164.slice(1)}`)
    // The bottom bar hides while these buttons are in view.
    expect(book.closest('[data-contact-pair]')).toContainElement(chat)
  })

  it('lists the four claims as feature badges (34, 4)', () => {
    renderAt('/', <HomePage />)
    const claims = within(screen.getByRole('list', { name: home.hero.claimsLabel })).getAllByRole('listitem')
    expect(claims.map((claim) => claim.textContent)).toEqual([
      'أخصائي نطق معتمد في تقنيات التخاطب',
      'موزّع لاختبارات اللغة وبرامجها',
      'اختبارات ذكاء وألعاب تعليمية',
      'الدفع بالبطاقة أو بالتقسيط',
    ])
  })

  it('labels the picture with «available now» (36)', () => {
    renderAt('/', <HomePage />)
    const figure = screen.getByRole('img', { name: home.hero.art }).closest('figure')
    expect(figure).toHaveTextContent('الحجز متاح الآن')
    expect(figure).toHaveTextContent('اختبارات الذكاء')
  })
})

describe('the figures', () => {
  it('are four tiles with the figures of config (35, 38, 30)', () => {
    renderAt('/', <HomePage />)
    const group = screen.getByRole('region', { name: home.figures.label })
    const values = within(group).getAllByRole('definition')
    expect(values.map((value) => value.textContent)).toEqual(['+1000', '+10', '98%', '+500'])
    for (const value of values) expect(value.querySelector('bdi')).toHaveAttribute('dir', 'ltr')
    expect(config.figures).toMatchObject({
      childrenHelped: 1000,
      years: 10,
      satisfactionPercent: 98,
      sessionsPerMonth: 500,
    })
  })
})

describe('the services', () => {
  it('are nine cards of six parts (3, 37)', () => {
    renderAt('/', <HomePage />)
    const cards = within(screen.getByRole('list', { name: servicesCopy.eyebrow })).getAllByRole('article')
    expect(cards).toHaveLength(9)
    cards.forEach((card, index) => {
      const service = services[index]
      if (!service) throw new Error('a card without a service')
      expect(within(card).getByRole('heading', { level: 3 })).toHaveTextContent(service.title)
      expect(card).toHaveTextContent(service.badge)
      expect(card).toHaveTextContent(service.description)
      expect(card.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/art/service-'))
      expect(within(card).getByText(service.badge).querySelector('svg')).toBeInTheDocument()
      for (const feature of service.features) expect(card).toHaveTextContent(feature)
      expect(service.features.length).toBeGreaterThanOrEqual(3)
    })
  })

  it('have the same names as the footer', () => {
    expect(services.map(({ title }) => title)).toEqual([...site.services])
  })

  it('open a chat with a message that names the service', () => {
    renderAt('/', <HomePage />)
    const links = screen.getAllByRole('link', { name: new RegExp(`^${servicesCopy.ask}`) })
    expect(links.map((link) => textOf(link.getAttribute('href') ?? ''))).toEqual(
      services.map(({ title }) => serviceMessage(title)),
    )
  })

  it('do not count the tile for undecided visitors', () => {
    renderAt('/', <HomePage />)
    const tile = screen.getByRole('complementary', { name: servicesCopy.unsure.title })
    expect(screen.getByRole('list', { name: servicesCopy.eyebrow })).not.toContainElement(tile)
    expect(within(tile).getByRole('link', { name: servicesCopy.unsure.action })).toBeInTheDocument()
  })

  it('link to their own page (13)', () => {
    renderAt('/', <HomePage />)
    expect(screen.getByRole('link', { name: servicesCopy.all })).toHaveAttribute('href', '/services')
    expect(screen.getByRole('link', { name: 'كيف أدفع بالتقسيط؟' })).toHaveAttribute('href', '/installments')
  })
})

describe('the latest videos', () => {
  it('have three placeholders of the final size while loading (40)', () => {
    renderAt('/', <LatestVideos state={{ status: 'loading' }} />)
    expect(screen.getByRole('status')).toHaveTextContent(videoCopy.loading)
    expect(document.querySelectorAll('.aspect-video')).toHaveLength(3)
  })

  it('link to the viewer of the videos page', () => {
    renderAt('/', <LatestVideos state={{ status: 'ready', value: [video(7, { duration: '4:12' })] }} />)
    expect(screen.getByRole('link', { name: /^Video 7\s*المدة\s*4:12$/ })).toHaveAttribute('href', '/videos?v=7')
  })

  it('are three labelled samples while none is stored (43)', () => {
    renderAt('/', <LatestVideos state={{ status: 'ready', value: [] }} />)
    expect(screen.getAllByRole('article')).toHaveLength(3)
    expect(screen.getAllByText(sampleBadge)).toHaveLength(3)
    for (const { title } of sampleVideos) expect(title).toContain('نموذج')
  })

  it('are one sample when the list could not be read (44, 40)', () => {
    renderAt('/', <LatestVideos state={{ status: 'error', error: new Error('x') }} />)
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(screen.getByRole('status')).toHaveTextContent(videoCopy.offline)
  })

  it('show the samples where no project is configured (39, 43)', async () => {
    renderAt('/', <HomePage />)
    expect(await screen.findAllByText(sampleBadge)).toHaveLength(3)
    for (const link of screen.getAllByRole('link', { name: 'شاهد كل الفيديوهات' }))
      expect(link).toHaveAttribute('href', '/videos')
  })
})

describe('the section about the first visit', () => {
  it('has four numbered steps', () => {
    renderAt('/', <HomePage />)
    const steps = within(screen.getByRole('region', { name: firstVisit.title })).getAllByRole('heading', { level: 3 })
    expect(steps.slice(0, 4).map((step) => step.textContent)).toEqual(firstVisit.steps.map(({ title }) => title))
    for (const item of firstVisit.bring.items) expect(screen.getByText(item)).toBeInTheDocument()
  })

  it('has questions that open without JavaScript', () => {
    renderAt('/', <HomePage />)
    for (const { question, answer } of faq.items) {
      const details = screen.getByRole('heading', { name: question }).closest('details')
      expect(details).toHaveTextContent(answer)
    }
  })
})
