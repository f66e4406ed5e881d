import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { config } from '../../src/config'
import { contact } from '../../src/copy/contact'
import { services } from '../../src/copy/services'
import { quoteName } from '../../src/lib/words'
import { Composer } from '../../src/pages/sections/composer'
import { Visit } from '../../src/pages/sections/visit'
import { renderAt } from '../render'

const { composer } = contact
const NO_FACTS = { hours: [], address: '', city: '', mapUrl: '' }
const WEEK = [{ days: [0, 1, 2, 3, 4], opens: '16:00', closes: '21:30' }]

describe('the composer', () => {
  const chat = () => new URL(screen.getByRole('link', { name: composer.send }).getAttribute('href') ?? '')

  it('writes the chosen values into the message (2, 33)', async () => {
    const { user } = renderAt('/', <Composer />)
    await user.selectOptions(screen.getByLabelText(composer.service), 'علاج النطق والتخاطب')
    await user.selectOptions(screen.getByLabelText(composer.age), 'من 4 إلى 5 سنوات')
    await user.selectOptions(screen.getByLabelText(composer.time), 'مساءً')
    expect(chat().hostname + chat().pathname).toBe(`wa.me/${config.whatsapp}`)
    expect(chat().searchParams.get('text')).toBe(
      `السلام عليكم، أودّ الاستفسار عن خدمة ${quoteName('علاج النطق والتخاطب')}.\nعمر طفلي: من 4 إلى 5 سنوات.\nالوقت المناسب لي: مساءً.`,
    )
  })

  it('has a complete message before anything is chosen', () => {
    renderAt('/', <Composer />)
    expect(chat().searchParams.get('text')).toBe('السلام عليكم، أودّ أن أستشيركم بشأن طفلي.')
  })

  it('offers every service', () => {
    renderAt('/', <Composer />)
    const offered = within(screen.getByLabelText(composer.service)).getAllByRole('option')
    expect(offered.map((option) => option.textContent)).toEqual([
      composer.anyService,
      ...services.map(({ title }) => title),
    ])
  })

  it('stores nothing', async () => {
    const { user } = renderAt('/', <Composer />)
    await user.selectOptions(screen.getByLabelText(composer.age), composer.ages[0])
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(0)
    expect(document.cookie).toBe('')
    expect(document.querySelector('form')).toBeNull()
  })
})

describe('opening hours and place', () => {
  afterEach(() => void vi.useRealTimers())
  const at = (iso: string) => vi.useFakeTimers({ now: new Date(iso), toFake: ['Date', 'setInterval', 'clearInterval'] })

  it('are hidden when none are given', () => {
    const { container } = renderAt('/', <Visit facts={NO_FACTS} />)
    expect(container).toBeEmptyDOMElement()
  })

  it('show the days and the times', () => {
    renderAt('/', <Visit facts={{ ...NO_FACTS, hours: WEEK }} />)
    expect(screen.getByRole('term')).toHaveTextContent('من الأحد إلى الخميس')
    expect(screen.getByRole('definition')).toHaveTextContent('من 4 م إلى 9:30 م')
  })

  it('are open by the time of Riyadh', () => {
    // Sunday 17:00 in Riyadh.
    at('2026-11-22T14:00:00Z')
    renderAt('/', <Visit facts={{ ...NO_FACTS, hours: WEEK }} />)
    expect(screen.getByText('مفتوح الآن حتى 9:30 م')).toBeVisible()
  })

  it('change from closed to open on an open page', () => {
    // Sunday 15:59 in Riyadh.
    at('2026-11-22T12:59:30Z')
    renderAt('/', <Visit facts={{ ...NO_FACTS, hours: WEEK }} />)
    expect(screen.getByText('مغلق الآن، نفتح يوم الأحد الساعة 4 م')).toBeVisible()
    act(() => void vi.advanceTimersByTime(60_000))
    expect(screen.getByText('مفتوح الآن حتى 9:30 م')).toBeVisible()
  })

  it('load the map only after a press', () => {
    renderAt(
      '/',
      <Visit facts={{ ...NO_FACTS, address: 'Street 1', city: 'City', mapUrl: 'https://maps.example.com/x' }} />,
    )
    expect(screen.getByText('Street 1، City')).toBeVisible()
    expect(screen.getByRole('link', { name: contact.place.map })).toHaveAttribute('href', 'https://maps.example.com/x')
    expect(document.querySelector('iframe, img')).toBeNull()
  })
})
