import { act } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import {
  clearDrafts,
  clearOldDrafts,
  draftNames,
  setDraftAside,
} from '../../../src/admin/form/drafts'
import { cleanProduct } from '../../../src/data/store/products'
import { PIXEL } from '../../fixtures/images'
import { storedProduct } from '../../fixtures/stored-product'
import { mountForm, mountFormWith, STORED, type Value } from '../../helpers/admin/mount-form'
import { expectConsole } from '../../helpers/console'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const hide = () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}
/** Types this at an earlier visit. */
const leave = (part: Partial<Value>) => {
  const { type, unmount } = mountForm()
  type(part)
  unmount()
}

it('a draft comes back by itself at the next visit, with its time, and goes once it is saved', async () => {
  leave({ name: ' typed ' })
  const { form, save, sent } = mountForm()
  expect(form()).toMatchObject({
    typed: { name: ' typed ', lines: ['a', 'b'] },
    draft: { typedAt: expect.any(Date) as Date, hasImages: false },
  })
  await save()
  await sent[0]?.answer({})
  expect(form().draft).toBeNull()
  expect(draftNames('')).toEqual([])
})

it('a draft is written at once when the page is hidden, and removed with its changes', () => {
  const { type } = mountForm()
  type({ name: 'typed' })
  hide()
  expect(draftNames('')).toEqual(['team'])
  type({ name: 'n' })
  hide()
  expect(Object.keys(localStorage)).toEqual([])
})

it('the names of the drafts are read without a write, also of one that is not written yet', () => {
  const { type } = mountForm()
  type({ name: 'typed' })
  expect(draftNames('')).toEqual(['team'])
  expect(Object.keys(localStorage)).toEqual([])
  hide()
  type({ name: 'n' })
  expect(draftNames('')).toEqual([])
  expect(Object.keys(localStorage)).toHaveLength(1)
})

it('a draft keeps what others changed since, in the same list too, and has no images', () => {
  leave({
    lines: ['a', 'b', 'typed'],
    people: { p: { name: 'typed', image: PIXEL }, q: { name: 'new', image: PIXEL } },
  })
  expect(JSON.stringify(localStorage)).not.toContain('AAAA')
  const newer = {
    name: 'newer',
    lines: ['a', 'b', 'newer'],
    people: { p: { name: 'P', image: `${PIXEL}B` } },
  }
  const { form } = mountForm(newer)
  expect(form().draft?.hasImages).toBe(true)
  expect(form().typed).toEqual({
    name: 'newer',
    lines: ['a', 'b', 'newer', 'typed'],
    people: { p: { name: 'typed', image: `${PIXEL}B` }, q: { name: 'new', image: '' } },
  })
})

it('a draft of a list gives each thing its own image', () => {
  const items = ['p', 'q'].map((id) => ({ id, image: `${PIXEL}${id}` }))
  const visitList = () =>
    mountFormWith({
      name: 'videos',
      stored: { items },
      blank: { items: [] as typeof items },
      clean: (typed) => typed,
    })
  const { type, unmount } = visitList()
  type({ items: items.toReversed() })
  unmount()
  expect(visitList().form().typed).toEqual({ items: items.toReversed() })
})

it('a draft of a product keeps its name and no image', () => {
  const stored = cleanProduct(storedProduct())
  const visitProduct = () =>
    mountFormWith({ name: 'product:p1', stored, blank: stored, clean: cleanProduct })
  const { type, unmount } = visitProduct()
  type({ name: 'typed', image: `${PIXEL}B` })
  unmount()
  const { form } = visitProduct()
  expect(form().typed).toEqual({ ...stored, name: 'typed' })
  expect(form().draft?.hasImages).toBe(true)
})

it('a draft keeps the changes of a part that was deleted since', async () => {
  leave({ people: { p: { name: 'typed', image: PIXEL } } })
  const { form, save, sent } = mountForm({ ...STORED, people: {} })
  await save()
  expect(sent[0]?.base?.people).toEqual({})
  expect(form().typed.people['p']?.name).toBe('typed')
})

it('a draft belongs to one form, and goes with a sign-out', () => {
  leave({ name: 'typed' })
  const other = mountForm(STORED, 'videos')
  expect(other.form().draft).toBeNull()
  other.unmount()
  const secondVisit = mountForm()
  secondVisit.type({ name: 'typed' })
  act(() => clearDrafts(''))
  secondVisit.unmount()
  expect(Object.keys(localStorage)).toEqual([])
})

