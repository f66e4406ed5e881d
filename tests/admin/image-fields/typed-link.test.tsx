import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { CentreDetails } from '../../../src/admin/centre/centre-panel'
import { ProductsTab } from '../../../src/admin/products/products-tab'
import { TeamForm } from '../../../src/admin/team/team-form'
import { VideoListForm } from '../../../src/admin/videos/video-list-form'
import { admin } from '../../../src/copy/admin/admin'
import { adminCentre } from '../../../src/copy/admin/centre'
import { adminList } from '../../../src/copy/admin/list'
import { adminProducts } from '../../../src/copy/admin/products'
import { adminTeam } from '../../../src/copy/admin/team'
import { uploader } from '../../../src/copy/admin/uploader'
import { adminVideos } from '../../../src/copy/admin/videos'
import { fullCentre } from '../../fixtures/centre'
import { storedMember } from '../../fixtures/members'
import { videoAt } from '../../fixtures/videos'
import { choose, fill, press, showForm } from '../../helpers/admin/show-form'

const UNFINISHED = 'not a link'
const LINK = 'https://images.example.org/a.webp'
const linkField = () => screen.getByLabelText(uploader.link.label)

function typeLink(link = UNFINISHED): void {
  const [source] = screen.queryAllByText(uploader.mode.url)
  if (source) fireEvent.click(source)
  fill(uploader.link.label, link)
}
const isAskedBeforeLeaving = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

const edit = (name: string) => () => choose(adminList.menu(name), adminList.edit)
const editMember = edit('سارة')
const editVideo = edit('فيديو 1')
const TEAM = <TeamForm members={[storedMember('m1', { name: 'سارة', image: '' })]} refresh={null} />

type Form = {
  form: ReactNode
  open: () => void
  /** Makes another change, which is saved without the link. */
  change: () => void | Promise<void>
  save: string
}
const FORMS: Record<string, Form> = {
  member: {
    form: TEAM,
    open: editMember,
    change: () => void fill(adminTeam.labels.title, 'جديد'),
    save: adminTeam.save.updated,
  },
  video: {
    form: <VideoListForm stored={{ videos: [{ ...videoAt(1, 1), image: '' }] }} />,
    open: editVideo,
    change: () => void fill(adminVideos.labels.title, 'جديد'),
    save: admin.save.save,
  },
  partner: {
    form: <CentreDetails stored={{ ...fullCentre, updatedAt: null }} />,
    open: () => {},
    change: () => void fill(adminCentre.labels.city, 'جديد'),
    save: admin.save.save,
  },
  'new product': {
    form: <ProductsTab />,
    open: () => press(adminProducts.add.title),
    change: async () => {
      typeLink(LINK)
      press(uploader.link.use)
      await waitFor(() => expect(linkField()).toHaveValue(''))
    },
    save: adminProducts.add.submit(1),
  },
}

it.each(Object.keys(FORMS))(
  'a save refuses the typed link of a %s that is not one, and leaving asks',
  async (name) => {
    const { form, open, change, save } = FORMS[name] as Form
    showForm(form)
    open()
    expect(isAskedBeforeLeaving()).toBe(false)
    await change()
    typeLink()
    press(save)
    await waitFor(() => expect(linkField()).toHaveFocus())
    expect(linkField()).toHaveValue(UNFINISHED)
    expect(linkField()).toHaveAccessibleDescription(
      expect.stringContaining(uploader.errors['invalid-link']),
    )
    expect(isAskedBeforeLeaving()).toBe(true)
  },
)

it.each(['member', 'partner', 'new product'])(
  'leaving asks while nothing but the link of a %s is typed',
  (name) => {
    const { form, open } = FORMS[name] as Form
    showForm(form)
    open()
    typeLink()
    expect(isAskedBeforeLeaving()).toBe(true)
    fill(uploader.link.label, '')
    expect(isAskedBeforeLeaving()).toBe(false)
  },
)

it('a save says that a typed link was not taken, and goes on once it is emptied', async () => {
  showForm(TEAM)
  editMember()
  typeLink()
  press(adminTeam.save.updated)
  expect(await screen.findByText(admin.linkNotTaken)).toBeVisible()
  fill(uploader.link.label, '')
  press(adminTeam.save.updated)
  await waitFor(() => expect(screen.queryByText(admin.linkNotTaken)).toBeNull())
  expect(screen.queryByLabelText(uploader.link.label)).toBeNull()
})

it('a save opens the folded field of a typed link that is not one', async () => {
  const { form, change, save } = FORMS['partner'] as Form
  showForm(form)
  typeLink()
  await change()
  for (const fold of document.querySelectorAll('details')) fold.open = false
  press(save)
  await waitFor(() => expect(linkField()).toHaveFocus())
  expect(linkField()).toBeVisible()
})

it.each(['member', 'video'])(
  'the typed link of a %s that was cancelled comes back',
  async (name) => {
    const { form, open } = FORMS[name] as Form
    showForm(form)
    open()
    typeLink()
    press(adminTeam.form.cancel)
    const message = await screen.findByText(admin.discarded)
    expect(isAskedBeforeLeaving()).toBe(false)
    open()
    expect(screen.queryByLabelText(uploader.link.label)).toBeNull()
    const toast = message.closest<HTMLElement>('[data-sonner-toast]') as HTMLElement
    fireEvent.click(within(toast).getByRole('button', { name: admin.bringBackChanges }))
    await waitFor(() => expect(linkField()).toHaveValue(UNFINISHED))
  },
)

it.each(['member', 'new product'])('the typed link of a %s survives another source', (name) => {
  const { form, open } = FORMS[name] as Form
  showForm(form)
  open()
  typeLink()
  press(uploader.mode.base64)
  press(uploader.mode.url)
  expect(linkField()).toHaveValue(UNFINISHED)
})
