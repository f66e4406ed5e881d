import { render, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { CentreForm } from '../../src/admin/centre/centre-form'
import type { GroupName } from '../../src/admin/centre/places'
import { flushDrafts } from '../../src/admin/editing/drafts'
import { SessionProvider } from '../../src/admin/session/session-provider'
import { UnsavedProvider } from '../../src/admin/editing/unsaved'
import { Toasts } from '../../src/admin/ui/toast'
import { admin } from '../../src/copy/admin'
import { adminCentre as words } from '../../src/copy/admin-centre'
import { fieldErrors } from '../../src/copy/admin-errors'
import { uiCopy } from '../../src/copy/ui'
import { defaultCentre, type Centre } from '../../src/data/content/centre'
import { displayPhone } from '../../src/lib/phone-number'
import { expectConsole } from '../console'
import { limitStorage } from '../storage-conditions'
import { setupUser } from '../user'

const partner = (name: string, order: number) => ({ id: `p${order}`, name, logo: '', order })
const stored: Centre = {
  ...defaultCentre,
  phones: [{ label: 'الجوال', number: '+966512345678' }],
  whatsapp: '966512345678',
  partners: [partner('أول', 1), partner('ثانٍ', 2)],
  updatedAt: null,
  version: 'version-1',
}

// No project is configured here.
function show(address = '/', centre: Centre | null = stored) {
  expectConsole(/a live value failed/)
  const element = (
    <SessionProvider>
      <UnsavedProvider>
        <CentreForm stored={centre} />
        <Toasts label={uiCopy.notifications} />
      </UnsavedProvider>
    </SessionProvider>
  )
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: [address] })
  return { user: setupUser(), ...render(<RouterProvider router={router} />) }
}

