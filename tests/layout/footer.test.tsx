import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { config } from '../../src/config'
import { site } from '../../src/copy/site'
import { Footer } from '../../src/layout/footer'
import { LegalStrip } from '../../src/layout/legal-strip'
import { COPYRIGHT_YEAR, FOOTER_PARTNERS } from '../../src/limits'
import { paths } from '../../src/paths'
import { renderAt } from '../render'

function listUnder(heading: string): HTMLElement {
  const box = screen.getByRole('heading', { name: heading }).parentElement
  if (!box) throw new Error(`no list under ${heading}`)
  return box
}

function hrefs(scheme: string): string[] {
  return [...screen.getByRole('contentinfo').querySelectorAll(`a[href^="${scheme}"]`)].map(
    (link) => link.getAttribute('href') ?? '',
  )
}

describe('the footer', () => {
  it('has the five quick links', () => {
    renderAt('/', <Footer />) // 72
    const links = within(listUnder(site.footer.links)).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      paths.home,
      paths.products,
      paths.videos,
      paths.about,
      paths.team,
    ])
  })

  it('lists the nine services', () => {
    renderAt('/', <Footer />) // 73 3
    const items = within(listUnder(site.footer.services)).getAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual([...site.services])
    expect(items).toHaveLength(9)
  })

  it('shows two phones and an e-mail address', () => {
    renderAt('/', <Footer />) // 74
    expect(hrefs('tel:')).toEqual(config.phones.map((phone) => `tel:${phone.e164}`))
    expect(hrefs('mailto:')).toEqual([`mailto:${config.email}`])
    for (const text of [config.phones[0].display, config.phones[1].display, config.email])
      expect(screen.getByText(text)).toHaveAttribute('dir', 'ltr')
  })

  it('links to the social pages', () => {
    renderAt('/', <Footer />) // 75
    const social = within(screen.getByRole('list', { name: site.footer.social.label })).getAllByRole('link')
    expect(social.map((link) => link.getAttribute('href'))).toEqual([
      config.social.photos,
      ...config.social.pages,
      config.social.shortVideos,
    ])
    // Two pages on one network have the same mark, so a word tells them apart.
    expect(social.map((link) => link.textContent)).toEqual(['', ...site.footer.social.readers, ''])
    for (const link of social) {
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
      expect(link).toHaveAccessibleName(expect.stringContaining(site.footer.social.newTab))
    }
    const code = screen.getByText(site.footer.social.qr).closest('a')
    expect(code).toHaveAttribute('href', config.social.qr)
    expect(code?.querySelector('img')).toHaveAttribute('src', '/qr.svg')
  })

  it('names eight instalment partners', () => {
    renderAt('/', <Footer />) // 76
    const badges = within(listUnder(site.footer.partners)).getAllByRole('listitem')
    expect(badges.map((badge) => badge.textContent)).toEqual(config.partners.slice(0, FOOTER_PARTNERS))
    expect(badges).toHaveLength(8)
  })

  it('shows the copyright of 2024', () => {
    renderAt('/', <Footer />) // 77 78 79
    expect(screen.getByRole('contentinfo')).toHaveTextContent(`© ${COPYRIGHT_YEAR} ${site.footer.rights}`)
    expect(screen.getByRole('link', { name: site.footer.privacy })).toHaveAttribute('href', paths.privacy)
    expect(screen.getByRole('link', { name: site.footer.terms })).toHaveAttribute('href', paths.terms)
    expect(screen.getByRole('link', { name: new RegExp(site.footer.credit(config.agency.name)) })).toHaveAttribute(
      'href',
      config.agency.url,
    )
  })

  it('starts with the telephones', () => {
    renderAt('/', <Footer />)
    const [first, second] = within(screen.getByRole('contentinfo')).getAllByRole('link')
    expect([first, second].map((link) => link?.getAttribute('href'))).toEqual(
      config.phones.map((phone) => `tel:${phone.e164}`),
    )
  })

  it('folds its lists on phones', () => {
    renderAt('/', <Footer />)
    const folded = [...screen.getByRole('contentinfo').querySelectorAll('summary')].map(
      (summary) => summary.textContent,
    )
    expect(folded).toEqual([site.footer.links, site.footer.services, site.footer.partners])
  })
})

describe('the legal strip', () => {
  const NONE = { registration: '', vat: '', licence: '', regulator: '' }

  it('is hidden without registration numbers', () => {
    const { container } = renderAt('/', <LegalStrip legal={NONE} />)
    expect(container).toBeEmptyDOMElement()
  })

  it('shows only the given registration numbers', () => {
    const { registration, regulator } = site.footer.legal
    renderAt('/', <LegalStrip legal={{ ...NONE, registration: '1010000000', regulator: 'R' }} />)
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([registration, regulator])
    expect(screen.getByText('1010000000').tagName).toBe('BDI')
  })
})
