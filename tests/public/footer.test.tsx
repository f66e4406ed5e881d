import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { config } from '../../src/config'
import { installments } from '../../src/copy/installments'
import { services } from '../../src/copy/services'
import { site } from '../../src/copy/site'
import type { CentreFields } from '../../src/data/content/centre'
import { prerenderedCentre, shownCentre } from '../../src/data/content/use-centre'
import { Footer } from '../../src/layout/footer'
import { COPYRIGHT_YEAR, FOOTER_PARTNERS } from '../../src/limits'
import { paths } from '../../src/paths'
import { pageUrl } from '../../src/data/pages/page-url'
import { bake } from '../helpers/baked'
import { emptyCentre, fullCentre } from '../helpers/centre'
import { renderAt, renderFor } from '../helpers/render'

const footer = () => screen.getByRole('contentinfo')
const hrefs = (scheme: string) =>
  [...footer().querySelectorAll(`a[href^="${scheme}"]`)].map((link) => link.getAttribute('href'))
const listUnder = (heading: string) =>
  screen.getByRole('heading', { name: heading }).parentElement as HTMLElement
const linksUnder = (heading: string) => [...listUnder(heading).querySelectorAll('a')]
const itemsUnder = (heading: string) =>
  [...listUnder(heading).querySelectorAll('li')].map((item) => item.textContent)

describe('the footer', () => {
  // Requirements 3, 72, 73, 74, 75, 76, 77, 78, 79
  it('the footer shows every detail of the centre', () => {
    // The QR picture is drawn by the build.
    bake({ centre: { ...fullCentre, updatedAt: null } })
    renderFor(fullCentre, <Footer />)
    const { home, products, videos, about, team } = paths
    expect(linksUnder(site.footer.links).map((link) => link.pathname)).toEqual([
      home,
      products,
      videos,
      about,
      team,
    ])
    expect(itemsUnder(site.footer.services)).toEqual(services.map(({ title }) => title))
    expect(linksUnder(site.footer.services).map((link) => link.hash)).toEqual(
      services.map(({ id }) => `#${id}`),
    )
    expect(hrefs('tel:')).toEqual(fullCentre.phones.map(({ number }) => `tel:${number}`))
    expect(hrefs('mailto:')).toEqual(['mailto:care@centre.example'])
    for (const text of ['051 234 5678', '011 234 5678', '9200 12345', 'care@centre.example'])
      expect(screen.getByText(text)).toHaveAttribute('dir', 'ltr')
    expect(screen.getByRole('link', { name: 'الاستقبال 0 5 1, 2 3 4, 5 6 7 8' })).toHaveTextContent(
      '051 234 5678',
    )
    expect(screen.getByText('طريق الملك فهد، مبنى 12، الرياض')).toBeVisible()
    const social = within(
      screen.getByRole('list', { name: site.footer.social.label }),
    ).getAllByRole('link')
    const { photosUrl, pageUrl, secondPageUrl, shortVideosUrl, qrUrl } = fullCentre
    expect(social.map((link) => link.getAttribute('href'))).toEqual([
      photosUrl,
      pageUrl,
      secondPageUrl,
      shortVideosUrl,
    ])
    // Two pages on one network have the same mark, so a word tells them apart.
    expect(social.map((link) => link.textContent)).toEqual(['', ...site.footer.social.readers, ''])
    const code = screen.getByText(site.footer.social.qrPage).closest('a')
    expect(code).toHaveAttribute('href', qrUrl)
    expect(code?.querySelector('img')).toHaveAttribute('src', '/qr.svg')
    expect(itemsUnder(site.nav.installments)).toEqual(
      fullCentre.partners.slice(0, 8).map(({ name }) => name),
    )
    expect(FOOTER_PARTNERS).toBe(8)
    const { registration, vat, licence, regulator } = site.footer.legal
    expect(screen.getAllByRole('term').map((term) => term.parentElement?.textContent)).toEqual([
      registration + fullCentre.registration,
      vat + fullCentre.vat,
      licence + fullCentre.licence,
      regulator + fullCentre.regulator,
    ])
    expect(footer()).toHaveTextContent(`© ${COPYRIGHT_YEAR} ${site.footer.rights}`)
    for (const [text, path] of [
      [installments.more, paths.installments],
      [site.footer.privacy, paths.privacy],
      [site.footer.terms, paths.terms],
      [site.footer.accessibility, paths.accessibility],
      [site.footer.credit('وكالة الويب'), fullCentre.agencyUrl],
    ] as const)
      expect(within(footer()).getByText(text).closest('a'), text).toHaveAttribute('href', path)
  })

  it('the footer shows nothing that is missing, and no front page of a network', () => {
    renderFor({ ...emptyCentre, photosUrl: 'https://www.instagram.com/' }, <Footer />)
    expect(hrefs('mailto:')).toEqual([])
    expect(screen.queryByRole('list', { name: site.footer.social.label })).toBeNull()
    expect(listUnder(site.nav.installments).querySelector('ul')).toBeNull()
    expect(footer().querySelectorAll('img, a[target="_blank"]')).toHaveLength(0)
    expect(screen.queryAllByRole('term')).toHaveLength(0)
    expect(screen.queryByText(site.saveNumber)).toBeNull()
  })

  it('the footer numbers no single page of a network, and names an agency that has no link', () => {
    renderFor(
      { ...emptyCentre, secondPageUrl: fullCentre.secondPageUrl, agencyName: 'وكالة' },
      <Footer />,
    )
    const [link] = within(
      screen.getByRole('list', { name: site.footer.social.label }),
    ).getAllByRole('link')
    expect(link).toHaveAccessibleName(`${site.footer.social.onlyPage} ${site.footer.social.newTab}`)
    expect(link?.textContent).toBe('')
    expect(screen.getByText(site.footer.credit('وكالة')).closest('a')).toBeNull()
  })

  // Requirements 69, 74, 75, 76, 79; contradiction 56
  it('the footer has placeholders that claim nobody while nothing is stored', () => {
    renderAt('/', <Footer />)
    const { partners, ...links } = config.placeholders
    expect(partners).toHaveLength(10)
    expect(shownCentre()).toMatchObject(config.placeholders)
    for (const link of [
      links.photosUrl,
      links.pageUrl,
      links.secondPageUrl,
      links.shortVideosUrl,
      links.qrUrl,
    ])
      expect(hrefs(link), link).toHaveLength(1)
    for (const text of Object.values(links).filter((text) => text.includes('.')))
      expect(text).toMatch(/[@/]example\.com/)
  })
})

