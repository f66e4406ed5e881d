import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { CentreDetails } from '../../src/admin/centre/centre-tab'
import { DirectorTextTab } from '../../src/admin/director/director-text-tab'
import { clearDrafts } from '../../src/admin/form/drafts'
import { ProductList } from '../../src/admin/products/products-tab'
import { TeamForm } from '../../src/admin/team/team-form'
import { VideosForm } from '../../src/admin/videos/videos-tab'
import { listWords } from '../../src/copy/admin-list'
import { adminProducts } from '../../src/copy/admin-products'
import { fullCentre } from '../centre'
import { director, marked, marksIn, member, product, video } from '../marked'
import { press, showForm } from './form/show-form'

afterEach(() => clearDrafts(''))

const nothing = () => {}
const rest = { className: '', announce: nothing, onSaved: nothing, focused: null, search: '', onSearch: nothing }
const { registration, vat, legalReviewed } = fullCentre
// Lists of lines have inputs of other kinds.
const { phones, hours, exceptions, partners, ...texts } = marked(fullCentre)
const centre = { ...texts, registration, vat, legalReviewed }
const edit = () => {
  press(listWords.menu(screen.getByRole('article').querySelector('h3')?.textContent ?? ''))
  fireEvent.click(screen.getByRole('menuitem', { name: listWords.edit }))
}

it.each<[string, fields: object, form: ReactNode, open: () => void]>([
  [
    'product',
    product,
    <ProductList key={1} products={[product]} {...rest} />,
    () => press(adminProducts.edit.open('نص name')),
  ],
  ['member', member, <TeamForm key={1} members={[member]} announce={nothing} refresh={null} />, edit],
  ['video', video, <VideosForm key={1} stored={{ videos: [video] }} />, edit],
  ['director', director, <DirectorTextTab key={1} />, nothing],
  ['centre', centre, <CentreDetails key={1} stored={{ ...fullCentre, ...centre, updatedAt: null }} />, nothing],
])('every field of a %s has an input', async (_, fields, form, open) => {
  // What is stored of the director is read by the tab itself, and a draft is not.
  localStorage.setItem('draft::director-text', JSON.stringify({ at: new Date(), base: null, typed: director }))
  showForm(form)
  open()
  const inputs = () => [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]
  await waitFor(() => {
    const typed = inputs().map(({ value }) => value)
    expect(marksIn(fields).filter((mark) => !typed.some((value) => value.includes(mark)))).toEqual([])
  })
})
