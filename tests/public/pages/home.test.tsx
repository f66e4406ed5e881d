import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { bundledBadge } from '../../../src/copy/bundled-videos'
import { contact } from '../../../src/copy/contact'
import { faq } from '../../../src/copy/faq'
import { firstVisit } from '../../../src/copy/first-visit'
import { hero } from '../../../src/copy/hero'
import { home } from '../../../src/copy/home'
import { installments } from '../../../src/copy/installments'
import { latestVideos } from '../../../src/copy/latest-videos'
import { services, servicesWords } from '../../../src/copy/services'
import { uiWords } from '../../../src/copy/ui'
import { defaultCentre, type CentreFields } from '../../../src/data/content/centre'
import { isolate } from '../../../src/lib/text/arabic'
import { spokenPhone } from '../../../src/lib/text/phone-number'
import { FaqSection } from '../../../src/pages/home/faq-section'
import { HeroSection } from '../../../src/pages/home/hero-section'
import { HomePage, ServicesSection } from '../../../src/pages/home/home-page'
import { paths } from '../../../src/paths'
import { emptyCentre, fullCentre } from '../../fixtures/centre'
import { bake } from '../../helpers/public/baked'
import { countItems, renderAt, renderFor, setClock } from '../../helpers/render'

// Requirement 12
it('the home page has its sections in their order', async () => {
  const { container } = renderFor(fullCentre, <HomePage />)
  await screen.findAllByText(bundledBadge)
  const titles = [...container.querySelectorAll('section[aria-labelledby]')].map((section) =>
    document
      .getElementById(section.getAttribute('aria-labelledby') ?? '')
      ?.textContent.replace(/\s+/g, ' '),
  )
  expect(titles).toEqual([
    'نساعد طفلك على أن يقول ما يريد',
    servicesWords.title.join(' '),
    latestVideos.title,
    firstVisit.title,
    faq.title,
    installments.title,
    home.closing.title.join(' '),
    'جهّز رسالتك',
  ])
  expect(container.querySelector('h1')?.id).toBe('hero')
})

it('a section of the home page leads to the page that has all of it', async () => {
  renderFor(fullCentre, <HomePage />)
  await screen.findAllByText(bundledBadge)
  const addresses = (text: string) =>
    screen.getAllByText(text).map((link) => link.closest('a')?.pathname)
  // Each beside the heading, and for phones after the list.
  expect(addresses(servicesWords.all)).toEqual([paths.services, paths.services])
  expect(addresses('شاهد كل الفيديوهات')).toEqual([paths.videos, paths.videos])
  expect(addresses('تفاصيل الدفع بالتقسيط')).toEqual([paths.installments, paths.installments])
  expect(screen.getByText(/تجد أسماء الشركات في صفحة التقسيط\.$/)).toBeInTheDocument()
})

it('the home page shows five of ten partners at first', async () => {
  renderFor(fullCentre, <HomePage />)
  await screen.findAllByText(bundledBadge)
  // Phones show the button.
  expect(screen.getByText(uiWords.expandableList.all(10))).toBeVisible()
  expect(countItems(installments.listLabel)).toEqual([5, 5])
})

it('the home page shows no figure, partner or claim that the centre has not given', () => {
  renderFor(emptyCentre, <HomePage />)
  expect(screen.queryByRole('region', { name: home.figures(emptyCentre).label })).toBeNull()
  expect(screen.queryByText(installments.title)).toBeNull()
  expect(screen.getByText('أخصائي نطق معتمد')).toBeVisible()
  expect(screen.queryByText(/خبرة/)).toBeNull()
})

// Requirement 32
it('the banner lists the services', () => {
  renderAt('/', <HeroSection />)
  expect(hero.subtitle('').split('، ')).toHaveLength(services.length)
  expect(screen.getByText(hero.subtitle(''))).toBeVisible()
})

// Requirements 4, 34
it('the banner lists four claims', () => {
  renderAt('/', <HeroSection />)
  const claims = within(screen.getByRole('list', { name: hero.claimsLabel })).getAllByRole(
    'listitem',
  )
  expect(claims.map((claim) => claim.textContent)).toEqual([
    'أخصائي نطق معتمد في تقنيات التخاطب',
    'موزّع لاختبارات اللغة وبرامجها',
    'اختبارات ذكاء وألعاب تعليمية',
    'الدفع بالبطاقة أو بالتقسيط',
  ])
})

// Requirements 2, 29, 33
it('the banner offers a call and a chat', () => {
  renderAt('/', <HeroSection />)
  const book = screen.getByRole('link', { name: 'اتصل واحجز' })
  const chat = screen.getByRole<HTMLAnchorElement>('link', { name: 'واتساب' })
  expect(book).toHaveAttribute('href', `tel:${defaultCentre.phones[0]?.number}`)
  expect(chat.pathname).toBe(`/${defaultCentre.whatsapp}`)
  expect(screen.getByText('اكتب لنا على واتساب في أي وقت')).toBeVisible()
})

// Requirement 36
it('the image of the banner names intelligence tests, and that appointments are free', () => {
  renderAt('/', <HeroSection />)
  expect(screen.getByRole('figure')).toHaveTextContent(/اختبارات الذكاء.*الحجز متاح الآن/)
})

// tests/public/pages/opening-state.test.tsx has what else the hours change.
it.each([
  ['while the centre is open', '22T17:00', /^اكتب لنا على واتساب في أي وقت، ونردّ خلال ساعتين/],
  ['at night', '22T23:00', /^الوقت متأخر؟ اكتب لنا ما يقلقك الآن، ونردّ عليك حين نفتح\.$/],
  ['in a holiday', '24T12:00', /^اكتب لنا ما يقلقك الآن، ونردّ عليك حين نفتح\.$/],
])('the banner invites to write %s', (_, time, invitation) => {
  setClock(time)
  renderFor(fullCentre, <HeroSection />)
  expect(screen.getByText(invitation)).toBeVisible()
})

