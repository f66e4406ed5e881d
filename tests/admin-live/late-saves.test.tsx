// @vitest-environment jsdom
import '../setup'
import '../setup-dom'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CentreDetails } from '../../src/admin/centre/centre-panel'
import { DirectorTextForm } from '../../src/admin/director/director-text-tab'
import { SaveBar } from '../../src/admin/form/save-bar'
import { useProductForm } from '../../src/admin/products/use-product-form'
import { TeamForm } from '../../src/admin/team/team-form'
import { VideoListForm } from '../../src/admin/videos/video-list-form'
import { admin } from '../../src/copy/admin/admin'
import { adminCentre } from '../../src/copy/admin/centre'
import { adminDirectorText } from '../../src/copy/admin/director-text'
import { adminList } from '../../src/copy/admin/list'
import { adminProducts } from '../../src/copy/admin/products'
import { adminTeam } from '../../src/copy/admin/team'
import { adminVideos } from '../../src/copy/admin/videos'
import { defaultCentre } from '../../src/data/content/centre'
import { CENTRE_PATH, DIRECTOR_TEXTS_PATH, VIDEOS_PATH } from '../../src/data/document-paths'
import { storedCentre } from '../../src/data/store/centre'
import { PIXEL } from '../fixtures/images'
import { memberAt, teamDocuments } from '../fixtures/members'
import { idAt, productDocuments } from '../fixtures/products'
import { storedProduct } from '../fixtures/stored-product'
import { videoAt } from '../fixtures/videos'
import { choose, fill, press, SAVE_BAR } from '../helpers/admin/show-form'
import { allowConsole, expectConsole } from '../helpers/console'
import { owner } from '../helpers/emulator/backend'
import { endTimeLimit, releaseUntilStopped, slowToken } from '../helpers/emulator/slow-token'
import { showTab } from '../helpers/emulator/tab'

const nothing = () => {}
const texts = {
  name: 'المديرة',
  titles: ['ت'],
  credentials: ['ش'],
  highlights: [],
  updatedAt: new Date(),
}
const video = videoAt(1, 1)
const product = storedProduct({ id: idAt(1), name: 'الأول', image: PIXEL })

/** The form of a product without its dialog, which closes when a save begins. */
function ProductForm() {
  const { form, save } = useProductForm(product, {
    list: { isDeletedHere: () => false, stopFailed: nothing },
    onSend: nothing,
    onSaved: nothing,
  })
  return (
    <>
      <input
        aria-label={adminProducts.labels.name}
        value={form.typed.name}
        onChange={({ target }) => form.set({ name: target.value })}
      />
      <SaveBar
        changes={form.changed.length}
        write={form.write}
        onSave={() => save(nothing)}
        discard={{ label: admin.save.discard, onClick: nothing }}
      />
    </>
  )
}

/** Each form over a live value that never shows a save, what is stored, and a field of the form. */
const FORMS = {
  'a product': {
    stored: productDocuments([product.name]),
    Form: ProductForm,
    open: nothing,
    label: adminProducts.labels.name,
  },
  'the team': {
    stored: teamDocuments(1),
    Form: () => <TeamForm members={[memberAt(0)]} refresh={null} />,
    open: () => choose(adminList.menu(memberAt(0).name), adminList.edit),
    label: adminTeam.labels.title,
  },
  'the videos': {
    stored: { [VIDEOS_PATH]: { videos: [video], images: {}, updatedAt: new Date() } },
    Form: () => <VideoListForm stored={{ videos: [{ ...video, image: '' }] }} />,
    open: () => choose(adminList.menu(video.title), adminList.edit),
    label: adminVideos.labels.title,
  },
  'the texts of the director': {
    stored: { [DIRECTOR_TEXTS_PATH]: texts },
    Form: () => <DirectorTextForm stored={texts} reload={null} />,
    open: nothing,
    label: adminDirectorText.labels.name,
  },
  'the centre': {
    stored: { [CENTRE_PATH]: { ...storedCentre(defaultCentre), updatedAt: new Date() } },
    Form: () => <CentreDetails stored={{ ...defaultCentre, updatedAt: null }} />,
    open: nothing,
    label: adminCentre.labels.city,
  },
}

/** Opens a form, types into its field, and saves. */
async function saveFirst({ Form, open, label }: (typeof FORMS)[keyof typeof FORMS]) {
  const shown = showTab(Form)
  await waitFor(open)
  await waitFor(() => fill(label, 'أولاً'))
  press(admin.save.save)
  return shown
}

const expectSaved = () => waitFor(() => screen.getByText(admin.save.saved, { exact: false }))

it.each(Object.entries(FORMS))(
  'a later save of %s stops the earlier one, which is no change of another device',
  async (_, form) => {
    expectConsole(/a write failed/)
    allowConsole(/AbortError/)
    await owner.store(form.stored)
    // This save is the one that is stored, and the same from a form that has opened before it gets no answer.
    const { unmount } = await saveFirst(form)
    await expectSaved()
    unmount()
    const token = await slowToken()
    endTimeLimit()
    await saveFirst(form)
    await screen.findByText(admin.save.unconfirmed)
    fill(form.label, 'ثانياً')
    press(admin.save.retry, SAVE_BAR)
    await expectSaved()
    expect(screen.queryByText(admin.clashes([]).slice(0, 20), { exact: false })).toBeNull()
    await releaseUntilStopped(token)
  },
)
