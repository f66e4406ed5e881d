import { screen, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { firstVisit } from '../../src/copy/first-visit'
import { faq } from '../../src/copy/faq'
import { home } from '../../src/copy/home'
import { installments } from '../../src/copy/installments'
import { latestVideos as videoCopy } from '../../src/copy/latest-videos'
import { sampleBadge, sampleVideos } from '../../src/copy/sample-videos'
import { services, serviceMessage, servicesCopy } from '../../src/copy/services'
import { site } from '../../src/copy/site'
import { videos as videosCopy } from '../../src/copy/videos'
import { setBaked } from '../../src/data/pages/baked'
import { defaultCentre } from '../../src/data/content/centre'
import { CentreContext } from '../../src/data/pages/use-centre'
import type { Video } from '../../src/data/content/videos'
import { isolate } from '../../src/lib/words'
import { FaqSection } from '../../src/pages/home/faq-section'
import { FirstVisitSection } from '../../src/pages/home/first-visit-section'
import { HeroSection } from '../../src/pages/home/hero-section'
import { HomePage } from '../../src/pages/home/home-page'
import { LatestVideos, LatestVideosSection } from '../../src/pages/home/latest-videos-section'
import { ServicesSection } from '../../src/pages/home/services-section'
import { paths } from '../../src/paths'
import { Visit } from '../../src/pages/sections/visit'
import { emptyCentre, fullCentre } from '../centre'
import { renderAt, renderFor } from '../render'

const video = (number: number, rest: Partial<Video> = {}): Video => ({
  id: String(number),
  title: `Video ${number}`,
  url: 'https://youtu.be/aqz-KE-bpKQ',
  createdAt: new Date(2024, 0, number).toISOString(),
  order: number,
  ...rest,
})

const NOTHING = { products: null, videos: null, team: null, director: null, directorPhoto: null, centre: null }

const textOf = (href: string): string => new URL(href).searchParams.get('text') ?? ''

describe('the page', () => {
  it('has its six sections (12)', async () => {
    renderFor(fullCentre, <HomePage />)
    const section = (name: RegExp | string) => within(screen.getByRole('region', { name }))
    expect(section(/نساعد طفلك/).getByRole('heading', { level: 1 })).toBeVisible()
    expect(
      section(new RegExp(servicesCopy.title[1].replace('؟', ''))).getAllByRole('heading', { level: 4 }),
    ).toHaveLength(10)
    expect(await section(videoCopy.title).findAllByRole('article')).toHaveLength(3)
    expect(section(firstVisit.title).getAllByRole('heading', { level: 3 })).not.toHaveLength(0)
    expect(section(faq.title).getAllByRole('heading', { level: 3 })).toHaveLength(10)
    const partners = section(installments.title)
    expect(partners.getByText('شركة 1')).toBeVisible()
    expect(partners.getByRole('link', { name: 'كل شركاء التقسيط' })).toHaveAttribute('href', '/installments')
  })
})

describe('the banner', () => {
  it('has a headline and a subtitle that lists the services (32)', () => {
    renderAt('/', <HeroSection />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('نساعد طفلك على أن يقول ما يريد')
    expect(home.hero.subtitle('').replace('.', '').split(/، و?/)).toEqual([
      'نطق وتخاطب',
      'تنمية مهارات',
      'تعديل سلوك',
      'جلسات لصعوبات التعلّم',
      'اختبارات ومقاييس',
      'إرشاد أسري وتربوي',
      'جلسات جماعية',
      'دورات',
      'استشارات لطلاب الدراسات العليا',
    ])
    expect(screen.getByText(home.hero.subtitle(''))).toBeVisible()
  })

  describe('with a named person', () => {
    const person = { name: 'د. مثال', title: 'أخصائية', portrait: '/baked/pictures/0.webp' }
    afterEach(() => setBaked({ ...NOTHING, person: null }))

    it('leads to the team when her name, her portrait and the licence are stored', () => {
      setBaked({ ...NOTHING, person })
      renderFor({ ...fullCentre, licence: '1234', regulator: 'وزارة الصحة' }, <HeroSection />)
      const link = screen.getByRole('link', { name: `د. مثال، أخصائية ترخيص وزارة الصحة ${isolate('1234')}` })
      expect(link).toHaveAttribute('href', paths.team)
      expect(link.querySelector('img')).toHaveAttribute('src', person.portrait)
      expect(screen.queryByText(home.hero.proof(fullCentre.years))).toBeNull()
    })

    it.each([
      ['the licence', person, ''],
      ['the person', null, '1234'],
    ])('keeps the claim without %s', (_, person, licence) => {
      setBaked({ ...NOTHING, person })
      renderFor({ ...fullCentre, licence }, <HeroSection />)
      expect(screen.queryByRole('link', { name: /1234|مثال/ })).toBeNull()
      expect(screen.getByText(home.hero.proof(fullCentre.years))).toBeVisible()
    })
  })

  it('names the city once it is known', () => {
    renderFor(fullCentre, <HeroSection />)
    expect(screen.getByText(`في ${isolate('الرياض')}: نطق وتخاطب`, { exact: false })).toBeVisible()
  })

  it('offers call and chat at the same number (2, 29, 33)', () => {
    renderAt('/', <HeroSection />)
    const banner = screen.getByRole('region', { name: /نساعد طفلك/ })
    const book = within(banner).getByRole('link', { name: 'اتصل واحجز' })
    const chat = within(banner).getByRole('link', { name: 'راسلنا على واتساب' })
    expect(book).toHaveAttribute('href', `tel:${defaultCentre.phones[0]?.number}`)
    expect(new URL(chat.getAttribute('href') ?? '').pathname).toBe(`/${defaultCentre.whatsapp}`)
    // The bottom bar hides while these buttons are in view.
    expect(book.closest('[data-contact-pair]')).toContainElement(chat)
  })

  it('names the proof above the buttons, with its number from left to right', () => {
    renderAt('/', <HeroSection />)
    const proof = screen.getByText(home.hero.proof(defaultCentre.years))
    expect(proof).toHaveTextContent('أخصائي نطق معتمد · أكثر من \u206810\u2069 سنوات خبرة')
    const book = screen.getAllByRole('link', { name: home.hero.book })[0] as HTMLElement
    expect(proof.compareDocumentPosition(book)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('invites to write at any time', () => {
    renderAt('/', <HeroSection />)
    expect(screen.getByText('اكتب لنا على واتساب في أي وقت')).toBeVisible()
    expect(screen.queryByText(/نردّ على المكالمات/)).toBeNull()
  })

  it('says when calls are answered once the hours are known', () => {
    const hours = [
      { days: [0, 1, 2, 3, 4], opens: '16:00', closes: '21:30' },
      { days: [6], opens: '09:00', closes: '12:00' },
    ]
    renderFor({ ...defaultCentre, hours }, <HeroSection />)
    expect(
      screen.getByText('نردّ على المكالمات من الأحد إلى الخميس: من 4 م إلى 9:30 م؛ والسبت: من 9 ص إلى 12 ظهراً.'),
    ).toBeVisible()
  })

  it('says at night when a message is answered', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T23:00:00+03:00'), toFake: ['Date'] })
    renderFor(fullCentre, <HeroSection />)
    expect(await screen.findByText(/^الوقت متأخر؟ .* ونردّ غداً الساعة 4 مساءً\.$/)).toBeVisible()
  })

  it('promises a reply when the centre has given one', () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T17:00:00+03:00'), toFake: ['Date'] })
    renderFor(fullCentre, <HeroSection />)
    expect(screen.getByText(/في أي وقت، ونردّ خلال ساعتين في ساعات العمل\./)).toBeVisible()
  })

  it('lists the four claims as feature badges (34, 4)', () => {
    renderAt('/', <HeroSection />)
    const claims = within(screen.getByRole('list', { name: home.hero.claimsLabel })).getAllByRole('listitem')
    expect(claims.map((claim) => claim.textContent)).toEqual([
      'أخصائي نطق معتمد في تقنيات التخاطب',
      'موزّع لاختبارات اللغة وبرامجها',
      'اختبارات ذكاء وألعاب تعليمية',
      'الدفع بالبطاقة أو بالتقسيط',
    ])
  })

  it('labels the picture with «available now» (36)', () => {
    renderAt('/', <HeroSection />)
    const figure = screen.getByRole('img', { name: home.hero.art }).closest('figure')
    expect(figure).toHaveTextContent('الحجز متاح الآن')
    expect(figure).toHaveTextContent('اختبارات الذكاء')
  })
})

describe('the tag of the picture', () => {
  afterEach(() => void vi.useRealTimers())
  const renderTagAt = (iso: string, centre = fullCentre) => {
    vi.useFakeTimers({ now: new Date(iso), toFake: ['Date'] })
    renderFor(
      centre,
      <>
        <HeroSection />
        <Visit />
      </>,
    )
    return within(screen.getByRole('img', { name: home.hero.art }).closest('figure') as HTMLElement)
  }

  it.each([
    ['while the centre is open', '2026-11-22T17:00:00+03:00', 'الحجز متاح الآن'],
    ['before it opens', '2026-11-22T10:00:00+03:00', 'نفتح اليوم الساعة 4 مساءً'],
    ['on the evening before', '2026-11-22T22:00:00+03:00', 'نفتح غداً الساعة 4 مساءً'],
    ['before a closed weekend', '2026-11-26T22:00:00+03:00', 'نفتح يوم السبت الساعة 9 صباحاً'],
    ['before a holiday', '2026-11-23T22:00:00+03:00', 'نفتح يوم الخميس الساعة 4 مساءً'],
  ])('goes with the hours %s (36)', async (_, iso, text) => {
    const figure = renderTagAt(iso)
    await screen.findByText(/مفتوح الآن|مغلق الآن/)
    expect(figure.getByText(text)).toBeVisible()
  })

  it('names the date of an opening that is more than a week away', async () => {
    const closed = { from: '2026-11-22', to: '2026-12-05', opens: '', closes: '', note: '' }
    const figure = renderTagAt('2026-11-22T17:00:00+03:00', { ...fullCentre, exceptions: [closed] })
    expect(await figure.findByText('نفتح يوم 6 ديسمبر الساعة 4 مساءً')).toBeVisible()
  })

  it('is that of the specification in the prerendered page', () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T22:00:00+03:00'), toFake: ['Date'] })
    const html = renderToString(
      <CentreContext value={fullCentre}>
        <MemoryRouter>
          <HeroSection />
        </MemoryRouter>
      </CentreContext>,
    )
    expect(html).toContain(home.hero.available)
  })
})

describe('a centre without figures', () => {
  it('has no figures and no claim that needs one', () => {
    renderFor(emptyCentre, <HomePage />)
    expect(screen.queryByRole('region', { name: home.figures(emptyCentre).label })).toBeNull()
    expect(screen.getByText('أخصائي نطق معتمد')).toBeVisible()
    expect(screen.queryByText(/خبرة/)).toBeNull()
  })

  it('has the tiles of the figures that it gives', () => {
    renderFor({ ...emptyCentre, years: 12, satisfactionPercent: 97 }, <ServicesSection />)
    const group = screen.getByRole('region', { name: home.figures(emptyCentre).label })
    expect(
      within(group)
        .getAllByRole('definition')
        .map((value) => value.textContent),
    ).toEqual(['+12', '97%'])
  })
})

describe('the figures', () => {
  it('are four tiles of the services section with the figures of the centre (35, 38, 30)', () => {
    renderAt('/', <ServicesSection />)
    const section = screen.getByRole('region', { name: new RegExp(servicesCopy.title[1].replace('؟', '')) })
    const group = within(section).getByRole('region', { name: home.figures(defaultCentre).label })
    const values = within(group).getAllByRole('definition')
    expect(values.map((value) => value.textContent)).toEqual(['+1000', '+10', '98%', '+500'])
    for (const value of values) expect(value.querySelector('bdi')).toHaveAttribute('dir', 'ltr')
    expect(defaultCentre).toMatchObject({
      childrenHelped: 1000,
      years: 10,
      satisfactionPercent: 98,
      sessionsPerMonth: 500,
    })
  })
})

describe('the services', () => {
  it('are nine cards of six parts (3, 37)', () => {
    renderAt('/', <ServicesSection />)
    const section = screen.getByRole('region', { name: new RegExp(servicesCopy.title[1].replace('؟', '')) })
    // Plain list items: an article without a name would be announced as nothing.
    expect(within(section).queryAllByRole('article')).toHaveLength(0)
    expect(section.querySelectorAll('li[id]')).toHaveLength(9)
    services.forEach((service) => {
      const heading = within(section).getByRole('heading', { level: 4, name: service.title })
      const card = heading.closest<HTMLElement>('li[id]') ?? section
      expect(card).toHaveTextContent(service.badge)
      expect(card).toHaveTextContent(service.description)
      expect(card.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/art/service-'))
      expect(within(card).getByText(service.badge).querySelector('svg')).toBeInTheDocument()
      for (const feature of service.features) expect(card).toHaveTextContent(feature)
      expect(service.features.length).toBeGreaterThanOrEqual(3)
    })
  })

  it('are in one list for the child and one for adults', () => {
    renderAt('/', <ServicesSection />)
    const names = (list: HTMLElement) =>
      within(list)
        .getAllByRole('heading')
        .map((heading) => heading.textContent)
    expect(screen.getByRole('heading', { level: 3, name: 'لطفلك' })).toBeVisible()
    expect(names(screen.getByRole('list', { name: 'لطفلك' }))).toEqual([
      'علاج النطق والتخاطب',
      'تنمية المهارات',
      'تعديل السلوك',
      'صعوبات التعلّم',
      'الاختبارات والمقاييس',
      'الجلسات الجماعية',
    ])
    expect(screen.getByRole('heading', { level: 3, name: 'للوالدين والمختصين وطلاب الدراسات العليا' })).toBeVisible()
    expect(names(screen.getByRole('list', { name: 'للوالدين والمختصين وطلاب الدراسات العليا' }))).toEqual([
      'الإرشاد الأسري والتربوي',
      'الدورات التدريبية',
      'خدمات الطلاب',
    ])
  })

  it('have the same names as the footer', () => {
    expect(services.map(({ title }) => title)).toEqual([...site.services])
  })

  it('open a chat with a message that names the service', () => {
    renderAt('/', <ServicesSection />)
    const links = screen.getAllByRole('link', { name: new RegExp(`^${servicesCopy.ask}`) })
    const messages = links.map((link) => textOf(link.getAttribute('href') ?? ''))
    expect(messages.sort()).toEqual(services.map(({ title }) => serviceMessage(title)).sort())
    for (const link of links) {
      expect(new URL(link.getAttribute('href') ?? '').host).toBe('wa.me')
      // A chat icon comes first, and no arrow promises a page.
      expect(link.querySelectorAll('svg')).toHaveLength(1)
      expect(link.firstElementChild).toHaveClass('text-secondary')
      expect(link.firstElementChild).toHaveAttribute('width', '20')
    }
  })

  it('do not count the tile for undecided visitors', () => {
    renderAt('/', <ServicesSection />)
    const tile = screen.getByRole('complementary', { name: servicesCopy.unsure.title })
    expect(tile.closest('ul')).toBeNull()
    expect(tile.parentElement).toContainElement(screen.getByRole('list', { name: servicesCopy.groups.child }))
    expect(within(tile).getByRole('link', { name: servicesCopy.unsure.action })).toBeInTheDocument()
  })

  it('link to their own page (13)', () => {
    renderAt('/', <ServicesSection />)
    expect(screen.getByRole('link', { name: servicesCopy.all })).toHaveAttribute('href', '/services')
  })
})

describe('the latest videos', () => {
  it('have three placeholders of the final size while loading (40)', () => {
    renderAt('/', <LatestVideos state={{ status: 'loading' }} />)
    expect(screen.getByRole('status')).toHaveTextContent(videoCopy.loading)
    expect(document.querySelectorAll('.aspect-video')).toHaveLength(3)
  })

  it('play at once when they are pressed, and not when they are stepped to', async () => {
    const list = { status: 'ready' as const, value: [video(7), video(8)] }
    // In StrictMode, as in `npm start`, effects run twice.
    const { user } = renderAt(
      '/',
      <StrictMode>
        <LatestVideos state={list} />
      </StrictMode>,
    ) // 46 49
    await user.click(screen.getByRole('link', { name: 'Video 7' }))
    const dialog = await screen.findByRole('dialog', { name: 'Video 7' })
    expect(dialog.querySelector('iframe')?.src).toContain('https://www.youtube-nocookie.com/embed/')
    await user.click(within(dialog).getByRole('button', { name: videosCopy.viewer.next }))
    const next = await screen.findByRole('dialog', { name: 'Video 8' })
    expect(next.querySelector('iframe')).toBeNull()
    expect(within(next).getByText(videosCopy.viewer.consent.youtube)).toBeVisible()
    await user.click(within(next).getByRole('button', { name: videosCopy.viewer.play('Video 8') }))
    expect(next.querySelector('iframe')).not.toBeNull()
    await user.click(within(next).getByRole('button', { name: videosCopy.viewer.close }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull() // 47
  })

  it('do not play for a shared address', async () => {
    renderAt('/?v=8', <LatestVideos state={{ status: 'ready', value: [video(7), video(8)] }} />)
    const dialog = await screen.findByRole('dialog', { name: 'Video 8' })
    expect(dialog.querySelector('iframe')).toBeNull()
  })

  it('link to the viewer of the videos page', () => {
    renderAt('/', <LatestVideos state={{ status: 'ready', value: [video(7, { duration: '4:12' })] }} />)
    expect(screen.getByRole('link', { name: /^Video 7\s*المدة\s*4:12$/ })).toHaveAttribute('href', '/videos?v=7')
  })

  it('show their duration once, on the picture', () => {
    renderAt(
      '/',
      <LatestVideos state={{ status: 'ready', value: [video(7, { duration: '4:12', description: 'd' })] }} />,
    )
    const seen = screen.getAllByText('4:12').filter((text) => !text.closest('.sr-only'))
    expect(seen).toHaveLength(1)
    expect(seen[0]?.closest('.aspect-video')).not.toBeNull()
  })

  it('are three labelled samples while none is stored (43)', () => {
    renderAt('/', <LatestVideos state={{ status: 'ready', value: [] }} />)
    for (const { title } of sampleVideos) expect(screen.getByRole('article', { name: title })).toBeVisible()
    expect(screen.getAllByText(sampleBadge)).toHaveLength(3)
    for (const { title } of sampleVideos) expect(title).toContain('نموذج')
  })

  it('are one sample when the list could not be read (44, 40)', () => {
    renderAt('/', <LatestVideos state={{ status: 'error', error: new Error('x') }} />)
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(screen.getByRole('status')).toHaveTextContent(videoCopy.offline)
  })

  it('show the samples where no project is configured (39, 43)', async () => {
    renderAt('/', <LatestVideosSection />)
    expect(await screen.findAllByText(sampleBadge)).toHaveLength(3)
    for (const link of screen.getAllByRole('link', { name: 'شاهد كل الفيديوهات' }))
      expect(link).toHaveAttribute('href', '/videos')
  })
})

describe('the section about the first visit', () => {
  it('has four numbered steps', () => {
    renderAt('/', <FirstVisitSection />)
    const steps = within(screen.getByRole('region', { name: firstVisit.title })).getAllByRole('heading', { level: 3 })
    expect(steps.slice(0, 4).map((step) => step.textContent)).toEqual(firstVisit.steps.map(({ title }) => title))
    for (const item of firstVisit.bring.items) expect(screen.getByText(item)).toBeInTheDocument()
  })

  it('has the questions about need, fear, assessment and fees first, and the first one open', () => {
    renderAt('/', <FaqSection />)
    const questions = within(screen.getByRole('region', { name: faq.title })).getAllByRole('heading', { level: 3 })
    expect(questions.slice(0, 6).map((question) => question.textContent)).toEqual([
      'متى أستشير مختصاً؟',
      'متى أسأل عن طفل أكبر؟',
      'هل تأخّر الكلام يعني التوحد؟',
      'كيف يكون التقييم؟',
      'كم تبلغ الرسوم؟',
      'هل قصّرنا مع طفلنا؟',
    ])
    expect(questions).toHaveLength(10)
    const open = questions.filter((question) => question.closest('details')?.open)
    expect(open).toEqual([questions[0]])
  })

  it('has the answers that only the centre can give, once it has given them', () => {
    const heading = (name: string) => screen.queryByRole('heading', { name })
    const { unmount } = renderFor(emptyCentre, <FaqSection />)
    expect(heading('هل لديكم أخصائيات؟')).toBeNull()
    unmount()
    const centre = {
      ...emptyCentre,
      womenSpecialists: 'نعم، واطلب أخصائية عند الحجز.',
      sessionLength: '45 دقيقة',
      reportTime: 'خلال أسبوعين',
    }
    renderFor(centre, <FaqSection />)
    expect(heading('هل لديكم أخصائيات؟')?.closest('details')).toHaveTextContent('نعم، واطلب أخصائية عند الحجز.')
    expect(heading('كم مدة الجلسة؟ وكم عدد الجلسات؟')?.closest('details')).toHaveTextContent(
      `مدة الجلسة ${isolate('45 دقيقة')}. `,
    )
    expect(heading('كيف يكون التقييم؟')?.closest('details')).toHaveTextContent(`وتستلمه ${isolate('خلال أسبوعين')}.`)
    expect(heading('هل أحتاج إلى تحويل من طبيب؟')).toBeNull()
  })

  it('has questions that open without JavaScript', () => {
    renderAt('/', <FaqSection />)
    for (const { question, answer } of faq.items(false, defaultCentre)) {
      const details = screen.getByRole('heading', { name: question }).closest('details')
      expect(details).toHaveTextContent(answer)
    }
  })
})
