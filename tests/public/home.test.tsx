import { screen, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { firstVisit } from '../../src/copy/first-visit'
import { contact } from '../../src/copy/contact'
import { faq } from '../../src/copy/faq'
import { home } from '../../src/copy/home'
import { installments } from '../../src/copy/installments'
import { latestVideos as videoCopy } from '../../src/copy/latest-videos'
import { sampleBadge } from '../../src/copy/sample-videos'
import { noticedFeatures, services, serviceMessage, servicesCopy } from '../../src/copy/services'
import { site } from '../../src/copy/site'
import { videos as videosCopy } from '../../src/copy/videos'
import { setBaked } from '../../src/data/pages/baked'
import { defaultCentre } from '../../src/data/content/centre'
import type { Video } from '../../src/data/content/videos'
import { isolate } from '../../src/lib/words'
import { FaqSection } from '../../src/pages/home/faq-section'
import { FirstVisitSection } from '../../src/pages/home/first-visit-section'
import { HeroSection } from '../../src/pages/home/hero-section'
import { HomePage } from '../../src/pages/home/home-page'
import { LatestVideos, LatestVideosSection } from '../../src/pages/home/latest-videos-section'
import { ServicesSection } from '../../src/pages/home/services-section'
import { paths } from '../../src/paths'
import { Composer } from '../../src/pages/sections/composer'
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
    expect(partners.getByRole('link', { name: 'تفاصيل الدفع بالتقسيط' })).toHaveAttribute('href', '/installments')
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

  it('offers call and chat at the same number (2, 29, 33)', () => {
    renderAt('/', <HeroSection />)
    const banner = screen.getByRole('region', { name: /نساعد طفلك/ })
    const book = within(banner).getByRole('link', { name: 'اتصل واحجز' })
    const chat = within(banner).getByRole('link', { name: 'واتساب' })
    expect(book).toHaveAttribute('href', `tel:${defaultCentre.phones[0]?.number}`)
    expect(new URL(chat.getAttribute('href') ?? '').pathname).toBe(`/${defaultCentre.whatsapp}`)
    // The bottom bar hides while these buttons are in view.
    expect(book.closest('[data-contact-pair]')).toContainElement(chat)
  })

  it('says when calls are answered once the hours are known', () => {
    const hours = [
      { days: [0, 1, 2, 3, 4], opens: '16:00', closes: '21:30' },
      { days: [6], opens: '09:00', closes: '12:00' },
    ]
    renderFor({ ...defaultCentre, hours }, <HeroSection />)
    expect(
      screen.getByText('نردّ على المكالمات في ساعات العمل: من الأحد إلى الخميس من 4 م إلى 9:30 م؛ والسبت من 9 ص إلى 12 ظهراً.'),
    ).toBeVisible()
  })

  it('says at night when a message is answered', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T23:00:00+03:00'), toFake: ['Date'] })
    renderFor(fullCentre, <HeroSection />)
    expect(await screen.findByText(/^الوقت متأخر؟ .* ونردّ عليك بعد أن نفتح غداً الساعة 4 عصراً\.$/)).toBeVisible()
    vi.useRealTimers()
  })

  it('asks whether it is late only from 8 in the evening, and names the holiday that is on', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00+03:00'), toFake: ['Date'] })
    renderFor(fullCentre, <HeroSection />)
    expect(await screen.findByText(/^اكتب لنا ما يقلقك الآن، ونردّ عليك بعد أن نفتح يوم الخميس/)).toBeVisible()
    expect(screen.getByText(`${isolate('إجازة قصيرة')}: مغلق حتى 25 نوفمبر.`)).toBeVisible()
    expect(screen.getByText(/نردّ على المكالمات/)).toHaveClass('invisible')
    vi.useRealTimers()
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
    ['before it opens', '2026-11-22T10:00:00+03:00', 'نفتح اليوم الساعة 4 عصراً'],
    ['on the evening before', '2026-11-22T22:00:00+03:00', 'نفتح غداً الساعة 4 عصراً'],
    ['before a closed weekend', '2026-11-26T22:00:00+03:00', 'نفتح يوم السبت الساعة 9 صباحاً'],
    ['before a holiday', '2026-11-23T22:00:00+03:00', 'نفتح يوم الخميس الساعة 4 عصراً'],
  ])('goes with the hours %s (36)', async (_, iso, text) => {
    const figure = renderTagAt(iso)
    await screen.findByText(/مفتوح الآن|مغلق الآن/)
    expect(figure.getByText(text)).toBeVisible()
  })
})

