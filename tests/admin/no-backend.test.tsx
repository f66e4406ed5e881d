import { act, render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { toast } from 'sonner'
import { beforeEach, describe, expect, it } from 'vitest'
import { DirectorPhotoTab } from '../../src/admin/director/director-photo-tab'
import { DirectorTextTab } from '../../src/admin/director/director-text-tab'
import { HistoryPanel } from '../../src/admin/history/history-panel'
import { ProductsTab } from '../../src/admin/products/products-tab'
import { SessionProvider } from '../../src/admin/session/session-provider'
import { TeamTab } from '../../src/admin/team/team-tab'
import { UnsavedProvider } from '../../src/admin/form/unsaved'
import { VideosTab } from '../../src/admin/videos/videos-tab'
import { admin } from '../../src/copy/admin'
import { directorPhoto } from '../../src/copy/admin-director-photo'
import { directorText } from '../../src/copy/admin-director-text'
import { adminHistory } from '../../src/copy/admin-history'
import { adminProducts } from '../../src/copy/admin-products'
import { adminTeam } from '../../src/copy/admin-team'
import { Toasts } from '../../src/admin/ui/toast'
import { expectConsole } from '../console'

// No project is configured here, so every load fails for real.
async function show(tab: ReactElement) {
  expectConsole(/a live value failed/)
  const element = (
    <SessionProvider>
      <UnsavedProvider>{tab}</UnsavedProvider>
      <Toasts label="toasts" />
    </SessionProvider>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  await act(async () => void render(<RouterProvider router={router} />))
}

describe('a load that fails', () => {
  // Sonner shows the open toasts of an earlier test once more.
  beforeEach(() => void toast.dismiss())

  it('products: shows a note in the page (108, contradiction 9)', async () => {
    await show(<ProductsTab />)
    expect(await screen.findByRole('alert')).toHaveTextContent(adminProducts.loadError.title)
    expect(screen.getByText(admin.reasons['not-configured'])).toBeVisible()
    expect(document.querySelector('[data-sonner-toast]')).toBeNull()
    expect(screen.queryByRole('article')).toBeNull()
    // The form would push the note out of sight on a phone.
    expect(screen.getByLabelText(adminProducts.fields.name)).not.toBeVisible()
    act(() => screen.getByRole('button', { name: adminProducts.add.title }).click())
    expect(screen.getByLabelText(adminProducts.fields.name)).toBeVisible()
    expect(screen.getByLabelText(adminProducts.fields.name)).toHaveValue('منتج 1')
  })

  it('videos: shows the exact toast (123)', async () => {
    await show(<VideosTab />)
    expect(await screen.findByText('خطأ في التحميل')).toBeInTheDocument()
    expect(screen.getByText('فشل في تحميل بيانات الفيديوهات')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'أعد المحاولة' })).toBeVisible()
  })

  it('director: shows a toast, the reason and the form', async () => {
    await show(<DirectorTextTab />)
    const { text, retry } = directorText.loadFailed
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(screen.getByText(`${text} ${admin.reasons['not-configured']}`)).toBeVisible()
    expect(screen.getByRole('button', { name: retry })).toBeVisible()
    expect(screen.getByLabelText(directorText.name)).toBeVisible()
  })

  it("director's photo: shows a note with the reason, when pages follow, and a new one can be chosen (finding 44)", async () => {
    await show(<DirectorPhotoTab />)
    const { loadFailed, choose } = directorPhoto
    const note = await screen.findByRole('alert')
    expect(note).toHaveTextContent(`${loadFailed.text} ${admin.reasons['not-configured']}`)
    expect(within(note).getByRole('button', { name: loadFailed.retry })).toBeVisible()
    expect(screen.getByRole('button', { name: choose })).toBeEnabled()
    expect(screen.getByText(/الصفحة الرئيسية خلال ساعة/)).toBeVisible()
  })

  it('team: shows its toast (116)', async () => {
    await show(<TeamTab />)
    expect(await screen.findByText(adminTeam.toast.loadFailed.text)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'أعد المحاولة' })).toBeVisible()
    expect(screen.getByRole('button', { name: adminTeam.add })).toBeDisabled()
  })

  it('history: says so after its skeletons, and again after a retry (P21)', async () => {
    expectConsole(/versions.get failed|a value could not be loaded/)
    await show(<HistoryPanel />)
    const failed = () => screen.findByRole('heading', { name: adminHistory.loadError.title })
    expect(await failed()).toBeVisible()
    const retry = screen.getByRole('button', { name: adminHistory.loadError.retry })
    act(() => retry.click())
    expect(screen.getByText(adminHistory.loading)).toBeInTheDocument()
    expect(await failed()).toBeVisible()
    expect(screen.queryByText(adminHistory.empty)).toBeNull()
  })
})
