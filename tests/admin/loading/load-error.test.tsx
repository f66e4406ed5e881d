import { act, fireEvent, screen, within } from '@testing-library/react'
import { FirebaseError } from 'firebase/app'
import type { ComponentType } from 'react'
import { expect, it, vi } from 'vitest'
import { DirectorPhotoTab } from '../../../src/admin/director/director-photo-tab'
import { DirectorTextTab } from '../../../src/admin/director/director-text-tab'
import { HistoryPanel } from '../../../src/admin/history/history-panel'
import { LoadError } from '../../../src/admin/loading/load-error'
import { Subscribed } from '../../../src/admin/loading/when-ready'
import { ProductsTab } from '../../../src/admin/products/products-tab'
import { TeamTab } from '../../../src/admin/team/team-tab'
import { VideosTab } from '../../../src/admin/videos/videos-tab'
import { admin } from '../../../src/copy/admin/admin'
import { adminDirectorPhoto } from '../../../src/copy/admin/director-photo'
import { adminDirectorText } from '../../../src/copy/admin/director-text'
import { adminHistory } from '../../../src/copy/admin/history'
import { adminProducts } from '../../../src/copy/admin/products'
import { adminTeam } from '../../../src/copy/admin/team'
import { uiWords } from '../../../src/copy/ui'
import { DataError } from '../../../src/data/client/errors'
import type { Observer, Subscribable } from '../../../src/data/client/subscribable'
import { fill, press, showForm } from '../../helpers/admin/show-form'
import { expectConsole } from '../../helpers/console'
import { renderUi } from '../../helpers/render'

const reason = admin.reasons['not-configured']
const errorWords = adminHistory.loadError

it.each([
  ['no answer', new FirebaseError('unavailable', 'cut by the test'), admin.loadHint],
  ['a used up quota', new DataError('quota', 'used up by the test'), admin.reasons.quota],
  ['a denied read', new DataError('denied', 'denied by the test'), admin.readReasons.denied],
])('after %s a load says what to do, and tries again by its button', (_, error, text) => {
  const retry = vi.fn()
  renderUi(<LoadError words={errorWords} error={error} onRetry={retry} />)
  expect(screen.getByText(text, { normalizer: String })).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: uiWords.retry }))
  expect(retry).toHaveBeenCalledOnce()
})

// No project is configured here, so every load fails for real.
// Requirements 108, 116, 123; contradiction 9
it.each<{
  what: string
  Tab: ComponentType
  note: string
  toast: string | null
  control: string
}>([
  {
    what: 'the products: a note alone',
    Tab: ProductsTab,
    note: reason,
    toast: null,
    control: adminProducts.add.title,
  },
  {
    what: 'the videos',
    Tab: VideosTab,
    note: reason,
    toast: 'فشل في تحميل بيانات الفيديوهات',
    control: 'أعد المحاولة',
  },
  {
    what: 'the team',
    Tab: TeamTab,
    note: reason,
    toast: adminTeam.toast.loadFailed.text,
    control: 'أعد المحاولة',
  },
  {
    what: 'the texts',
    Tab: DirectorTextTab,
    note: reason,
    toast: adminDirectorText.loadFailed.text,
    control: uiWords.retry,
  },
  {
    what: 'the photo',
    Tab: DirectorPhotoTab,
    note: `${adminDirectorPhoto.loadError.title} ${reason}`,
    toast: null,
    control: adminDirectorPhoto.choose,
  },
])('a load that fails says so and why: $what', async ({ Tab, note, toast, control }) => {
  showForm(<Tab />)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(note)
  expect(within(alert).getByRole('button', { name: 'أعد المحاولة' })).toBeVisible()
  if (toast) expect(await screen.findByText(toast)).toBeInTheDocument()
  else expect(document.querySelector('[data-sonner-toast]')).toBeNull()
  expect(screen.getAllByRole('button', { name: control })[0]).toBeEnabled()
})

it('a list whose listener has ended keeps its form, says so, and is live again after a retry', async () => {
  const listeners: Observer<string>[] = []
  const source: Subscribable<string> = (listener) => {
    listeners.push(listener)
    return () => undefined
  }
  showForm(
    <Subscribed source={source} words={errorWords}>
      {(value) => <input aria-label={value} />}
    </Subscribed>,
  )
  act(() => listeners[0]?.next('first', { fromCache: false }))
  const form = screen.getByLabelText('first')
  act(() => listeners[0]?.error(new FirebaseError('permission-denied', 'ended by the test')))
  expect(screen.getByRole('alert')).toHaveTextContent(
    `${admin.stale.title} ${admin.readReasons.denied}`,
  )
  expect(form).toBeVisible()
  press(uiWords.retry)
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => listeners[1]?.next('second', { fromCache: false }))
  expect(screen.getByLabelText('second')).toBe(form)
})

it('a member cannot be added to a team that was not read, and texts can be read meanwhile', async () => {
  showForm(
    <>
      <TeamTab />
      <DirectorTextTab />
    </>,
  )
  await screen.findAllByRole('alert')
  expect(screen.getByRole('button', { name: adminTeam.add })).toBeDisabled()
  expect(screen.getByLabelText(adminDirectorText.labels.name)).toBeVisible()
})

it('the form of the texts stays while they are read again', async () => {
  showForm(<DirectorTextTab />)
  await screen.findByRole('alert')
  const name = screen.getByLabelText(adminDirectorText.labels.name)
  press(uiWords.retry)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(name).toBeVisible()
  await screen.findByRole('alert')
})

it('texts are not stored over what could not be read', async () => {
  expectConsole(/a write failed/)
  showForm(<DirectorTextTab />)
  await screen.findByRole('alert')
  fill(adminDirectorText.labels.name, 'اسم آخر')
  press(admin.save.save)
  expect(await screen.findByText(adminDirectorText.saveFailed.title)).toBeVisible()
  expect(screen.getByLabelText(adminDirectorText.labels.name)).toHaveValue('اسم آخر')
})

it('the history says so after its skeletons, and again after a retry', async () => {
  expectConsole(/versions.fetch failed|a value could not be loaded/)
  showForm(<HistoryPanel />)
  const failed = () => screen.findByText(errorWords.title)
  await failed()
  act(() => screen.getByRole('button', { name: uiWords.retry }).click())
  expect(screen.getByText(adminHistory.loading)).toBeInTheDocument()
  expect(await failed()).toBeVisible()
  expect(screen.queryByText(adminHistory.empty.all)).toBeNull()
})
