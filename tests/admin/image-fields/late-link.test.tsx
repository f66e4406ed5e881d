import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { CentreDetails } from '../../../src/admin/centre/centre-panel'
import { ProductsTab } from '../../../src/admin/products/products-tab'
import { TeamForm } from '../../../src/admin/team/team-form'
import { VideoListForm } from '../../../src/admin/videos/video-list-form'
import { admin } from '../../../src/copy/admin/admin'
import { adminCentre } from '../../../src/copy/admin/centre'
import { adminErrors } from '../../../src/copy/admin/errors'
import { adminList } from '../../../src/copy/admin/list'
import { adminProducts } from '../../../src/copy/admin/products'
import { adminTeam } from '../../../src/copy/admin/team'
import { uploader } from '../../../src/copy/admin/uploader'
import { adminVideos } from '../../../src/copy/admin/videos'
import { fullCentre } from '../../fixtures/centre'
import { storedMember } from '../../fixtures/members'
import { film, videoAt } from '../../fixtures/videos'
import { choose, fill, press, showForm } from '../../helpers/admin/show-form'

afterEach(() => void vi.restoreAllMocks())

const LINK = 'https://images.example.org/a.webp'

/** Images of other hosts, which answer when the test says so. */
function slowHost() {
  const asked: HTMLImageElement[] = []
  vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (
    this: HTMLImageElement,
  ) {
    asked.push(this)
  })
  return {
    answer: (event: 'load' | 'error' = 'load') =>
      act(async () => asked.forEach((image) => image.dispatchEvent(new Event(event)))),
  }
}

/** Types a link and presses Enter. */
function tryLink(): void {
  const [source] = screen.getAllByRole('button', { name: uploader.mode.url })
  if (source) fireEvent.click(source)
  fill(uploader.link.label, LINK)
  fireEvent.keyDown(screen.getByLabelText(uploader.link.label), { key: 'Enter' })
}
const isAskedBeforeLeaving = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

const member = (image = '') => storedMember('m1', { name: 'سارة', image })
const edit = (name: string) => choose(adminList.menu(name), adminList.edit)
function editMember(image?: string): void {
  showForm(<TeamForm members={[member(image)]} refresh={null} />)
  edit('سارة')
}

const FORMS: Record<
  string,
  { form: ReactNode; open: () => void; change: () => void; save: string }
> = {
  member: {
    form: <TeamForm members={[member()]} refresh={null} />,
    open: () => edit('سارة'),
    change: () => fill(adminTeam.labels.title, 'جديد'),
    save: adminTeam.save.updated,
  },
  video: {
    form: <VideoListForm stored={{ videos: [{ ...videoAt(1, 1), image: '' }] }} />,
    open: () => edit('فيديو 1'),
    change: () => fill(adminVideos.labels.title, 'جديد'),
    save: admin.save.save,
  },
  partner: {
    form: <CentreDetails stored={{ ...fullCentre, updatedAt: null }} />,
    open: () => {},
    change: () => fill(adminCentre.labels.city, 'جديد'),
    save: admin.save.save,
  },
}

it.each(Object.keys(FORMS))('saving and leaving wait for the link of a %s', async (name) => {
  const { answer } = slowHost()
  const { form, open, change, save } = FORMS[name] as (typeof FORMS)[string]
  showForm(form)
  open()
  tryLink()
  await waitFor(() => expect(isAskedBeforeLeaving()).toBe(true))
  change()
  press(save)
  expect(await screen.findByText(admin.preparing)).toBeVisible()
  await answer('error')
  expect(await screen.findByText(admin.linkNotTaken)).toBeVisible()
})

it('the message of a save that a refused link has stopped goes with the cancelled form', async () => {
  const { answer } = slowHost()
  editMember()
  tryLink()
  press(adminTeam.save.updated)
  await screen.findByText(admin.preparing)
  await answer('error')
  await screen.findByText(admin.linkNotTaken)
  press(adminTeam.form.cancel)
  await waitFor(() => expect(screen.queryByText(admin.linkNotTaken)).toBeNull())
})

it('a link that answers after the form was cancelled changes nothing', async () => {
  const { answer } = slowHost()
  editMember()
  tryLink()
  press(adminTeam.form.cancel)
  await answer()
  expect(screen.queryByText(adminTeam.card.changed)).toBeNull()
  expect(isAskedBeforeLeaving()).toBe(false)
})