describe('a centre without figures', () => {
  it('has no figures and no claim that needs one', () => {
    renderFor(emptyCentre, <HomePage />)
    expect(screen.queryByRole('region', { name: home.figures(emptyCentre).label })).toBeNull()
    expect(screen.getByText('أخصائي نطق معتمد')).toBeVisible()
    expect(screen.queryByText(/خبرة/)).toBeNull()
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

  it('are found by what parents notice, which fills the messages about them', async () => {
    const { user } = renderFor(
      fullCentre,
      <>
        <ServicesSection />
        <Composer />
      </>,
    )
    const chips = within(screen.getByRole('navigation', { name: servicesCopy.noticed })).getAllByRole('link')
    expect(chips.map((chip) => chip.textContent)).toEqual([...noticedFeatures])
    // Without a script each leads to a card that has this line.
    for (const chip of chips) {
      const card = document.getElementById(chip.getAttribute('href')?.slice(2) ?? '')
      expect(card).toHaveTextContent(chip.textContent)
    }
    await user.click(screen.getByRole('link', { name: 'نوبات الغضب' }))
    const card = document.getElementById('behaviour') as HTMLElement
    expect(card).toHaveFocus()
    const ask = within(card).getByRole('link', { name: new RegExp(servicesCopy.ask) })
    expect(textOf(ask.getAttribute('href') ?? '')).toBe(serviceMessage('تعديل السلوك', 'نوبات الغضب'))
    expect(screen.getByLabelText(contact.composer.service)).toHaveValue('تعديل السلوك')
    const message = () => textOf(screen.getByRole('link', { name: contact.composer.send }).getAttribute('href') ?? '')
    expect(message()).toContain('\nما ألاحظه: نوبات الغضب.')
    // It belongs to that service.
    await user.selectOptions(screen.getByLabelText(contact.composer.service), 'الدورات التدريبية')
    expect(message()).not.toContain('نوبات الغضب')
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
    await user.click(within(dialog).getByRole('button', { name: videosCopy.viewer.next.full }))
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
      'متى أسأل عن طفل أكبر من سنتين؟',
      'هل تأخّر الكلام يعني التوحّد؟',
      'كيف يكون التقييم؟',
      'كم تبلغ الرسوم؟',
      'هل قصّرنا مع طفلنا؟',
    ])
    expect(questions).toHaveLength(10)
    const open = questions.filter((question) => question.closest('details')?.open)
    expect(open).toEqual([questions[0]])
  })

  it('says whom to call when it is urgent, and that asking costs nothing', () => {
    renderAt('/', <FaqSection />)
    const section = within(screen.getByRole('region', { name: faq.title }))
    for (const number of ['937', '997'])
      expect(section.getByRole('link', { name: number })).toHaveAttribute('href', `tel:${number}`)
    expect(section.getByText(/السؤال بالهاتف أو واتساب بلا مقابل\./)).toBeInTheDocument()
  })

  it('has the answers that only the centre can give, once it has given them', () => {
    const heading = (name: string) => screen.queryByRole('heading', { name })
    const { unmount } = renderFor(emptyCentre, <FaqSection />)
    for (const name of ['هل لديكم أخصائيات؟', 'هل تقبلون التأمين الطبي؟', 'هل تقدّمون جلسات عن بُعد؟', 'من أي عمر تستقبلون الأطفال؟'])
      expect(heading(name)).toBeNull()
    unmount()
    const centre = {
      ...emptyCentre,
      womenSpecialists: 'نعم، واطلب أخصائية عند الحجز.',
      sessionLength: '45 دقيقة',
      reportTime: 'خلال أسبوعين',
      insurance: 'نقبل تأمين شركتين',
      remoteSessions: 'نعم',
      youngestAge: 'من سنتين',
    }
    renderFor(centre, <FaqSection />)
    expect(heading('هل لديكم أخصائيات؟')?.closest('details')).toHaveTextContent('نعم، واطلب أخصائية عند الحجز.')
    expect(heading('كم مدة الجلسة؟ وكم عدد الجلسات؟')?.closest('details')).toHaveTextContent(
      `مدة الجلسة ${isolate('45 دقيقة')}. `,
    )
    expect(heading('كيف يكون التقييم؟')?.closest('details')).toHaveTextContent(`وتستلمه ${isolate('خلال أسبوعين')}.`)
    expect(heading('هل تقبلون التأمين الطبي؟')?.closest('details')).toHaveTextContent('نقبل تأمين شركتين.')
    expect(heading('هل تقدّمون جلسات عن بُعد؟')?.closest('details')).toHaveTextContent('نعم.')
    expect(heading('من أي عمر تستقبلون الأطفال؟')?.closest('details')).toHaveTextContent('من سنتين.')
    expect(heading('هل أحتاج إلى تحويل من طبيب؟')).toBeNull()
  })
})