const button = (text: string) => screen.getByText(text, { selector: 'button' })
/** The only element of this selector: finding by role or label takes long in so large a form. */
function only(selector: string, start = ''): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.textContent.startsWith(start))
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} elements: ${selector} ${start}`)
  return found[0]
}
const icon = (label: string) => only(`button[aria-label="${label}"]`)
const field = (name: string) => only(`input[name="${name}"]`)
const part = (group: GroupName) => within(only(`[data-group=${group}]`))
const phone = (position: number) => within(part('contact').getByRole('group', { name: words.phones.label(position) }))
/** Fills a field at once: each key would render the large form again. */
async function paste(user: UserEvent, control: HTMLElement, text: string): Promise<void> {
  await user.click(control)
  await user.paste(text)
}
/** Whether a group is open on phones; wide screens list the groups instead. */
const isOpen = (name: string) => icon(name).getAttribute('aria-expanded') === 'true'
const row = (name: string) => only('button[aria-expanded=false]', name)

describe('a field of the centre', () => {
  it('says what to do once it was left, and nothing as soon as it is right', async () => {
    const { user } = show()
    const number = phone(1).getByLabelText(words.phones.number)
    await user.clear(number)
    await paste(user, number, '05123')
    expect(number).not.toHaveAccessibleDescription(expect.stringContaining(words.errors.phone))
    await user.tab()
    expect(number).toHaveAccessibleDescription(expect.stringContaining(words.errors.phone))
    expect(number).toBeInvalid()
    await paste(user, number, '45678')
    expect(number).not.toBeInvalid()
    expect(screen.queryByText(admin.save.unsaved(1))).toBeNull()
  })

  it('that is invalid is named after a save and led to, and nothing is lost', async () => {
    const { user } = show()
    await paste(user, field('city'), 'الرياض')
    await paste(user, field('vat'), '1')
    await paste(user, field('email'), '@')
    expect(isOpen(words.groups.legal)).toBe(false)
    await user.click(button(admin.save.save))
    const summary = document.activeElement as HTMLElement
    expect(summary).toHaveAccessibleName(fieldErrors.title(2))
    expect(within(summary).getAllByRole('link')).toHaveLength(2)
    await user.click(within(summary).getByRole('link', { name: new RegExp(words.fields.vat) }))
    expect(field('vat')).toHaveFocus()
    expect(field('vat')).toHaveAccessibleDescription(expect.stringContaining(words.errors.vat))
    expect(isOpen(words.groups.legal)).toBe(true)
    expect(field('city')).toHaveValue('الرياض')

    await user.clear(field('vat'))
    await user.click(button(fieldErrors.show(1)))
    expect(field('email')).toHaveFocus()
    expect(isOpen(words.groups.legal)).toBe(false)
    await user.clear(field('email'))
    expect(screen.queryByText(fieldErrors.title(1))).toBeNull()
    expect(screen.getByText(admin.save.unsaved(1))).toBeVisible()
  })

  it('is in the draft as it was typed', async () => {
    const { user } = show()
    await user.type(field('vat'), '12 غير مكتمل')
    flushDrafts()
    const drafts = Object.keys(localStorage).filter((key) => key.startsWith('draft:'))
    expect(drafts.map((key) => localStorage.getItem(key)).join()).toContain('12 غير مكتمل')
  })

  it('keeps what is typed where storage is forbidden', async () => {
    limitStorage('forbidden')
    const { user } = show()
    await paste(user, field('city'), 'الرياض')
    flushDrafts()
    vi.restoreAllMocks()
    expect(field('city')).toHaveValue('الرياض')
    expect(screen.getByText(admin.save.unsaved(1))).toBeVisible()
  })

  it('that the address names is in an open group and focused', () => {
    show('/#licence')
    expect(isOpen(words.groups.legal)).toBe(true)
    expect(isOpen(words.groups.contact)).toBe(false)
    expect(document.activeElement).toHaveAttribute('name', 'licence')
  })
})

describe('the telephones of the centre', () => {
  it('are one to three, and a removed one comes back', async () => {
    const { user } = show()
    expect(part('contact').queryByLabelText(words.phones.remove('051 234 5678'))).toBeNull()
    await user.click(button(words.phones.add))
    await paste(user, phone(2).getByLabelText(words.phones.number), '011 234 5678')
    await user.click(button(words.phones.add))
    expect(screen.queryByText(words.phones.add)).toBeNull()
    await user.click(icon(words.phones.remove('011 234 5678')))
    expect(part('contact').getAllByRole('group', { name: /^الهاتف/ })).toHaveLength(2)
    await user.click(await screen.findByText(admin.undo))
    expect(phone(2).getByLabelText(words.phones.number)).toHaveValue('011 234 5678')
  })
})

describe('the opening hours', () => {
  it('open by weekday, with a second span that must not overlap', async () => {
    const { user } = show()
    const day = words.hours.days[0]
    await user.click(row(day))
    await user.click(part('hours').getByRole('checkbox', { name: words.hours.open(day) }))
    const opens = (position: number) => part('hours').getByLabelText(words.hours.opens(day, position))
    expect(opens(1)).toHaveValue('09:00')
    await user.click(icon(words.hours.addSpanOf(day)))
    await user.click(row(words.hours.days[1]))
    await user.click(button(admin.save.save))
    await user.click(button(fieldErrors.show(1)))
    expect(opens(2)).toHaveFocus()
    expect(opens(2)).toHaveAccessibleDescription(words.errors.timeOverlap)
    await user.click(icon(words.hours.removeSpanOf(day)))
    expect(screen.queryByText(words.errors.timeOverlap)).toBeNull()
    await user.click(part('hours').getByRole('checkbox', { name: words.hours.open(day) }))
    expect(screen.queryByText(admin.save.unsaved(1))).toBeNull()
  })

  it('are copied to another day, which a second press gives back its own', async () => {
    const { user } = show('/', { ...stored, hours: [{ days: [4], opens: '09:00', closes: '18:00' }] })
    const [sunday, thursday] = [words.hours.days[0], words.hours.days[4]]
    await user.click(row(thursday))
    const chip = (name: string, isPressed: boolean) => only(`button[aria-pressed=${isPressed}]`, name)
    expect(chip(thursday, true)).toHaveAttribute('aria-disabled', 'true')
    await user.click(chip(sunday, false))
    const times = words.hours.spans([{ opens: '09:00', closes: '18:00' }])
    expect(row(sunday)).toHaveTextContent(times)
    await user.click(chip(sunday, true))
    expect(row(sunday)).toHaveTextContent(words.hours.closed)
    expect(screen.queryByText(admin.save.unsaved(1))).toBeNull()
  })
})

describe('the days with other hours', () => {
  const eid = { from: '2999-03-09', to: '2999-03-13', opens: '', closes: '', note: 'عيد الفطر' }
  const past = { from: '2001-03-09', to: '2001-03-09', opens: '09:00', closes: '12:00', note: 'يوم مفتوح' }

  it('begin with the occasion, last a day by default, and can have hours', async () => {
    const { user } = show()
    await user.click(button(words.exceptions.add))
    expect(part('exceptions').getByLabelText(words.exceptions.note)).toHaveFocus()
    await user.click(button(words.exceptions.occasions[2].note))
    expect(part('exceptions').getByLabelText(words.exceptions.note)).toHaveValue(words.exceptions.occasions[2].note)
    expect(part('exceptions').getByLabelText(words.exceptions.opens)).toBeVisible()
    await user.click(part('exceptions').getByRole('radio', { name: words.exceptions.kinds.closed }))
    expect(part('exceptions').queryByLabelText(words.exceptions.opens)).toBeNull()
    await paste(user, part('exceptions').getByLabelText(words.exceptions.from), '2999-09-23')
    expect(part('exceptions').getByLabelText(words.exceptions.to)).toHaveValue('2999-09-23')
  })

  it('are a row each by date, and fold when they have passed', () => {
    show('/', { ...stored, exceptions: [{ ...eid, from: '2999-06-01', to: '2999-06-02', note: 'حج' }, past, eid] })
    const titles = [...document.querySelectorAll('button[aria-expanded=false]')]
      .map((one) => one.textContent)
      .filter((text) => /^(عيد|حج|يوم)/.test(text))
    expect(titles.map((text) => text.slice(0, 3))).toEqual(['عيد', 'حج'.padEnd(3, '1'), 'يوم'])
    expect(row('يوم').closest('details')).not.toBeNull()
    expect(row('عيد').closest('details')).toBeNull()
    expect(row('عيد')).toHaveTextContent(words.exceptions.value({ ...eid, isClosed: true }))
  })
})

describe('the partners', () => {
  it('move by keyboard and say where they are', async () => {
    const { user } = show()
    icon(words.partners.down('أول')).focus()
    await user.keyboard('{Enter}')
    const names = () =>
      part('partners')
        .getAllByLabelText(words.partners.name)
        .map((input) => (input as HTMLInputElement).value)
    expect(names()).toEqual(['ثانٍ', 'أول'])
    expect(screen.getByText(words.partners.moved('أول', 2, 2))).toBeInTheDocument()
    expect(icon(words.partners.down('أول'))).toHaveFocus()
    expect(screen.getByText(admin.save.unsaved(1))).toBeVisible()
  })

  it('are at most ten', async () => {
    const { user } = show('/', {
      ...stored,
      partners: Array.from({ length: 9 }, (_, index) => partner('n', index + 1)),
    })
    await user.click(button(words.partners.add))
    expect(screen.queryByText(words.partners.add)).toBeNull()
    expect(screen.getByText(words.partners.full)).toBeVisible()
  })
})

describe('the preview of the centre', () => {
  it('holds the real header, footer and call bar out of reach of the keyboard', async () => {
    show()
    const frame = await screen.findByTitle<HTMLIFrameElement>(words.groups.preview)
    const inside = () => frame.contentDocument?.querySelector('[inert]')
    await waitFor(() => expect(inside()?.querySelector('header')).toBeTruthy())
    const preview = inside()
    expect(preview?.querySelector('header')).not.toBeNull()
    expect(preview?.querySelector('footer')).not.toBeNull()
    expect(preview?.querySelectorAll('nav').length).toBeGreaterThan(1)
  })
})

it('says that the details are the placeholders while nothing is stored', () => {
  show('/', null)
  expect(screen.getByText(words.defaults)).toBeVisible()
  expect(phone(1).getByLabelText(words.phones.number)).toHaveValue(displayPhone(defaultCentre.phones[0]?.number ?? ''))
})