it('the banner leads to the hours, the address and the fees, as far as there are any', () => {
  const links = (centre: CentreFields) => {
    const { unmount } = renderFor(centre, <HeroSection />)
    const found = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/#"]')].map(
      ({ hash, textContent }) => [hash, textContent.trim()],
    )
    unmount()
    return found
  }
  const fees = ['#fees', hero.fees]
  expect(links(emptyCentre)).toEqual([fees])
  expect(links({ ...emptyCentre, city: 'الرياض' })).toEqual([
    ['#visit', contact.address.title],
    fees,
  ])
  setClock('24T12:00')
  expect(links(fullCentre)).toEqual([
    ['#visit', expect.stringMatching(new RegExp(`نفتح الخميس 4.م · ${contact.visit}$`))],
    fees,
  ])
})

const CLAIM = 'أخصائي نطق معتمد · خبرة أكثر من 10 سنوات'
const SUMMARY = {
  name: 'د. مثال',
  title: 'أخصائية',
  image: '/baked/images/0.webp',
  updatedAt: null,
}
const showWith = (directorSummary: typeof SUMMARY | null, licence: string) => {
  bake({ directorSummary })
  renderFor({ ...fullCentre, licence }, <HeroSection />)
}

it.each([
  ['a licence', SUMMARY, ''],
  ['a director', null, '1234'],
])('the banner keeps its claim without %s', (_, summary, licence) => {
  showWith(summary, licence)
  expect(screen.getByText(CLAIM)).toBeInTheDocument()
})

it('the banner leads to the team where a director and a licence are stored', () => {
  showWith(SUMMARY, '1234')
  const link = screen.getByRole('link', {
    name: `د. مثال، أخصائية ترخيص وزارة الصحة رقم ${isolate('1234')}`,
  })
  expect(link).toHaveAttribute('href', paths.team)
  expect(link.querySelector('img')).toHaveAttribute('src', SUMMARY.image)
  expect(screen.queryByText(/أخصائي نطق معتمد ·/)).toBeNull()
})

// Requirements 35, 38
it('the figures are those of the centre, in the section of the services', () => {
  const figures = {
    childrenHelped: 1000,
    years: 10,
    satisfactionPercent: 98,
    sessionsPerMonth: 500,
  }
  expect(defaultCentre).toMatchObject(figures)
  renderAt('/', <ServicesSection />)
  const figureItems = within(
    screen.getByRole('region', { name: home.figures(figures).label }),
  ).getAllByRole('listitem')
  // The number is read before what it counts.
  expect(figureItems.map((item) => item.textContent.replace(/ .*/, ''))).toEqual([
    '+1000',
    '+10',
    '98%',
    '+500',
  ])
  expect(figureItems[1]).toHaveTextContent(/^\+10 سنوات خبرة$/)
  for (const item of figureItems) expect(item.querySelector('bdi')).toHaveAttribute('dir', 'ltr')
})

it('the questions of parents are folded except the first', () => {
  const { container } = renderFor(emptyCentre, <FaqSection />)
  const questions = [...container.querySelectorAll('h3')]
  expect(questions.map(({ textContent }) => textContent)).toEqual(
    faq.items(false, emptyCentre).map(({ question }) => question),
  )
  expect(questions.filter((question) => question.closest('details')?.open)).toEqual([questions[0]])
})

it('the questions of parents say whom to call when it is urgent, digit by digit', () => {
  renderFor(emptyCentre, <FaqSection />)
  for (const number of ['937', '997'])
    expect(screen.getByRole('link', { name: new RegExp(spokenPhone(number)) })).toHaveAttribute(
      'href',
      `tel:${number}`,
    )
})

it('the answers for parents say that asking is free, and that partners are named on request', () => {
  renderFor(emptyCentre, <FaqSection />)
  expect(screen.getByText(/السؤال بالهاتف أو واتساب بلا مقابل\./)).toBeInTheDocument()
  expect(screen.getByText(/ونخبرك بالشركات المتاحة\.$/)).toBeInTheDocument()
})

const ANSWERS: [field: keyof Parameters<typeof faq.items>[1], question: string, answer: string][] =
  [
    ['motherAlone', 'هل يمكن للأم أن تحجز وتحضر وحدها؟', 'x.'],
    ['womenSpecialists', 'هل لديكم أخصائيات؟', 'x.'],
    ['firstAppointment', 'متى يكون أول موعد؟', 'x.'],
    ['referral', 'هل أحتاج إلى تحويل من طبيب؟', 'x.'],
    ['insurance', 'هل تقبلون التأمين الطبي؟', 'x.'],
    ['remoteSessions', 'هل تقدّمون جلسات عن بُعد؟', 'x.'],
    ['youngestAge', 'من أي عمر تستقبلون الأطفال؟', 'x.'],
    ['sessionLength', 'كم مدة الجلسة؟ وكم عدد الجلسات؟', `مدة الجلسة ${isolate('x')}. ونقترح`],
    ['reportTime', 'كيف يكون التقييم؟', `، وتستلمه ${isolate('x')}.`],
  ]
it.each(ANSWERS)(
  'the questions of parents have the answer %s where the centre has given it',
  (field, question, answer) => {
    const without = faq.items(false, emptyCentre)
    const changed = faq
      .items(false, { ...emptyCentre, [field]: 'x.' })
      .filter((item) => !without.some((before) => before.answer === item.answer))
    expect(changed).toEqual([{ question, answer: expect.stringContaining(answer) as string }])
  },
)
