import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeImage } from '../../../scripts/documents/valid'
import { CentreDetails } from '../../../src/admin/centre/centre-panel'
import { DirectorTextTab } from '../../../src/admin/director/director-text-tab'
import { FooterForm } from '../../../src/admin/footer-panel/footer-form'
import { ProductList } from '../../../src/admin/products/product-list'
import { ProductsTab } from '../../../src/admin/products/products-tab'
import { TeamForm } from '../../../src/admin/team/team-form'
import { VideoListForm } from '../../../src/admin/videos/video-list-form'
import { admin } from '../../../src/copy/admin/admin'
import { adminCentre } from '../../../src/copy/admin/centre'
import { adminDirectorText } from '../../../src/copy/admin/director-text'
import { adminErrors } from '../../../src/copy/admin/errors'
import { adminFooter, footerContent } from '../../../src/copy/admin/footer'
import { adminList } from '../../../src/copy/admin/list'
import { adminProducts } from '../../../src/copy/admin/products'
import { adminTeam } from '../../../src/copy/admin/team'
import { adminVideos } from '../../../src/copy/admin/videos'
import { defaultCentre } from '../../../src/data/content/centre'
import type { Collection } from '../../../src/data/entities'
import { fullCentre } from '../../fixtures/centre'
import {
  marked,
  markedDirectorTexts,
  markedMember,
  markedProduct,
  markedVideo,
  marksIn,
} from '../../fixtures/marked'
import { productListProps } from '../../helpers/admin/product-list-props'
import { choose, fill, findInputs, press, showForm } from '../../helpers/admin/show-form'
import { expectConsole } from '../../helpers/console'

afterEach(() => void vi.restoreAllMocks())

const WORD = 'لا يضيع'
const nothing = () => {}
const { edit, labels } = adminProducts
const { registration, vat, legalReviewed } = fullCentre
// Lists of lines have inputs of other kinds.
const { phones, hours, exceptions, partners, ...texts } = marked(fullCentre)
const centre = { ...texts, registration, vat, legalReviewed }
const film = {
  ...markedVideo,
  url: 'https://youtu.be/abcdefghijk',
  duration: '4:30',
  image: makeImage(),
}

const PRODUCTS = <ProductList key={1} products={[markedProduct]} {...productListProps} />
const TEAM_FORM = <TeamForm key={1} members={[markedMember]} refresh={null} />
const VIDEOS_FORM = <VideoListForm key={1} stored={{ videos: [film] }} />
const TEXTS = <DirectorTextTab key={1} />
const editProduct = () => press(edit.open(markedProduct.name))
const editMember = () => choose(adminList.menu(markedMember.name), adminList.edit)
const editVideo = () => choose(adminList.menu(film.title), adminList.edit)

const inputs = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(
    ({ value }) => value,
  )

type Shown = { shown: object; form: ReactNode; open: () => void }
const FORMS: Record<Exclude<Collection, 'director-photos'>, Shown> = {
  products: { shown: markedProduct, form: PRODUCTS, open: editProduct },
  team: { shown: markedMember, form: TEAM_FORM, open: editMember },
  videos: { shown: film, form: VIDEOS_FORM, open: editVideo },
  'director-texts': { shown: markedDirectorTexts, form: TEXTS, open: nothing },
  settings: {
    shown: centre,
    form: <CentreDetails key={1} stored={{ ...fullCentre, ...centre, updatedAt: null }} />,
    open: nothing,
  },
}

it.each(Object.entries(FORMS))(
  'every field of %s has an input',
  async (_, { shown, form, open }) => {
    // The tab of the director reads her stored texts from Firestore, so a draft gives them here.
    localStorage.setItem(
      'draft::director-text',
      JSON.stringify({ at: new Date(), base: null, typed: markedDirectorTexts }),
    )
    showForm(form)
    open()
    await findInputs()
    const isMissing = (mark: string) => !inputs().some((value) => value.includes(mark))
    expect(marksIn(shown).filter(isMissing)).toEqual([])
  },
)

