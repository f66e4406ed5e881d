import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { site } from '../../src/copy/site'
import { defaultCentre } from '../../src/data/content/centre'
import { Footer } from '../../src/layout/footer'
import { qrSvg } from '../../src/layout/qr-svg'
import { LegalStrip } from '../../src/layout/legal-strip'
import { COPYRIGHT_YEAR, FOOTER_PARTNERS } from '../../src/limits'
import { paths } from '../../src/paths'
import { emptyCentre, fullCentre } from '../centre'
import { renderAt, renderFor } from '../render'

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

  it('shows two phones by default', () => {
    renderAt('/', <Footer />) // 74
    expect(hrefs('tel:')).toEqual(['tel:+966500000000', 'tel:+966110000000'])
  })

  it('shows the phones with their labels, and an e-mail address', () => {
    renderFor(fullCentre, <Footer />) // 74
    expect(hrefs('tel:')).toEqual(fullCentre.phones.map(({ number }) => `tel:${number}`))
    expect(hrefs('mailto:')).toEqual(['mailto:care@centre.example'])
    for (const text of ['051 234 5678', '011 234 5678', '9200 12345', 'care@centre.example'])
      expect(screen.getByText(text)).toHaveAttribute('dir', 'ltr')
    for (const { label } of fullCentre.phones) expect(screen.getByText(label)).toBeVisible()
    expect(screen.getByText('طريق الملك فهد، مبنى 12، الرياض')).toBeVisible()
  })

  it('has the telephones read out digit by digit', () => {
    renderFor(fullCentre, <Footer />)
    const [mobile] = fullCentre.phones
    const link = screen.getByRole('link', { name: `${mobile?.label} 0 5 1, 2 3 4, 5 6 7 8` })
    expect(link).toHaveTextContent('051 234 5678')
  })

  it('links to the social pages', () => {
    renderFor(fullCentre, <Footer />) // 75
    const social = within(screen.getByRole('list', { name: site.footer.social.label })).getAllByRole('link')
    expect(social.map((link) => link.getAttribute('href'))).toEqual([
      fullCentre.photosUrl,
      fullCentre.pageUrl,
      fullCentre.secondPageUrl,
      fullCentre.shortVideosUrl,
    ])
    // Two pages on one network have the same mark, so a word tells them apart.
    expect(social.map((link) => link.textContent)).toEqual(['', ...site.footer.social.readers, ''])
    for (const link of social) {
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
      expect(link).toHaveAccessibleName(expect.stringContaining(site.footer.social.newTab))
    }
  })

  it('names one page of a network without its readers', () => {
    renderFor({ ...fullCentre, secondPageUrl: '' }, <Footer />)
    const page = screen.getByRole('link', { name: new RegExp(site.footer.social.onlyPage) })
    expect(page).toHaveAttribute('href', fullCentre.pageUrl)
    expect(page).toHaveTextContent('')
  })

  it('links the QR picture to the address that it holds', async () => {
    renderFor(fullCentre, <Footer />) // 75
    const code = screen.getByText(site.footer.social.qrPage).closest('a')
    expect(code).toHaveAttribute('href', fullCentre.qrUrl)
    const picture = `data:image/svg+xml,${encodeURIComponent(qrSvg(fullCentre.qrUrl))}`
    await waitFor(() => expect(code?.querySelector('img')).toHaveAttribute('src', picture))
  })

  it('opens the chat by the QR picture when the centre gave no address for it', () => {
    renderFor({ ...fullCentre, qrUrl: '' }, <Footer />) // 75
    const code = screen.getByText(site.footer.social.qr).closest('a')
    expect(code).toHaveAttribute('href', `https://wa.me/${fullCentre.whatsapp}`)
  })

  it.each([
    ['a centre without details', emptyCentre],
    [
      'the front pages of networks',
      { ...emptyCentre, photosUrl: 'https://www.instagram.com/', pageUrl: 'https://www.facebook.com' },
    ],
  ])('shows nothing that is missing: %s', (_, centre) => {
    renderFor(centre, <Footer />)
    expect(hrefs('mailto:')).toEqual([])
    expect(screen.queryByRole('list', { name: site.footer.social.label })).toBeNull()
    expect(screen.queryByRole('heading', { name: site.footer.partners })).toBeNull()
    expect(screen.getByRole('contentinfo').querySelectorAll('img, a[target="_blank"]')).toHaveLength(0)
    expect(hrefs('tel:')).toHaveLength(2)
  })

  it('names eight instalment partners', () => {
    renderFor(fullCentre, <Footer />) // 76
    const badges = within(listUnder(site.footer.partners)).getAllByRole('listitem')
    expect(badges.map((badge) => badge.textContent)).toEqual(
      fullCentre.partners.slice(0, FOOTER_PARTNERS).map(({ name }) => name),
    )
    expect(badges).toHaveLength(8)
  })

  it('shows the copyright of 2024', () => {
    renderFor(fullCentre, <Footer />) // 77 78 79
    expect(screen.getByRole('contentinfo')).toHaveTextContent(`© ${COPYRIGHT_YEAR} ${site.footer.rights}`)
    expect(screen.getByRole('link', { name: site.footer.privacy })).toHaveAttribute('href', paths.privacy)
    expect(screen.getByRole('link', { name: site.footer.terms })).toHaveAttribute('href', paths.terms)
    expect(screen.getByRole('link', { name: site.footer.accessibility })).toHaveAttribute('href', paths.accessibility)
    expect(screen.getByRole('link', { name: new RegExp(site.footer.credit(fullCentre.agencyName)) })).toHaveAttribute(
      'href',
      fullCentre.agencyUrl,
    )
  })

  it('starts with the telephones', () => {
    renderAt('/', <Footer />)
    const [first, second] = within(screen.getByRole('contentinfo')).getAllByRole('link')
    expect([first, second].map((link) => link?.getAttribute('href'))).toEqual(
      defaultCentre.phones.map(({ number }) => `tel:${number}`),
    )
  })

  it('folds its lists on phones', () => {
    renderFor(fullCentre, <Footer />)
    const folded = [...screen.getByRole('contentinfo').querySelectorAll('summary')].map(
      (summary) => summary.textContent,
    )
    expect(folded).toEqual([site.footer.links, site.footer.services, site.footer.partners])
  })
})

describe('the legal strip', () => {
  it('is hidden without registration numbers', () => {
    const { container } = renderFor(emptyCentre, <LegalStrip />)
    expect(container).toBeEmptyDOMElement()
  })

  it('shows only the given registration numbers', () => {
    const { registration, regulator } = site.footer.legal
    renderFor({ ...emptyCentre, registration: '1010000000', regulator: 'R' }, <LegalStrip />)
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([registration, regulator])
    expect(screen.getByText('1010000000').tagName).toBe('BDI')
  })
})