describe('the number to save', () => {
  const save = (centre: CentreFields) => {
    const { unmount } = renderFor(centre, <Footer />)
    const link = screen.getByRole('link', { name: site.saveNumber })
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link)
    const pictures = footer().querySelectorAll('img').length
    unmount()
    return { link, pictures }
  }

  it('the number to save is the file of the build', () => {
    bake({ centre: { ...fullCentre, updatedAt: null } })
    const { link } = save(prerenderedCentre())
    expect(link).toHaveAttribute('href', '/contact.vcf')
    expect(link).toHaveAttribute('download', 'contact.vcf')
  })

  it('the number to save is made anew, escaped, when the details are newer than the build', async () => {
    const make = vi.fn((_: Blob) => 'blob:made')
    Object.assign(URL, { createObjectURL: make })
    const contactOf = async (centre: CentreFields) => {
      const { link, pictures } = save(centre)
      expect(link).toHaveAttribute('href', 'blob:made')
      expect(pictures, 'QR pictures of a newer address').toBe(0)
      expect(make.mock.lastCall?.[0].type).toBe('text/vcard')
      return ((await make.mock.lastCall?.[0].text()) ?? '').split('\r\n')
    }
    const phones = [
      { label: 'الاستقبال, صباحاً', number: '+966512345678' },
      { label: '', number: '+966112345678' },
    ]
    const name = [`N:${config.name};;;;`, `FN:${config.name}`, `ORG:${config.name}`]
    const end = [`URL:${pageUrl('/')}`, 'END:VCARD', '']
    expect(await contactOf({ ...fullCentre, phones, address: 'مبنى 12,\nالدور 2' })).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      ...name,
      'item1.TEL:+966512345678',
      'item1.X-ABLabel:الاستقبال\\, صباحاً',
      'item2.TEL:+966112345678',
      'EMAIL:care@centre.example',
      'ADR:;;مبنى 12\\, الدور 2;الرياض;;;',
      ...end,
    ])
    // WhatsApp has a number of its own here.
    expect(
      (await contactOf({ ...emptyCentre, phones: [], whatsapp: '966512345678' })).slice(5),
    ).toEqual(['item1.TEL:+966512345678', `item1.X-ABLabel:${site.chatNumber}`, ...end])
    Reflect.deleteProperty(URL, 'createObjectURL')
  })
})