const DAY_MS = 86_400_000
const START = Date.UTC(2026, 0, 10, 9)
/** A visit of the dashboard this many days after now, as its clock says. */
function visitAfter(days: number) {
  vi.setSystemTime(START + days * DAY_MS)
  clearOldDrafts()
  return mountForm()
}
const leaveAt = (days: number) => {
  vi.useFakeTimers({ now: START + days * DAY_MS, toFake: ['Date'] })
  leave({ name: 'typed' })
}

it('a draft keeps the time at which it was typed, and goes after seven days', () => {
  leaveAt(0)
  for (const days of [3, 6]) {
    const { form, unmount } = visitAfter(days)
    expect(form().draft?.typedAt).toEqual(new Date(START))
    unmount()
  }
  expect(visitAfter(7).form().draft).toBeNull()
  expect(draftNames('')).toEqual([])
})

it.each([
  ['with a clock eight days behind', -8, 0],
  ['before a jump of eight days', 0, 8],
  ['with a clock eight days ahead', 8, 0],
  ['before an absence of a month', 0, 30],
])('a draft that was typed %s is shown once more', (_, typedAfter, visitedAfter) => {
  leaveAt(typedAfter)
  const { form, unmount } = visitAfter(visitedAfter)
  expect(form().typed.name).toBe('typed')
  unmount()
  expect(visitAfter(visitedAfter + 1).form().draft === null).toBe(visitedAfter > typedAfter)
})

it('two tabs keep both drafts, which are merged field by field at the next visit', () => {
  leave({ name: 'first' })
  hide()
  expect(draftNames('')).toEqual(['team'])
  const [key = ''] = Object.keys(localStorage)
  const other = localStorage.getItem(key) ?? ''
  localStorage.clear()
  leave({ lines: ['a', 'b', 'second'] })
  localStorage.setItem('draft::team@another-tab', other)
  const { form, unmount } = mountForm()
  expect(form().typed).toMatchObject({ name: 'first', lines: ['a', 'b', 'second'] })
  unmount()
  expect(draftNames('')).toEqual(['team'])
  hide()
  // This tab has taken over what it shows.
  expect(Object.keys(localStorage)).toEqual([key])
})

it('a tab whose draft was taken over keeps it again when it is hidden', () => {
  const { type } = mountForm()
  type({ name: 'typed' })
  hide()
  localStorage.clear()
  hide()
  expect(draftNames('')).toEqual(['team'])
})

it('a text that begins like an image is kept', () => {
  const people = { p: { name: 'data:', image: PIXEL } }
  leave({ name: 'data:', people })
  const { form } = mountForm()
  expect(form().typed).toMatchObject({ name: 'data:', people })
  expect(form().draft?.hasImages).toBe(true)
})

it('a draft leaves out an image in a field of any name', () => {
  leave({ name: PIXEL, lines: ['typed'] })
  hide()
  const texts = Object.values(localStorage).join()
  expect(texts).toContain('typed')
  expect(texts).not.toContain(PIXEL)
})

it('a draft goes and comes back with its item', () => {
  leave({ name: 'typed' })
  const putBack = setDraftAside({ uid: '', name: 'team' })
  expect(draftNames('')).toEqual([])
  putBack()
  expect(mountForm().form().typed.name).toBe('typed')
})

it.each([
  '{',
  '{}',
  '"x"',
  '{"at":"2026-01-01"}',
  '{"at":"2126-01-01","typed":null}',
  '{"at":"2126-01-01","typed":[]}',
  '{"at":"2126-01-01","typed":{"name":"x"},"base":5}',
  JSON.stringify({ at: new Date(), typed: { lines: 5 } }),
])('a damaged draft is ignored: %s', (text) => {
  if (text.includes('lines')) expectConsole(/a draft could not be read/)
  localStorage.setItem('draft::team', text)
  const { form, unmount } = mountForm()
  expect(form().typed).toEqual(STORED)
  unmount()
  expect(draftNames('')).toEqual([])
})

it('a draft that another tab has removed stays removed once its form is closed here', () => {
  const { type, unmount } = mountForm()
  type({ name: 'typed' })
  hide()
  unmount()
  localStorage.clear()
  hide()
  expect(Object.keys(localStorage)).toEqual([])
})