/** A form, the label of one of its fields, and the functions that open the form and resume its draft. */
type Typing = {
  what: string
  form: ReactNode
  open: () => void
  label: string
  resume?: () => void
}
const A_VIDEO: Typing = {
  what: 'a video',
  form: VIDEOS_FORM,
  open: editVideo,
  label: adminVideos.labels.title,
}
const THE_CENTRE: Typing = {
  what: 'the centre',
  form: <CentreDetails key={1} stored={null} />,
  open: nothing,
  label: adminCentre.labels.city,
}

async function typeWord({ form, open, label }: Typing) {
  const shown = showForm(form)
  open()
  await findInputs()
  fill(label, WORD)
  return shown
}

/** The word stands in a field, or on its card. */
const expectWord = () =>
  waitFor(() => {
    const cards = [...document.querySelectorAll('h3')].map(({ textContent }) => textContent)
    expect([...inputs(), ...cards]).toContain(WORD)
  })

/** The form opens with the word as a draft. */
async function expectDraft({ form, resume }: Typing): Promise<void> {
  showForm(form)
  if (resume) await waitFor(resume)
  expect(await screen.findByText(admin.draft.title)).toBeVisible()
  // Members and videos have images, which a draft does not keep.
  expect(screen.queryAllByText(admin.draft.images)).toHaveLength(
    form === TEAM_FORM || form === VIDEOS_FORM ? 1 : 0,
  )
  await expectWord()
}

// Its form goes with the end of a session, as with the tab or the page.
it.each<Typing>([
  {
    what: 'the texts of the director',
    form: TEXTS,
    open: nothing,
    label: adminDirectorText.labels.name,
  },
  { what: 'a member', form: TEAM_FORM, open: editMember, label: adminTeam.labels.title },
  A_VIDEO,
  {
    what: 'a new video',
    form: <VideoListForm key={1} stored={null} />,
    open: () => press(adminVideos.add.open),
    label: adminVideos.labels.url,
  },
  THE_CENTRE,
  {
    what: 'the footer',
    form: <FooterForm key={1} content={footerContent(defaultCentre)} />,
    open: nothing,
    label: adminFooter.mainText,
  },
  { what: 'a new product', form: <ProductsTab key={1} />, open: nothing, label: labels.name },
  {
    what: 'a product',
    form: PRODUCTS,
    open: editProduct,
    label: labels.name,
    resume: () => press(`${edit.unsaved} · ${edit.resume}`),
  },
])('what was typed in $what stays when its form opens again', async (typing) => {
  const { unmount } = await typeWord(typing)
  await expectWord()
  unmount()
  await expectDraft(typing)
})

describe.each([
  { typing: A_VIDEO, failed: adminVideos.toast.saveFailed.text },
  { typing: THE_CENTRE, failed: adminCentre.saveFailed.title },
])('a save of $typing.what that fails', ({ typing, failed }) => {
  /** Types the word and saves it without a network. */
  async function failSave() {
    const shown = await typeWord(typing)
    expectConsole(/a write failed/)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    press(admin.save.save)
    expect(await screen.findByText(failed)).toBeVisible()
    return shown
  }

  it(`what was typed in ${typing.what} stays when its save fails`, async () => {
    await failSave()
    await expectWord()
  })

  it(`what was typed in ${typing.what} stays when its form opens after a failed save`, async () => {
    const { unmount } = await failSave()
    unmount()
    await expectDraft(typing)
  })
})

it('the name of the director says by how much 150 letters are too many', async () => {
  showForm(TEXTS)
  const field = await screen.findByLabelText(adminDirectorText.labels.name)
  fireEvent.change(field, { target: { value: 'ن'.repeat(150) } })
  expect(field).toHaveValue('ن'.repeat(150))
  expect(field).toHaveAccessibleDescription(adminErrors.tooLong(30))
})