/** Leaves the name of one member blank, tries a link for the photo of another one, and presses the first error. */
function showErrorDuringTrial(): void {
  const members = [member(), storedMember('m2', { name: 'هند', order: 2 })]
  showForm(<TeamForm members={members} refresh={null} />)
  edit('سارة')
  fill(adminTeam.labels.name, ' ')
  edit('هند')
  tryLink()
  press(adminTeam.save.all)
  press(adminErrors.show)
}

it('the error of another member is shown once the link of the open one was tried', async () => {
  const { answer } = slowHost()
  showErrorDuringTrial()
  expect(await screen.findByText(admin.preparing)).toBeVisible()
  expect(screen.getByLabelText(adminTeam.labels.name)).toHaveValue('هند')
  await answer()
  await waitFor(() => expect(screen.getByLabelText(adminTeam.labels.name)).toHaveValue(' '))
  expect(screen.getByLabelText(adminTeam.labels.name)).toHaveFocus()
  expect(screen.getAllByText(adminTeam.card.changed)).toHaveLength(2)
})

it('the error of another member waits while the link of the open one is refused', async () => {
  const { answer } = slowHost()
  showErrorDuringTrial()
  await screen.findByText(admin.preparing)
  await answer('error')
  expect(await screen.findByText(uploader.link.broken)).toBeVisible()
  expect(screen.getByLabelText(adminTeam.labels.name)).toHaveValue('هند')
})

it('a video that is done once its link was tried leaves the focus in a row opened since', async () => {
  const { answer } = slowHost()
  const videos = [1, 2].map((position) => ({ ...videoAt(position, 2), image: '' }))
  showForm(<VideoListForm stored={{ videos }} />)
  edit('فيديو 1')
  tryLink()
  press(adminVideos.row.done)
  await screen.findByText(admin.preparing)
  edit('فيديو 2')
  await answer()
  const url = await screen.findByLabelText(adminVideos.labels.url)
  expect(url).toHaveValue(film(2))
  expect(url).toHaveFocus()
})

it('a link that answers after another source was chosen changes nothing', async () => {
  const { answer } = slowHost()
  editMember()
  tryLink()
  press(uploader.mode.base64)
  await answer()
  expect(screen.queryByText(LINK)).toBeNull()
  expect(isAskedBeforeLeaving()).toBe(false)
})

it('an image that was removed meanwhile stays removed when the link answers', async () => {
  const { answer } = slowHost()
  editMember('https://images.example.org/before.webp')
  tryLink()
  press(adminTeam.form.photoRemove)
  await answer()
  expect(screen.queryByRole('button', { name: adminTeam.form.photoRemove })).toBeNull()
  expect(screen.getByLabelText(uploader.link.label)).toHaveValue('')
})

it('a link that was taken is not named any more once it was discarded', async () => {
  const { answer } = slowHost()
  showForm(FORMS['partner']?.form)
  tryLink()
  await answer()
  const notice = uploader.link.notice('images.example.org')
  expect(screen.getByText(notice)).toBeInTheDocument()
  press(admin.save.discard)
  expect(screen.queryByText(notice)).toBeNull()
})

it('another link in the field is tried at once, and only that is taken', async () => {
  const { answer } = slowHost()
  editMember()
  tryLink()
  fill(uploader.link.label, 'https://images.example.org/b.webp')
  fireEvent.keyDown(screen.getByLabelText(uploader.link.label), { key: 'Enter' })
  await answer()
  expect(screen.getByLabelText(uploader.link.label)).toHaveValue('')
  expect(screen.getByText(uploader.link.notice('images.example.org'))).toBeVisible()
})

it('the name of a new product that is being typed stays in its field when its link answers', async () => {
  const { answer } = slowHost()
  const { user } = showForm(<ProductsTab />)
  press(adminProducts.add.title)
  tryLink()
  const { name } = adminProducts.labels
  await user.click(screen.getByLabelText(name))
  await user.keyboard('مكعبات ')
  await answer()
  await user.keyboard('ملونة')
  expect(screen.getByRole('button', { name: adminProducts.add.submit(1) })).toBeEnabled()
  expect(screen.getByLabelText(name)).toHaveValue('مكعبات ملونة')
})
