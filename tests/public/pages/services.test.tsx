import { render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { contact } from '../../../src/copy/contact'
import { concerns, serviceMessage, services, servicesWords } from '../../../src/copy/services'
import { defaultCentre } from '../../../src/data/content/centre'
import { env } from '../../../src/env'
import { quoteName } from '../../../src/lib/text/arabic'
import { ServicesSection } from '../../../src/pages/home/home-page'
import { Composer } from '../../../src/pages/sections/composer'
import { ServicesPage } from '../../../src/pages/services-page'
import { fullCentre } from '../../fixtures/centre'
import { messageOf, renderAt, renderFor, setClock } from '../../helpers/render'

const { composer } = contact
const cardOf = (id: string) => document.getElementById(id) as HTMLElement

describe.each([
  ['the home page', ServicesSection],
  ['/services', ServicesPage],
])('the services on %s', (where, Page) => {
  // Requirement 3
  it(`the services on ${where} are nine cards`, () => {
    const { container } = renderFor(fullCentre, <Page />)
    const ids = [...container.querySelectorAll('li[id]')].map(({ id }) => id)
    expect(ids.sort()).toEqual(services.map(({ id }) => id).sort())
    expect(services).toHaveLength(9)
    expect([services[0].title, services[8].title]).toEqual(['علاج النطق والتخاطب', 'خدمات الطلاب'])
  })

  // Requirement 37
  it(`each card of a service on ${where} has its six parts`, () => {
    renderFor(fullCentre, <Page />)
    for (const { id, title, badge, description, features } of services) {
      const card = cardOf(id)
      expect(card.querySelector('h3, h4')).toHaveTextContent(title)
      for (const text of [badge, description, ...features]) expect(card).toHaveTextContent(text)
      expect(card.querySelector('img')).toHaveAttribute(
        'src',
        expect.stringContaining('/art/service-'),
      )
    }
  })

  it(`each card of a service on ${where} leads to a chat whose message names it`, () => {
    renderFor(fullCentre, <Page />)
    for (const { id, title } of services) {
      const askLink = cardOf(id).querySelector<HTMLAnchorElement>(
        'a[href^="https://wa.me/966512345678"]',
      )
      expect(askLink).toHaveTextContent(`${servicesWords.ask}${servicesWords.of(title)}`)
      expect(messageOf(askLink)).toBe(serviceMessage(title))
    }
  })
})

// Requirement 13
it('/services has a heading for each group, and folds no card', () => {
  const { container } = renderAt('/services', <ServicesPage />)
  expect([...container.querySelectorAll('h2[id]')].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(Object.values(servicesWords.groups)),
  )
  for (const { id } of services) expect(cardOf(id).querySelector('details')).toBeNull()
})

it('each card of /services can be shared', () => {
  renderAt('/services', <ServicesPage />)
  for (const { id, title } of services) {
    const share = within(cardOf(id)).getByRole('link', { name: servicesWords.share(title) })
    expect(messageOf(share).split('\n').at(-1)).toBe(`${env.siteUrl}/services#${id}`)
  }
})

const chat = () => screen.getByRole<HTMLAnchorElement>('link', { name: composer.send })

// Requirement 2
it('the composer writes the chosen values into the message, and stores nothing', async () => {
  const { user } = renderAt('/', <Composer />)
  expect(messageOf(chat())).toBe('السلام عليكم، أودّ أن أستشيركم بشأن طفلي.')
  await user.selectOptions(screen.getByLabelText(composer.service), 'علاج النطق والتخاطب')
  await user.selectOptions(screen.getByLabelText(composer.age), 'من 4 إلى 5 سنوات')
  await user.selectOptions(screen.getByLabelText(composer.time), 'مساءً')
  expect(chat().host + chat().pathname).toBe(`wa.me/${defaultCentre.whatsapp}`)
  expect(messageOf(chat())).toBe(
    `السلام عليكم، أودّ الاستفسار عن خدمة ${quoteName('علاج النطق والتخاطب')}.\nعمر طفلي: من 4 إلى 5 سنوات.\nالوقت المناسب للزيارة: مساءً.`,
  )
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, ''])
})

it('the composer sends the page of the chosen service, without one the site', async () => {
  const { user } = renderAt('/', <Composer />)
  const sent = () => messageOf(screen.getByRole('link', { name: composer.share })).split('\n')
  expect(sent().at(-1)).toBe(`${env.siteUrl}/`)
  await user.selectOptions(screen.getByLabelText(composer.service), 'تعديل السلوك')
  expect(sent()).toEqual([
    servicesWords.shareText('تعديل السلوك'),
    `${env.siteUrl}/services#behaviour`,
  ])
})

it('the composer counts a choice that was made before hydration', async () => {
  const page = (
    <MemoryRouter>
      <Composer />
    </MemoryRouter>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  const field = screen.getByLabelText<HTMLSelectElement>(composer.age)
  field.value = composer.ages[1]
  render(page, { container, hydrate: true })
  await waitFor(() => expect(messageOf(chat())).toContain(composer.ages[1]))
  expect(field).toHaveValue(composer.ages[1])
})

it.each([
  ['the promise of the centre while it is open', '22T17:00', 'ونردّ خلال ساعتين في ساعات العمل.'],
  ['the next opening while it is closed', '22T22:00', 'ونردّ عليك بعد أن نفتح غداً الساعة 4 عصراً.'],
])('the composer says %s', (_, time, reply) => {
  setClock(time)
  renderFor(fullCentre, <Composer />)
  expect(screen.getByText(/راسلنا الآن/)).toHaveTextContent(
    `راسلنا الآن، ${reply} ${composer.privacy}`,
  )
})

const CONCERN = 'نوبات الغضب'
const show = () =>
  renderFor(
    fullCentre,
    <>
      <ServicesSection />
      <Composer />
    </>,
  )
const chips = () => [
  ...screen.getByRole('navigation', { name: servicesWords.concern }).querySelectorAll('a'),
]
async function chooseConcern() {
  const { user } = show()
  await user.click(chips().find(({ textContent }) => textContent === CONCERN) as HTMLElement)
  return user
}
const message = () => messageOf(screen.getByRole('link', { name: composer.send }))

it('what parents notice leads, without a script, to a card that has this line', () => {
  show()
  expect(chips().map((chip) => chip.textContent)).toEqual([...concerns])
  for (const chip of chips()) expect(cardOf(chip.hash.slice(1))).toHaveTextContent(chip.textContent)
})

it('what parents notice is marked in its card, and stands in the message of that card', async () => {
  await chooseConcern()
  const card = cardOf('behaviour')
  expect(card.querySelector('li.bg-peach')).toHaveTextContent(CONCERN)
  expect(document.querySelectorAll('li.bg-peach')).toHaveLength(1)
  expect(card).toHaveTextContent(servicesWords.askAbout(CONCERN))
  expect(messageOf(card.querySelector('a[href^="https://wa.me"]'))).toBe(
    serviceMessage('تعديل السلوك', CONCERN),
  )
})

it('what parents notice chooses its service in the composer, and stands in its message', async () => {
  await chooseConcern()
  expect(screen.getByLabelText(composer.service)).toHaveValue('تعديل السلوك')
  expect(message()).toContain(`\nما يقلقني: ${CONCERN}.`)
})

it('what parents notice leaves the message of the composer with its service', async () => {
  const user = await chooseConcern()
  await user.selectOptions(screen.getByLabelText(composer.service), 'الدورات التدريبية')
  expect(message()).not.toContain(CONCERN)
})
