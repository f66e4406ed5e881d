import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CentreDetails } from '../../../src/admin/centre/centre-tab'
import { DirectorTextTab } from '../../../src/admin/director/director-text-tab'
import { FooterForm } from '../../../src/admin/footer-panel/footer-tab'
import { DraftNote } from '../../../src/admin/form/form-frame'
import { clearDrafts, clearOldDrafts, draftNames } from '../../../src/admin/form/drafts'
import { ProductList, ProductsTab } from '../../../src/admin/products/products-tab'
import { TeamForm } from '../../../src/admin/team/team-form'
import { closeToast } from '../../../src/admin/ui/toast'
import { VideosForm } from '../../../src/admin/videos/videos-tab'
import { admin } from '../../../src/copy/admin'
import { adminCentre } from '../../../src/copy/admin-centre'
import { directorText } from '../../../src/copy/admin-director-text'
import { footerContent, footerPanel } from '../../../src/copy/admin-footer'
import { listWords } from '../../../src/copy/admin-list'
import { adminProducts } from '../../../src/copy/admin-products'
import { adminTeam } from '../../../src/copy/admin-team'
import { adminVideos } from '../../../src/copy/admin-videos'
import { defaultCentre } from '../../../src/data/content/centre'
import { parseProduct } from '../../../src/data/content/products'
import { parseTeamMember } from '../../../src/data/content/team'
import { readVideos } from '../../../src/data/store/videos'
import { DRAFT_MAX_AGE_MS } from '../../../src/limits'
import { expectConsole } from '../../console'
import { MEMBER, PRODUCT, PRODUCT_ID, valid, VIDEOS } from '../../documents'
import { renderUi } from '../../render'
import { CONDITIONS, limitStorage } from '../../storage-conditions'
import { press, showForm } from './show-form'
import { PICTURE, STORED, visit, visitForm, type Value } from './visit-form'

afterEach(() => {
  closeToast()
  vi.restoreAllMocks()
  vi.useRealTimers()
  clearDrafts('')
})

const WORD = 'لا يضيع'
const nothing = () => {}
const list = <T,>(item: T | null): T[] => (item ? [item] : [])
const PRODUCTS = list(parseProduct(valid(PRODUCT), PRODUCT_ID))
const MEMBERS = list(parseTeamMember(valid(MEMBER), 'member1'))
const { edit, fields } = adminProducts

const fill = (label: string, inside: HTMLElement = document.body) =>
  fireEvent.change(within(inside).getByLabelText(label), { target: { value: WORD } })
/** Types in the form of the one card. */
function editCard(label: string): void {
  press(listWords.menu(screen.getByRole('article').querySelector('h3')?.textContent ?? ''))
  fireEvent.click(screen.getByRole('menuitem', { name: listWords.edit }))
  fill(label)
}

const rest = { className: '', announce: nothing, onSaved: nothing, focused: null, search: '', onSearch: nothing }
const editProduct = () => {
  press(edit.open('n'))
  fill(fields.name, screen.getByRole('dialog'))
}
const addVideo = () => {
  press(adminVideos.add.open)
  fill(adminVideos.add.url)
}
const failing = {
  team: { failed: adminTeam.failed.updated.text },
  videos: { failed: adminVideos.toast.saveFailed.text },
  centre: { failed: adminCentre.saveFailed.title },
}
const team = <TeamForm members={MEMBERS} announce={nothing} refresh={null} />

/** `failed` is what is said after a save that failed; `open` shows what was typed. */
type Form = [name: string, form: ReactNode, type: () => void, { failed?: string; save?: string; open?: () => void }?]
const FORMS: Form[] = [
  ['the texts of the director', <DirectorTextTab key={1} />, () => fill(directorText.name)],
  ['a member', team, () => editCard(adminTeam.form.jobTitle), { save: adminTeam.save.updated, ...failing.team }],
  [
    'a video',
    <VideosForm key={1} stored={readVideos(valid(VIDEOS))} />,
    () => editCard(adminVideos.add.name),
    failing.videos,
  ],
  ['a new video', <VideosForm key={1} stored={null} />, addVideo],
  ['the centre', <CentreDetails key={1} stored={null} />, () => fill(adminCentre.fields.city), failing.centre],
  ['the footer', <FooterForm key={1} start={footerContent(defaultCentre)} />, () => fill(footerPanel.mainText)],
  ['a new product', <ProductsTab key={1} />, () => fill(fields.name)],
  [
    'a product',
    <ProductList key={1} products={PRODUCTS} {...rest} />,
    editProduct,
    { open: () => press(`${edit.unsaved} · ${edit.resume}`) },
  ],
]

/** The word stands in a field, or on its card. */
const expectWord = () =>
  waitFor(() => {
    const typed = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value)
    expect([...typed, ...[...document.querySelectorAll('h3')].map((one) => one.textContent)]).toContain(WORD)
  })

