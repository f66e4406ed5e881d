import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { accessibility } from '../../src/copy/accessibility'
import { about } from '../../src/copy/about'
import { home } from '../../src/copy/home'
import { legalDraft } from '../../src/copy/legal'
import { privacy } from '../../src/copy/privacy'
import { services, servicesCopy } from '../../src/copy/services'
import { site } from '../../src/copy/site'
import { terms } from '../../src/copy/terms'
import { defaultCentre } from '../../src/data/content/centre'
import { AccessibilityPage } from '../../src/pages/accessibility-page'
import { AboutPage } from '../../src/pages/about-page'
import { PrivacyPage } from '../../src/pages/privacy-page'
import { ServicesPage } from '../../src/pages/services-page'
import { TermsPage } from '../../src/pages/terms-page'
import { TestPage } from '../../src/pages/test-page'
import { env } from '../../src/env'
import { emptyCentre, fullCentre } from '../centre'
import { renderAt, renderFor } from '../render'

/** The address that a link sends. */
const sharedBy = (link: HTMLElement) =>
  new URL(link.getAttribute('href') ?? '').searchParams.get('text')?.split('\n').at(-1)

describe('/about', () => {
  it('has expert cards, qualifications and achievements (16, 60)', () => {
    renderAt('/about', <AboutPage />)
    const experts = within(screen.getByRole('region', { name: about.experts.title })).getAllByRole('article')
    expect(experts).toHaveLength(about.experts.cards.length)
    for (const expert of experts) expect(expert).toHaveAccessibleName(within(expert).getByRole('heading').textContent)
    expect(screen.getByRole('heading', { name: 'مؤهلاتنا' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'إنجازاتنا' })).toBeVisible()
    for (const item of [...about.qualifications.items, ...about.achievements(defaultCentre).items])
      expect(screen.getByText(item)).toBeVisible()
  })

  it('shows the four figures (61)', () => {
    renderAt('/about', <AboutPage />)
    const counters = screen.getByRole('region', { name: about.counters(defaultCentre).label })
    expect(
      within(counters)
        .getAllByRole('definition')
        .map((value) => value.textContent),
    ).toEqual(['+500', '+10', '+100', '+15'])
    // Both pages count children, so the labels say which ones.
    expect(about.counters(defaultCentre).items[0]?.label).toBe('طفل عملنا معهم في الجلسات')
    expect(home.figures(defaultCentre).items[0]?.label).toBe('طفل ساعدتهم خدماتنا')
    expect(defaultCentre).toMatchObject({ aboutChildren: 500, years: 10, specialistsTrained: 100, certificates: 15 })
  })
})

describe('/about of a centre without figures', () => {
  it('has no counters and no achievement that needs one', () => {
    renderFor(emptyCentre, <AboutPage />)
    expect(screen.queryByRole('region', { name: about.counters(emptyCentre).label })).toBeNull()
    expect(about.achievements(emptyCentre).items).toHaveLength(1)
  })
})

describe('/services', () => {
  it('shows the nine cards unfolded (13, 37)', () => {
    renderAt('/services', <ServicesPage />)
    const section = screen.getByRole('region', { name: servicesCopy.page.title })
    const groups = within(section).getAllByRole('heading', { level: 2 })
    expect(groups.map((group) => group.textContent)).toEqual(Object.values(servicesCopy.groups))
    expect(section.querySelectorAll('li[id]')).toHaveLength(9)
    expect(section.querySelector('details')).toBeNull()
    const shared = screen.getAllByRole('link', { name: /^مشاركة خدمة/ }).map((link) => sharedBy(link))
    expect(shared).toEqual(expect.arrayContaining(services.map(({ id }) => `${env.siteUrl}/services#${id}`)))
    expect(shared).toHaveLength(9)
  })
})

describe('/test', () => {
  it('says that the application works (20)', () => {
    renderAt('/test', <TestPage />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('الموقع يعمل')
    expect(screen.getByRole('link', { name: 'العودة إلى الرئيسية' })).toHaveAttribute('href', '/')
  })
})

describe.each([
  ['/privacy', PrivacyPage, privacy(defaultCentre)],
  ['/terms', TermsPage, terms(defaultCentre)],
  ['/accessibility', AccessibilityPage, accessibility],
])('%s', (path, Page, copy) => {
  it('is marked as a draft for legal review when it is a legal text (78)', () => {
    renderAt(path, <Page />)
    expect(screen.queryByText(`${legalDraft.badge}.`) !== null).toBe(path !== '/accessibility')
  })

  it('links every part from its contents', () => {
    renderAt(path, <Page />)
    for (const { id, title } of copy.parts) {
      expect(screen.getByRole('heading', { level: 2, name: title })).toBeInTheDocument()
      expect(document.querySelector(`a[href="#${id}"]`)).toHaveTextContent(title)
      expect(document.getElementById(id)).not.toBeNull()
    }
  })
})

describe('the legal pages', () => {
  it('say when the centre reviewed them, instead of being marked as drafts', () => {
    renderFor(fullCentre, <TermsPage />)
    expect(screen.queryByText(`${legalDraft.badge}.`)).toBeNull()
    expect(screen.getByText('آخر مراجعة للنص: 1 أكتوبر 2026.')).toBeVisible()
    expect(screen.getByText(/أن ترفع شكواك إلى وزارة الصحة على الرقم 937\./)).toBeVisible()
  })
})

describe('the statement on accessibility', () => {
  it('opens a message that reports a barrier', () => {
    renderFor(fullCentre, <AccessibilityPage />)
    const contact = within(screen.getByRole('region', { name: site.footer.contact }))
    const chat = contact.getByRole('link', { name: new RegExp(site.chat) })
    expect(new URL(chat.getAttribute('href') ?? '').searchParams.get('text')).toBe(accessibility.chatText)
    expect(contact.getByRole('link', { name: /0 5 1, 2 3 4/ })).toHaveAttribute('href', 'tel:+966512345678')
  })
})

describe('the privacy policy', () => {
  it('names the phone and the address that stand at the end of the page', () => {
    renderFor(fullCentre, <PrivacyPage />)
    const [text] = screen.getAllByText(/آخر الصفحة/)
    const contact = screen.getByRole('region', { name: site.footer.contact })
    expect(text?.compareDocumentPosition(contact)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const links = within(contact).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href')?.split(':')[0])).toEqual(['tel', 'tel', 'tel', 'mailto'])
    // No page of the site has contact as its only subject.
    for (const { parts } of [privacy(fullCentre), terms(fullCentre)])
      expect(JSON.stringify(parts)).not.toMatch(/صفحة (?:التواصل|الاتصال)/)
  })
})
