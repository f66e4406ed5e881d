import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { DirectorTextForm } from '../../src/admin/director-text/director-text-form'
import { flushDrafts } from '../../src/admin/editing/drafts'
import { SessionProvider } from '../../src/admin/session/session-provider'
import { UnsavedProvider } from '../../src/admin/editing/unsaved'
import { admin } from '../../src/copy/admin'
import { directorText } from '../../src/copy/admin-director-text'
import type { Director } from '../../src/data/content/director-texts'
import { expectConsole } from '../console'
import { setupUser } from '../user'

const words = directorText.list
const stored: Director = {
  name: 'المديرة',
  titles: ['أول', 'ثانٍ'],
  credentials: [],
  highlights: [{ text: 'ميزة', color: 'text-accent' }],
  updatedAt: null,
}

// No project is configured here.
function show(loaded = stored) {
  expectConsole(/a live value failed/)
  const element = (
    <SessionProvider>
      <UnsavedProvider>
        <DirectorTextForm loaded={loaded} error={null} onReload={() => {}} />
      </UnsavedProvider>
    </SessionProvider>
  )
  return {
    user: setupUser(),
    ...render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />),
  }
}

const button = (name: string) => screen.getByRole('button', { name })
const titles = () => within(screen.getByRole('region', { name: directorText.titles.title }))

describe("a line of the director's texts (131)", () => {
  it('is edited in place and counts as a change at once', async () => {
    const { user } = show()
    expect(screen.queryByText(admin.save.unsaved(1))).toBeNull()
    await user.click(button(words.edit('أول')))
    await user.keyboard('جديد')
    expect(screen.getByText(admin.save.unsaved(1))).toBeVisible()
    await user.keyboard('{Enter}')
    expect(titles().queryByLabelText(directorText.titles.item(1))).toBeNull()
    expect(button(words.edit('جديد'))).toBeVisible()
    expect(screen.getByText(admin.save.unsaved(1))).toBeVisible()
  })

  it('returns to its text when the edit is cancelled', async () => {
    const { user } = show()
    await user.click(button(words.edit('أول')))
    await user.keyboard('جديد{Escape}')
    expect(button(words.edit('أول'))).toBeVisible()
    expect(screen.queryByText(admin.save.unsaved(1))).toBeNull()
  })

  it('is in the draft while it is typed', async () => {
    const { user } = show()
    await user.click(button(words.edit('ثانٍ')))
    await user.keyboard('لم يؤكَّد بعد')
    flushDrafts()
    const drafts = Object.keys(localStorage).filter((key) => key.startsWith('draft:'))
    expect(drafts.map((key) => localStorage.getItem(key)).join()).toContain('لم يؤكَّد بعد')
  })

  it('keeps its colour and the other lines while it is edited', async () => {
    const { user } = show()
    await user.click(button(words.edit('ميزة')))
    expect(button(words.colorOf('ميزة', directorText.colors['text-accent']))).toBeVisible()
    expect(screen.queryByRole('button', { name: words.remove('ميزة') })).toBeNull()
    expect(button(words.edit('أول'))).toBeVisible()
  })
})

describe("a list of the director's texts (131)", () => {
  const region = () => within(screen.getByRole('region', { name: directorText.highlights.title }))
  const field = () => region().getByLabelText(directorText.highlights.placeholder)

  it('takes 12 highlights', async () => {
    const highlights = Array.from({ length: 11 }, (_, index) => ({ text: `${index}`, color: 'text-primary' as const }))
    const { user } = show({ ...stored, highlights })
    expect(region().getByText('11 من 12')).toBeVisible()
    expect(within(screen.getByRole('region', { name: directorText.titles.title })).getByText('2 من 30')).toBeVisible()
    await user.type(field(), 'الأخيرة{Enter}')
    expect(region().getByText('12 من 12')).toBeVisible()
    expect(region().getByText(directorText.highlights.full)).toBeVisible()
    expect(field()).toBeDisabled()
  })
})

describe("the director's name (131)", () => {
  it('cannot be saved blank, and nothing is lost', async () => {
    const { user } = show()
    const name = screen.getByLabelText(directorText.name)
    await user.clear(name)
    await user.type(name, '   ')
    await user.type(screen.getByLabelText(directorText.titles.placeholder), 'لم يُضف بعد')
    expect(screen.queryByText(directorText.nameRequired)).toBeNull()
    await user.click(button(admin.save.save))
    expect(name).toHaveAccessibleDescription(directorText.nameRequired)
    expect(screen.getByLabelText(directorText.titles.placeholder)).toHaveValue('لم يُضف بعد')
    await user.type(name, 'اسم المدير')
    await user.click(button(admin.save.save))
    expect(name).toHaveAccessibleDescription(directorText.nameRequired)
    await user.clear(name)
    await user.type(name, 'سلمى')
    expect(name).toHaveAccessibleDescription('')
    expect(screen.getByText(admin.save.unsaved(2))).toBeVisible()
  })
})
