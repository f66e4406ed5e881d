import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { CentreForm } from '../../src/admin/centre/centre-form'
import { flushDrafts } from '../../src/admin/drafts'
import { SessionProvider } from '../../src/admin/session-provider'
import { UnsavedProvider } from '../../src/admin/unsaved'
import { Toasts } from '../../src/admin/ui/toast'
import { admin } from '../../src/copy/admin'
import { adminCentre as words } from '../../src/copy/admin-centre'
import { uiCopy } from '../../src/copy/ui'
import { defaultCentre, type Centre } from '../../src/data/centre'
import { expectConsole } from '../console'
import { limitStorage } from '../storage-conditions'

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
  return { user: userEvent.setup({ delay: null }), ...render(<RouterProvider router={router} />) }
}

const button = (name: string) => screen.getByRole('button', { name })
const field = (name: string) => screen.getByRole('textbox', { name })
const phone = (position: number) => within(screen.getByRole('group', { name: words.phones.label(position) }))
const group = (name: string) => screen.getByRole('region', { name })
const isOpen = (name: string) => group(name).querySelector('details')?.open

describe('a field of the centre', () => {
  it('says what to do once it was left, and nothing as soon as it is right', async () => {
    const { user } = show()
    const number = phone(1).getByLabelText(words.phones.number)
    await user.clear(number)
    await user.type(number, '05123')
    expect(number).not.toHaveAccessibleDescription(expect.stringContaining(words.errors.phone))
    await user.tab()
    expect(number).toHaveAccessibleDescription(expect.stringContaining(words.errors.phone))
    expect(number).toBeInvalid()
    await user.type(number, '45678')
    expect(number).not.toBeInvalid()
    expect(screen.queryByText(admin.save.unsaved(1))).toBeNull()
  })

  it('that is invalid gets the focus of a save, its group opens, and nothing is lost', async () => {
    const { user } = show()
    await user.type(field(words.fields.city), 'الرياض')
    await user.type(field(words.fields.vat), '123')
    expect(isOpen(words.groups.legal)).toBe(false)
    await user.click(button(admin.save.save))
    expect(field(words.fields.vat)).toHaveFocus()
    expect(field(words.fields.vat)).toHaveAccessibleDescription(expect.stringContaining(words.errors.vat))
    expect(isOpen(words.groups.legal)).toBe(true)
    expect(await screen.findByText(words.invalid.title)).toBeVisible()
    expect(field(words.fields.city)).toHaveValue('الرياض')
    expect(screen.getByText(admin.save.unsaved(2))).toBeVisible()
  })

  it('is in the draft as it was typed', async () => {
    const { user } = show()
    await user.type(field(words.fields.vat), '12 غير مكتمل')
    flushDrafts()
    const drafts = Object.keys(localStorage).filter((key) => key.startsWith('draft:'))
    expect(drafts.map((key) => localStorage.getItem(key)).join()).toContain('12 غير مكتمل')
  })

  it('keeps what is typed where storage is forbidden', async () => {
    limitStorage('forbidden')
    const { user } = show()
    await user.type(field(words.fields.city), 'الرياض')
    flushDrafts()
    vi.restoreAllMocks()
    expect(field(words.fields.city)).toHaveValue('الرياض')
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
    expect(screen.queryByRole('button', { name: words.phones.remove('+966512345678') })).toBeNull()
    await user.click(button(words.phones.add))
    await user.type(phone(2).getByLabelText(words.phones.number), '011 234 5678')
    await user.click(button(words.phones.add))
    expect(screen.queryByRole('button', { name: words.phones.add })).toBeNull()
    await user.click(button(words.phones.remove('011 234 5678')))
    expect(screen.getAllByRole('group', { name: /^الهاتف/ })).toHaveLength(2)
    await user.click(await screen.findByRole('button', { name: admin.undo }))
    expect(phone(2).getByLabelText(words.phones.number)).toHaveValue('011 234 5678')
  })
})

describe('the opening hours', () => {
  it('open by weekday, with a second span that must not overlap', async () => {
    const { user } = show()
    const day = words.hours.days[0]
    await user.click(screen.getByRole('checkbox', { name: words.hours.open(day) }))
    const opens = (position: number) => screen.getByLabelText(words.hours.opens(day, position))
    expect(opens(1)).toHaveValue('09:00')
    await user.click(button(words.hours.addSpanOf(day)))
    await user.click(button(admin.save.save))
    expect(opens(2)).toHaveFocus()
    expect(opens(2)).toHaveAccessibleDescription(words.errors.timeOverlap)
    await user.click(button(words.hours.removeSpanOf(day)))
    expect(screen.queryByText(words.errors.timeOverlap)).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: words.hours.open(day) }))
    expect(screen.queryByText(admin.save.unsaved(1))).toBeNull()
  })

  it('have exceptions, a single day by default', async () => {
    const { user } = show()
    await user.click(button(words.exceptions.add))
    const item = within(screen.getByRole('group', { name: words.exceptions.item(1) }))
    await user.type(item.getByLabelText(words.exceptions.from), '2026-09-23')
    expect(item.getByLabelText(words.exceptions.to)).toHaveValue('2026-09-23')
    expect(item.queryByLabelText(words.exceptions.opens)).toBeNull()
    await user.selectOptions(item.getByLabelText(words.exceptions.kind), words.exceptions.kinds.open)
    expect(item.getByLabelText(words.exceptions.opens)).toBeVisible()
  })
})

describe('the partners', () => {
  it('move by keyboard and say where they are', async () => {
    const { user } = show()
    button(words.partners.down('أول')).focus()
    await user.keyboard('{Enter}')
    const names = () => screen.getAllByLabelText(words.partners.name).map((input) => (input as HTMLInputElement).value)
    expect(names()).toEqual(['ثانٍ', 'أول'])
    expect(screen.getByText(words.partners.moved('أول', 2, 2))).toBeInTheDocument()
    expect(button(words.partners.down('أول'))).toHaveFocus()
    expect(screen.getByText(admin.save.unsaved(1))).toBeVisible()
  })

  it('are at most ten', async () => {
    const { user } = show('/', {
      ...stored,
      partners: Array.from({ length: 9 }, (_, index) => partner('n', index + 1)),
    })
    await user.click(button(words.partners.add))
    expect(screen.queryByRole('button', { name: words.partners.add })).toBeNull()
    expect(screen.getByText(words.partners.full)).toBeVisible()
  })
})

describe('the preview of the centre', () => {
  it('holds the real header, footer and call bar out of reach of the keyboard', () => {
    show()
    const preview = group(words.groups.preview).querySelector('[inert]')
    expect(preview?.querySelector('header')).not.toBeNull()
    expect(preview?.querySelector('footer')).not.toBeNull()
    expect(preview?.querySelectorAll('nav').length).toBeGreaterThan(1)
  })
})

it('says that the details are the placeholders while nothing is stored', () => {
  show('/', null)
  expect(screen.getByText(words.defaults)).toBeVisible()
  expect(phone(1).getByLabelText(words.phones.number)).toHaveValue(defaultCentre.phones[0]?.number)
})
