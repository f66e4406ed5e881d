import { render, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { DirectorTextForm } from '../../src/admin/director-text/director-text-form'
import { UnsavedProvider } from '../../src/admin/editing/unsaved'
import { FooterForm } from '../../src/admin/footer-panel/footer-form'
import { ProductForm } from '../../src/admin/products/product-form'
import { SessionProvider } from '../../src/admin/session/session-provider'
import { Toasts } from '../../src/admin/ui/toast'
import { NO_FIELDS } from '../../src/admin/videos/form'
import { VideoForm } from '../../src/admin/videos/video-form'
import { VideosEditor } from '../../src/admin/videos/videos-editor'
import { admin } from '../../src/copy/admin'
import { directorText } from '../../src/copy/admin-director-text'
import { fieldErrors } from '../../src/copy/admin-errors'
import { footerContent, footerPanel } from '../../src/copy/admin-footer'
import { adminProducts } from '../../src/copy/admin-products'
import { adminVideos } from '../../src/copy/admin-videos'
import { uiCopy } from '../../src/copy/ui'
import { uploader } from '../../src/copy/uploader'
import { defaultCentre } from '../../src/data/content/centre'
import { HIGHLIGHTS_MAX, VIDEOS_MAX } from '../../src/limits'
import { expectConsole } from '../console'
import { video } from '../fixtures/videos'
import { setupUser } from '../user'

const nothing = () => {}

// No project is configured here.
function show(form: ReactNode): UserEvent {
  expectConsole(/a live value failed/)
  const element = (
    <SessionProvider>
      <UnsavedProvider>
        {form}
        <Toasts label={uiCopy.notifications} />
      </UnsavedProvider>
    </SessionProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  return setupUser()
}

/**
 * Expects that the summary of a refused save has the focus, names these fields in their order, and leads into each.
 * `control` finds the field when its link was pressed.
 */
async function expectNamed(user: UserEvent, fields: [label: string, message: string, control: () => HTMLElement][]) {
  const summary = screen.getByRole('group', { name: fieldErrors.title(fields.length) })
  expect(summary).toHaveFocus()
  const links = () => within(summary).getAllByRole('link')
  expect(links().map((link) => link.textContent)).toEqual(fields.map(([label, message]) => `${label}:${message}`))
  for (const [index, [, , control]] of fields.entries()) {
    const link = links()[index]
    if (link) await user.click(link)
    expect(control()).toHaveFocus()
  }
}

const press = (user: UserEvent, name: string) => user.click(screen.getByText(name, { selector: 'button' }))
/** The button of this label: finding by role takes long in a large form. */
function labelled(label: string): HTMLElement {
  const button = document.querySelector<HTMLElement>(`button[aria-label="${label}"]`)
  if (!button) throw new Error(`No button: ${label}`)
  return button
}
/** Fills a field at once, in place of what is in it. */
async function fill(user: UserEvent, control: HTMLElement, text: string): Promise<void> {
  await user.clear(control)
  await user.paste(text)
}

it("the director's texts name a missing name and a list that is too long", async () => {
  const highlights = Array.from({ length: HIGHLIGHTS_MAX }, (_, index) => ({
    text: `${index + 1}`,
    color: 'text-primary' as const,
  }))
  const loaded = { name: '', titles: ['لقب'], credentials: [], highlights, updatedAt: null }
  const user = show(<DirectorTextForm loaded={loaded} error={null} onReload={nothing} />)
  await user.click(labelled(directorText.list.remove('1')))
  await fill(user, screen.getByLabelText(directorText.highlights.placeholder), 'جديدة')
  await user.keyboard('{Enter}')
  const removed = (await screen.findByText(directorText.list.removed('1'))).closest('li')
  if (removed) await user.click(within(removed).getByRole('button', { name: admin.undo }))
  await press(user, admin.save.save)
  const last = directorText.list.edit('جديدة')
  await expectNamed(user, [
    [directorText.name, directorText.nameRequired, () => screen.getByLabelText(directorText.name)],
    [directorText.highlights.title, directorText.highlights.full, () => labelled(last)],
  ])
  expect(screen.getByLabelText(directorText.name)).toHaveAccessibleDescription(directorText.nameRequired)
  // The save bar leads to the first field that is still wrong.
  await fill(user, screen.getByLabelText(directorText.name), 'سلمى')
  await press(user, fieldErrors.show(1))
  expect(labelled(last)).toHaveFocus()
})

function NewVideo({ onSubmit }: { onSubmit: () => void }) {
  const [fields, setFields] = useState({ ...NO_FIELDS, url: 'javascript:alert(1)', title: 'x' })
  return (
    <VideoForm
      fields={fields}
      onChange={setFields}
      list={[]}
      ownId={null}
      submit={{ label: adminVideos.add.submit }}
      onSubmit={onSubmit}
    />
  )
}

it('a video names its link, title and length, and opens what is folded', async () => {
  const onSubmit = vi.fn()
  const user = show(<NewVideo onSubmit={onSubmit} />)
  const words = adminVideos.add
  const length = () => screen.getByLabelText(new RegExp(words.duration))
  await fill(user, length(), '4')
  await user.clear(screen.getByLabelText(words.name))
  await user.keyboard('{Enter}')
  const details = length().closest('details')
  details?.removeAttribute('open')
  await expectNamed(user, [
    [words.url, adminVideos.refused['unsafe-scheme'], () => screen.getByLabelText(words.url)],
    [words.name, words.nameError, () => screen.getByLabelText(words.name)],
    [words.duration, words.durationError, length],
  ])
  expect(details).toHaveAttribute('open')
  expect(onSubmit).not.toHaveBeenCalled()
  await fill(user, length(), '4:30')
  await fill(user, screen.getByLabelText(words.name), 'جديد')
  await fill(user, screen.getByLabelText(words.url), 'https://example.com/a.mp4')
  expect(screen.queryByRole('group', { name: fieldErrors.title(1) })).toBeNull()
  await press(user, words.submit)
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('a list of videos that is too long leads to its last row', async () => {
  const total = VIDEOS_MAX + 1
  const videos = Array.from({ length: total }, (_, index) => video(index + 1, total))
  const user = show(<VideosEditor stored={{ videos, updatedAt: null }} />)
  await user.click(labelled(adminVideos.row.later('فيديو 1')))
  await press(user, adminVideos.bar.save)
  await expectNamed(user, [
    [adminVideos.title, adminVideos.bar.tooMany(VIDEOS_MAX), () => labelled(adminVideos.row.remove(`فيديو ${total}`))],
  ])
})

it('new products name every blank name', async () => {
  const user = show(
    <ProductForm products={[]} uid="u1" onAdded={nothing} heading={null} onOpen={nothing} onClose={null} />,
  )
  const words = adminProducts.add
  await press(user, uploader.mode.url)
  for (const position of [1, 2, 3]) {
    await user.click(screen.getByLabelText(uploader.link.label))
    await user.paste(`https://images.example.org/${position}.webp`)
    await press(user, uploader.link.use)
  }
  const name = (position: number) => screen.getByLabelText(words.nameOf(position))
  await user.clear(name(1))
  await user.clear(name(3))
  await press(user, words.submit(3))
  await expectNamed(user, [
    [words.nameOf(1), words.blank, () => name(1)],
    [words.nameOf(3), words.blank, () => name(3)],
  ])
  expect(screen.queryByText(words.failed)).toBeNull()
})

it('the footer names every bad link', async () => {
  const user = show(<FooterForm start={footerContent(defaultCentre)} />)
  const url = (group: string) => within(screen.getByRole('group', { name: group })).getByLabelText(footerPanel.linkUrl)
  for (const group of [footerPanel.link(2), footerPanel.account(1)]) await fill(user, url(group), 'javascript:alert(1)')
  await press(user, footerPanel.save)
  await expectNamed(user, [
    [footerPanel.link(2), footerPanel.badUrl, () => url(footerPanel.link(2))],
    [footerPanel.account(1), footerPanel.badUrl, () => url(footerPanel.account(1))],
  ])
  expect(url(footerPanel.link(2))).toHaveAccessibleDescription(footerPanel.badUrl)
})
