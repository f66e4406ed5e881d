import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { CentreDetails } from '../../../src/admin/centre/centre-panel'
import { DirectorPhotoTab } from '../../../src/admin/director/director-photo-tab'
import { ProductList } from '../../../src/admin/products/product-list'
import { TeamForm } from '../../../src/admin/team/team-form'
import { VideoListForm } from '../../../src/admin/videos/video-list-form'
import { admin } from '../../../src/copy/admin/admin'
import { adminCentre } from '../../../src/copy/admin/centre'
import { adminDirectorPhoto } from '../../../src/copy/admin/director-photo'
import { adminList } from '../../../src/copy/admin/list'
import { adminProducts } from '../../../src/copy/admin/products'
import { adminTeam } from '../../../src/copy/admin/team'
import { adminVideos } from '../../../src/copy/admin/videos'
import { fullCentre } from '../../fixtures/centre'
import { storedMember } from '../../fixtures/members'
import { storedProduct } from '../../fixtures/stored-product'
import { videoAt } from '../../fixtures/videos'
import { choose, fill, press, showForm } from '../../helpers/admin/show-form'
import { chooseSlowImage, expectToWait } from '../../helpers/admin/slow-image'
import { allowConsole } from '../../helpers/console'

const nothing = () => {}
const TEAM = <TeamForm members={[storedMember('m1', { name: 'سارة' })]} refresh={null} />
const VIDEOS_FORM = <VideoListForm stored={{ videos: [{ ...videoAt(1, 1), image: '' }] }} />
const PRODUCTS = (
  <ProductList
    products={[storedProduct({ id: '1', name: 'قلم', order: 1 })]}
    className=""
    onSaved={nothing}
    focusedId={null}
    search=""
    onSearch={nothing}
  />
)
const CENTRE_FORM = <CentreDetails stored={{ ...fullCentre, updatedAt: null }} />

const edit = (name: string) => () => choose(adminList.menu(name), adminList.edit)
const editProduct = (name: string) => () => press(adminProducts.edit.open(name))
const NEW_NAME = 'جديد'
const rename = (label: string) => () => fill(label, NEW_NAME)

type Form = { form: ReactNode; open: () => void; change: () => void; save: string }
const FORMS: Record<string, Form> = {
  member: {
    form: TEAM,
    open: edit('سارة'),
    change: rename(adminTeam.labels.title),
    save: adminTeam.save.updated,
  },
  video: {
    form: VIDEOS_FORM,
    open: edit('فيديو 1'),
    change: rename(adminVideos.labels.title),
    save: admin.save.save,
  },
  product: {
    form: PRODUCTS,
    open: editProduct('قلم'),
    change: rename(adminProducts.labels.name),
    save: adminProducts.edit.save,
  },
  partner: {
    form: CENTRE_FORM,
    open: nothing,
    change: rename(adminCentre.labels.city),
    save: admin.save.save,
  },
}

const isAskedBeforeLeaving = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it.each(Object.keys(FORMS))('saving and leaving wait for the image of a %s', async (name) => {
  const { form, open, change, save } = FORMS[name] as Form
  showForm(form)
  open()
  expect(isAskedBeforeLeaving()).toBe(false)
  const failImage = chooseSlowImage()
  await waitFor(() => expect(isAskedBeforeLeaving()).toBe(true))
  change()
  press(save)
  await expectToWait(failImage)
})

/** Opens a form again once its draft has the new name. */
const REOPEN: Record<string, () => void> = { video: edit(NEW_NAME), product: editProduct(NEW_NAME) }

it.each(Object.keys(FORMS))(
  'a discarded draft of a %s ends the image that is being prepared',
  async (name) => {
    const { form, open, change } = FORMS[name] as Form
    const { unmount } = showForm(form)
    open()
    change()
    unmount()
    showForm(form)
    const reopen = REOPEN[name] ?? open
    reopen()
    chooseSlowImage()
    await screen.findByRole('progressbar')
    press(admin.draft.discard)
    expect(screen.queryByRole('progressbar')).toBeNull()
    await waitFor(() => expect(isAskedBeforeLeaving()).toBe(false))
  },
)

it("leaving waits for the director's photo that is being prepared", async () => {
  allowConsole(/a live value failed/)
  showForm(<DirectorPhotoTab />)
  chooseSlowImage()
  await waitFor(() => expect(isAskedBeforeLeaving()).toBe(true))
  expect(screen.getByRole('progressbar', { name: adminDirectorPhoto.compressing })).toBeVisible()
})
