import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { CentreDetails } from '../../src/admin/centre/centre-form'
import { DirectorTextTab } from '../../src/admin/director/director-text-tab'
import { FooterForm } from '../../src/admin/footer-panel/footer-form'
import { DraftNote } from '../../src/admin/form/draft-note'
import { clearDrafts } from '../../src/admin/form/drafts'
import { ProductList } from '../../src/admin/products/product-list'
import { ProductsTab } from '../../src/admin/products/products-tab'
import { TeamForm } from '../../src/admin/team/team-form'
import { VideosForm } from '../../src/admin/videos/videos-form'
import { admin } from '../../src/copy/admin'
import { adminCentre } from '../../src/copy/admin-centre'
import { directorText } from '../../src/copy/admin-director-text'
import { footerContent, footerPanel } from '../../src/copy/admin-footer'
import { listWords } from '../../src/copy/admin-list'
import { adminProducts } from '../../src/copy/admin-products'
import { adminTeam } from '../../src/copy/admin-team'
import { adminVideos } from '../../src/copy/admin-videos'
import { defaultCentre } from '../../src/data/content/centre'
import { parseProduct } from '../../src/data/content/products'
import { parseTeamMember } from '../../src/data/content/team'
import { readVideos } from '../../src/data/store/videos'
import { MEMBER, PRODUCT, PRODUCT_ID, valid, VIDEOS } from '../documents'
import { renderUi } from '../render'
import { showForm } from './form/show-form'

afterEach(() => clearDrafts(''))

const WORD = 'لا يضيع'
const nothing = () => {}
const list = <T,>(item: T | null): T[] => (item ? [item] : [])
const PRODUCTS = list(parseProduct(valid(PRODUCT), PRODUCT_ID))
const MEMBERS = list(parseTeamMember(valid(MEMBER), 'member1'))
const { edit, fields } = adminProducts

/** Without the roles, which take most of the time of a query. */
function press(name: string): void {
  const found = [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  )
  if (!found) throw new Error(`No button ${name}`)
  fireEvent.click(found)
}
const fill = (label: string, inside: HTMLElement = document.body) =>
  fireEvent.change(within(inside).getByLabelText(label), { target: { value: WORD } })
/** Types in the form of the one card. */
function editCard(label: string): void {
  press(listWords.menu(screen.getByRole('article').querySelector('h3')?.textContent ?? ''))
  fireEvent.click(screen.getByRole('menuitem', { name: listWords.edit }))
  fill(label)
}

type Form = { name: string; form: ReactNode; type: () => void; open?: () => void }
const FORMS: Form[] = [
  { name: 'the texts of the director', form: <DirectorTextTab />, type: () => fill(directorText.name) },
  {
    name: 'a member',
    form: <TeamForm members={MEMBERS} announce={nothing} canAdd refresh={null} />,
    type: () => editCard(adminTeam.form.jobTitle),
  },
  {
    name: 'a video',
    form: <VideosForm stored={readVideos(valid(VIDEOS))} />,
    type: () => editCard(adminVideos.add.name),
  },
  {
    name: 'a new video',
    form: <VideosForm stored={null} />,
    type: () => {
      press(adminVideos.add.open)
      fill(adminVideos.add.url)
    },
  },
  {
    name: 'the details of the centre',
    form: <CentreDetails stored={null} />,
    type: () => fill(adminCentre.fields.city),
  },
  {
    name: 'the footer',
    form: <FooterForm start={footerContent(defaultCentre)} />,
    type: () => fill(footerPanel.mainText),
  },
  {
    name: 'a new product',
    form: <ProductsTab />,
    type: () => fill(fields.name),
  },
  {
    name: 'a product',
    form: (
      <ProductList
        products={PRODUCTS}
        className=""
        announce={nothing}
        onSaved={nothing}
        focused={null}
        search=""
        onSearch={nothing}
      />
    ),
    type: () => {
      press(edit.open('n'))
      fill(fields.name, screen.getByRole('dialog'))
    },
    open: () => press(`${edit.unsaved} · ${edit.resume}`),
  },
]

/** The word stands in a field, or on its card. */
const expectWord = () =>
  waitFor(() => {
    const typed = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value)
    expect([...typed, ...[...document.querySelectorAll('h3')].map((one) => one.textContent)]).toContain(WORD)
  })

// Its form goes with the end of a session, as with the tab or the page.
it.each(FORMS)('what was typed in $name is there when it opens again, and a note says so (P6)', async (one) => {
  const { unmount } = showForm(one.form)
  await waitFor(one.type)
  await expectWord()
  unmount()
  showForm(one.form)
  if (one.open) await waitFor(one.open)
  expect(await screen.findByText(admin.draft.title)).toBeVisible()
  await expectWord()
})

it('a note about a draft with pictures says that they are to be chosen again', () => {
  const { rerender } = renderUi(<DraftNote draft={{ at: new Date(), hasPictures: true }} onDiscard={nothing} />)
  expect(screen.getByText(admin.draft.pictures)).toBeVisible()
  rerender(<DraftNote draft={{ at: new Date(), hasPictures: false }} onDiscard={nothing} />)
  expect(screen.queryByText(admin.draft.pictures)).toBeNull()
})