// Its form goes with the end of a session, as with the tab or the page.
it.each(FORMS)(
  'what was typed in %s stays when its save fails and when it opens again (116, 123; P6)',
  async (...form) => {
    const [, element, type, { failed, save = admin.save.save, open } = {}] = form
    const { unmount } = showForm(element)
    await waitFor(type)
    if (failed) {
      expectConsole(/a write failed/)
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
      press(save)
      expect(await screen.findByText(failed)).toBeVisible()
    }
    await expectWord()
    unmount()
    showForm(element)
    if (open) await waitFor(open)
    expect(await screen.findByText(admin.draft.title)).toBeVisible()
    await expectWord()
  },
)

it('a note about a draft with pictures says that they are to be chosen again', () => {
  const { rerender } = renderUi(<DraftNote draft={{ at: new Date(), hasPictures: true }} onDiscard={nothing} />)
  expect(screen.getByText(admin.draft.pictures)).toBeVisible()
  rerender(<DraftNote draft={{ at: new Date(), hasPictures: false }} onDiscard={nothing} />)
  expect(screen.queryByText(admin.draft.pictures)).toBeNull()
})

describe('a draft', () => {
  const hide = () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }
  /** Types this at an earlier visit. */
  const leave = (part: Partial<Value>) => {
    const { type, unmount } = visit()
    type(part)
    unmount()
  }

  it('comes back by itself at the next visit, with its time, and goes once it is saved', async () => {
    leave({ name: ' typed ' })
    const { form, save, sent } = visit()
    expect(form()).toMatchObject({
      typed: { name: ' typed ', lines: ['a', 'b'] },
      draft: { at: expect.any(Date) as Date, hasPictures: false },
    })
    await save()
    await sent[0]?.answer({})
    expect(form().draft).toBeNull()
    expect(draftNames('')).toEqual([])
  })

  it('is written at once when the page is hidden, and removed with its changes', () => {
    const { type } = visit()
    type({ name: 'typed' })
    hide()
    expect(Object.keys(localStorage)).toEqual(['draft::test'])
    type({ name: 'n' })
    hide()
    expect(Object.keys(localStorage)).toEqual([])
  })

  it('keeps what others changed since, in the same list too, and has no pictures', () => {
    leave({
      lines: ['a', 'b', 'typed'],
      people: { p: { name: 'typed', image: PICTURE }, q: { name: 'new', image: PICTURE } },
    })
    expect(JSON.stringify(localStorage)).not.toContain('AAAA')
    const newer = { name: 'newer', lines: ['a', 'b', 'newer'], people: { p: { name: 'P', image: `${PICTURE}B` } } }
    const { form } = visit(newer)
    expect(form().draft?.hasPictures).toBe(true)
    expect(form().typed).toEqual({
      name: 'newer',
      lines: ['a', 'b', 'newer', 'typed'],
      people: { p: { name: 'typed', image: `${PICTURE}B` }, q: { name: 'new', image: '' } },
    })
  })

  it('of a list gives each thing its own picture', () => {
    const items = ['p', 'q'].map((id) => ({ id, image: `${PICTURE}${id}` }))
    const visitList = () =>
      visitForm({ name: 'list', stored: { items }, blank: { items: [] as typeof items }, clean: (typed) => typed })
    const { type, unmount } = visitList()
    type({ items: items.toReversed() })
    unmount()
    expect(visitList().form().typed).toEqual({ items: items.toReversed() })
  })

  it('of a part that was deleted since asks at the save, and of others does not', async () => {
    leave({ people: { p: { name: 'typed', image: PICTURE } } })
    const { form, save, sent } = visit({ ...STORED, people: {} })
    await save()
    expect(sent[0]?.base?.people).toEqual({})
    expect(form().typed.people['p']?.name).toBe('typed')
  })

  it('belongs to one form, lasts 7 days, and goes with a sign-out', () => {
    leave({ name: 'typed' })
    const other = visit(STORED, 'other')
    expect(other.form().draft).toBeNull()
    other.unmount()
    const now = Date.now()
    vi.useFakeTimers({ now: now + DRAFT_MAX_AGE_MS + 1000, toFake: ['Date'] })
    clearOldDrafts()
    expect(draftNames('')).toEqual([])
    vi.setSystemTime(now)
    const again = visit()
    again.type({ name: 'typed' })
    act(() => clearDrafts(''))
    again.unmount()
    expect(Object.keys(localStorage)).toEqual([])
  })

  it.each(['{', '{}', '"x"', '{"at":"2026-01-01"}', JSON.stringify({ at: new Date(), typed: { lines: 5 } })])(
    'that is damaged is no draft: %s',
    (text) => {
      if (text.includes('lines')) expectConsole(/a draft could not be read/)
      localStorage.setItem('draft::test', text)
      const { form, unmount } = visit()
      expect(form().typed).toEqual(STORED)
      unmount()
      expect(draftNames('')).toEqual([])
    },
  )

  it.each(CONDITIONS)('lasts as long as the page where the storage is %s', (condition) => {
    limitStorage(condition)
    leave({ name: 'typed' })
    expect(visit().form().typed.name).toBe('typed')
  })
})
