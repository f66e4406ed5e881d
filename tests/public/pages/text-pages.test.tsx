import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { about } from '../../../src/copy/about'
import { accessibility } from '../../../src/copy/accessibility'
import { directorTest } from '../../../src/copy/director-test'
import { legalWords } from '../../../src/copy/legal'
import { privacy } from '../../../src/copy/privacy'
import { site } from '../../../src/copy/site'
import { terms } from '../../../src/copy/terms'
import { defaultCentre } from '../../../src/data/content/centre'
import { AboutPage } from '../../../src/pages/about-page'
import { DirectorTestPage } from '../../../src/pages/director-test-page'
import { AccessibilityPage } from '../../../src/pages/legal/accessibility-page'
import { LegalSection } from '../../../src/pages/legal/legal-section'
import { PrivacyPage } from '../../../src/pages/legal/privacy-page'
import { TermsPage } from '../../../src/pages/legal/terms-page'
import { TestPage } from '../../../src/pages/test-page'
import { paths } from '../../../src/paths'
import { emptyCentre, fullCentre } from '../../fixtures/centre'
import { expectConsole } from '../../helpers/console'
import { messageOf, renderAt, renderFor, renderUi } from '../../helpers/render'

// Requirements 16, 60
it('/about has cards of experts, qualifications and achievements', () => {
  renderAt('/about', <AboutPage />)
  const experts = within(screen.getByRole('region', { name: about.experts.title })).getAllByRole(
    'article',
  )
  expect(experts.map((expert) => expert.getAttribute('aria-labelledby'))).toEqual(
    about.experts.cards.map(({ id }) => `${id}-title`),
  )
  for (const title of ['مؤهلاتنا', 'إنجازاتنا']) expect(screen.getByText(title)).toBeVisible()
  for (const item of [...about.qualifications.items, ...about.achievements(defaultCentre).items])
    expect(screen.getByText(item)).toBeVisible()
})

// Requirement 61
it('/about counts children, years, specialists and certificates', () => {
  const figures = { aboutChildren: 500, years: 10, specialistsTrained: 100, certificates: 15 }
  expect(defaultCentre).toMatchObject(figures)
  renderAt('/about', <AboutPage />)
  const counters = within(screen.getByRole('region', { name: about.counters(figures).label }))
  // The number is read before what it counts.
  const items = counters.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items.map((item) => item.replace(/ .*/, ''))).toEqual(['+500', '+10', '+100', '+15'])
  expect(items[1]).toBe('+10 سنوات خبرة')
})

it('/about has no counters and no achievement that needs a figure without one', () => {
  renderFor(emptyCentre, <AboutPage />)
  expect(screen.queryByLabelText(about.counters(emptyCentre).label)).toBeNull()
  expect(about.achievements(emptyCentre).items).toHaveLength(1)
})

// Requirement 20
it('/test says that the application works', () => {
  renderAt('/test', <TestPage />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('الموقع يعمل')
  expect(screen.getByRole('link', { name: 'العودة إلى الرئيسية' })).toHaveAttribute('href', '/')
})

// Requirement 21
it('/director-test shows a message when the data cannot be read', async () => {
  expectConsole(/No Firebase project is configured/)
  renderAt(paths.directorTest, <DirectorTestPage />)
  expect(await screen.findAllByText(directorTest.states.error)).toHaveLength(2)
  for (const text of [directorTest.storedMissing, directorTest.types.none])
    expect(screen.getByText(text)).toBeVisible()
  for (const name of [directorTest.bundled, directorTest.gradient])
    expect(screen.getByRole('img', { name })).toBeVisible()
  expect(screen.getAllByText(directorTest.sources.bundled)).toHaveLength(2)
  expect(screen.getByRole('link', { name: directorTest.home })).toHaveAttribute('href', paths.home)
})

it('/terms says the numbers of emergencies digit by digit, and calls them', () => {
  renderFor(fullCentre, <TermsPage />)
  const numbers = screen
    .getAllByRole('link')
    .filter(({ textContent }) => /9[39]7$/.test(textContent))
    .map((link) => [link.getAttribute('href'), link.querySelector('.sr-only')?.textContent])
  expect(numbers).toEqual([
    ['tel:997', '9 9 7'],
    ['tel:937', '9 3 7'],
    ['tel:937', '9 3 7'],
  ])
})

it('a legal text makes a link of each emergency number', () => {
  const numbers = Object.values(site.emergency)
  const text = [...numbers.map((number) => `اتصل على ${number}.`), 'عام 1997']
  renderUi(<LegalSection part={{ id: 'part', title: 'title', text }} />)
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(numbers.map((number) => `tel:${number}`))
})

describe.each([
  { path: '/privacy', Page: PrivacyPage, copy: privacy(fullCentre), isLegal: true },
  { path: '/terms', Page: TermsPage, copy: terms(fullCentre), isLegal: true },
  { path: '/accessibility', Page: AccessibilityPage, copy: accessibility, isLegal: false },
])('$path', ({ path, Page, copy, isLegal }) => {
  it(`${path} has a link to each of its parts`, () => {
    renderFor(fullCentre, <Page />)
    for (const { id, title } of copy.parts) {
      expect(document.querySelector(`nav a[href$="#${id}"]`)).toHaveTextContent(title)
      expect(document.getElementById(id)).toHaveTextContent(title)
    }
  })

  it(`${path} ends with the telephones and the address of the centre`, () => {
    renderFor(fullCentre, <Page />)
    const end = screen.getByRole('region', { name: site.footer.contact })
    const links = [...end.querySelectorAll('a')].map(({ href }) => href)
    expect(links.filter((href) => href.startsWith('tel:'))).toEqual(
      fullCentre.phones.map(({ number }) => `tel:${number}`),
    )
    expect(links).toContain('mailto:care@centre.example')
    // A message reports a barrier.
    expect([...end.querySelectorAll('a[href*="wa.me"]')].map(messageOf)).toEqual(
      isLegal ? [] : [accessibility.chatText],
    )
  })

  it(`${path} says when the centre reviewed it, if it is a legal text`, () => {
    renderFor(fullCentre, <Page />)
    expect(screen.queryByText(`${legalWords.unreviewed}.`)).toBeNull()
    expect(screen.queryByText('آخر مراجعة للنص: 1 أكتوبر 2026.') !== null).toBe(isLegal)
  })

  it(`${path} is marked as a draft before a review, if it is a legal text`, () => {
    renderAt(path, <Page />)
    expect(screen.queryByText(`${legalWords.unreviewed}.`) !== null).toBe(isLegal)
  })
})
