import { act, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { contact } from '../../src/copy/contact'
import { defaultCentre } from '../../src/data/content/centre'
import { weekPatterns } from '../../src/lib/hours'
import { isolate, quoteName } from '../../src/lib/words'
import { Composer } from '../../src/pages/sections/composer'
import { Visit } from '../../src/pages/sections/visit'
import { fullCentre } from '../centre'
import { renderAt, renderFor } from '../render'

const { composer } = contact
const WEEK = [{ days: [0, 1, 2, 3, 4], opens: '16:00', closes: '21:30' }]

describe('the composer', () => {
  const chat = () => new URL(screen.getByRole('link', { name: composer.send }).getAttribute('href') ?? '')

  it('writes the chosen values into the message (2, 33)', async () => {
    const { user } = renderAt('/', <Composer />)
    await user.selectOptions(screen.getByLabelText(composer.service), 'علاج النطق والتخاطب')
    await user.selectOptions(screen.getByLabelText(composer.age), 'من 4 إلى 5 سنوات')
    await user.selectOptions(screen.getByLabelText(composer.time), 'مساءً')
    expect(chat().hostname + chat().pathname).toBe(`wa.me/${defaultCentre.whatsapp}`)
    expect(chat().searchParams.get('text')).toBe(
      `السلام عليكم، أودّ الاستفسار عن خدمة ${quoteName('علاج النطق والتخاطب')}.\nعمر طفلي: من 4 إلى 5 سنوات.\nالوقت المناسب للزيارة: مساءً.`,
    )
  })

  it('counts a choice that was made before hydration', async () => {
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
    await waitFor(() => expect(chat().searchParams.get('text')).toContain(composer.ages[1]))
    expect(field).toHaveValue(composer.ages[1])
  })

  it('has a complete message before anything is chosen', () => {
    renderAt('/', <Composer />)
    expect(chat().searchParams.get('text')).toBe('السلام عليكم، أودّ أن أستشيركم بشأن طفلي.')
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

describe('the promise of a reply', () => {
  afterEach(() => void vi.useRealTimers())

  it('stands in the composer when the centre has given one', () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T17:00:00+03:00'), toFake: ['Date'] })
        renderFor(fullCentre, <Composer />)
    expect(screen.getByText(/راسلنا الآن، ونردّ خلال ساعتين في ساعات العمل\./)).toBeVisible()
  })

  it('gives way to the next opening while the centre is closed', () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T22:00:00+03:00'), toFake: ['Date'] })
    renderFor(fullCentre, <Composer />)
    expect(screen.getByText(/راسلنا الآن، ونردّ عليك بعد أن نفتح غداً الساعة 4 عصراً\./)).toBeVisible()
    expect(screen.queryByText(/خلال ساعتين/)).toBeNull()
  })
})

describe('opening hours and place', () => {
  afterEach(() => void vi.useRealTimers())
  const at = (iso: string) => vi.useFakeTimers({ now: new Date(iso), toFake: ['Date', 'setInterval', 'clearInterval'] })

  it('are hidden when none are given', () => {
    const { container } = renderAt('/', <Visit />)
    expect(container).toBeEmptyDOMElement()
  })

  it('show the days and the times', () => {
    renderFor({ ...defaultCentre, hours: WEEK }, <Visit />)
    expect(screen.getAllByRole('term').map((term) => term.parentElement?.textContent)).toEqual([
      'من الأحد إلى الخميسمن 4 م إلى 9:30 م',
      'الجمعة والسبتمغلق',
    ])
  })

  it('are open by the time of Riyadh', async () => {
    // Sunday 17:00 in Riyadh.
    at('2026-11-22T14:00:00Z')
    renderFor({ ...defaultCentre, hours: WEEK }, <Visit />)
    expect(await screen.findByText('مفتوح الآن حتى 9:30 مساءً')).toBeVisible()
  })

  it('change from closed to open on an open page', async () => {
    // Sunday 15:59 in Riyadh.
    at('2026-11-22T12:59:30Z')
    renderFor({ ...defaultCentre, hours: WEEK }, <Visit />)
    expect(await screen.findByText('مغلق الآن، ونفتح اليوم الساعة 4 عصراً')).toBeVisible()
    act(() => void vi.advanceTimersByTime(60_000))
    expect(await screen.findByText('مفتوح الآن حتى 9:30 مساءً')).toBeVisible()
  })

  it('announce the exceptions of the next two weeks with their note', async () => {
    at('2026-11-22T14:00:00Z')
    const later = { from: '2026-12-20', to: '2026-12-20', opens: '', closes: '', note: 'بعيدة' }
    const night = { from: '2026-11-30', to: '2026-11-30', opens: '20:00', closes: '23:00', note: '' }
    renderFor({ ...fullCentre, exceptions: [later, night, ...fullCentre.exceptions] }, <Visit />)
    expect(await screen.findByText(contact.hours.exceptions)).toBeVisible()
    const near = screen.getAllByRole('term').slice(weekPatterns(fullCentre.hours).length)
    expect(near.map((term) => term.parentElement?.textContent)).toEqual([
      'من 24 نوفمبر إلى 25 نوفمبرمغلقإجازة قصيرة',
      '30 نوفمبرمن 8 م إلى 11 م',
    ])
  })

  it('call special days by their name while they are on', async () => {
    at('2026-11-24T09:00:00Z')
    renderFor(fullCentre, <Visit />)
    const name = `${isolate('إجازة قصيرة')}: `
    expect(await screen.findByText(`${name}مغلق الآن، ونفتح يوم الخميس الساعة 4 عصراً`)).toBeVisible()
  })

  it('load the map only after a press', () => {
    renderFor({ ...defaultCentre, address: 'Street 1', city: 'City', mapUrl: 'https://maps.example.com/x' }, <Visit />)
    expect(screen.getByText('Street 1، City')).toBeVisible()
    expect(screen.getByRole('link', { name: contact.place.map })).toHaveAttribute('href', 'https://maps.example.com/x')
    expect(document.querySelector('iframe, img')).toBeNull()
  })
})
