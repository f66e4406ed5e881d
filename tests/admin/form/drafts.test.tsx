import { act } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { clearDrafts, clearOldDrafts, draftNames } from '../../../src/admin/form/drafts'
import { DRAFT_MAX_AGE_MS } from '../../../src/limits'
import { expectConsole } from '../../console'
import { PICTURE, STORED, visit, visitForm, type Value } from './visit-form'

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
  const { type, unmount } = visit()
  type(part)
  unmount()
}

it('a draft comes back by itself at the next visit, with its time, and goes once it is saved', async () => {
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

it('a draft is written at once when the page is hidden, and removed with its changes', () => {
  const { type } = visit()
  type({ name: 'typed' })
  hide()
  expect(Object.keys(localStorage)).toEqual(['draft::test'])
  type({ name: 'n' })
  hide()
  expect(Object.keys(localStorage)).toEqual([])
})

it('a draft keeps what others changed since, in the same list too, and has no pictures', () => {
  leave({
    lines: ['a', 'b', 'typed'],
    people: { p: { name: 'typed', image: PICTURE }, q: { name: 'new', image: PICTURE } },
  })
  expect(JSON.stringify(localStorage)).not.toContain('AAAA')
  const newer = {
    name: 'newer',
    lines: ['a', 'b', 'newer'],
    people: { p: { name: 'P', image: `${PICTURE}B` } },
  }
  const { form } = visit(newer)
  expect(form().draft?.hasPictures).toBe(true)
  expect(form().typed).toEqual({
    name: 'newer',
    lines: ['a', 'b', 'newer', 'typed'],
    people: { p: { name: 'typed', image: `${PICTURE}B` }, q: { name: 'new', image: '' } },
  })
})

it('a draft of a list gives each thing its own picture', () => {
  const items = ['p', 'q'].map((id) => ({ id, image: `${PICTURE}${id}` }))
  const visitList = () =>
    visitForm({
      name: 'list',
      stored: { items },
      blank: { items: [] as typeof items },
      clean: (typed) => typed,
    })
  const { type, unmount } = visitList()
  type({ items: items.toReversed() })
  unmount()
  expect(visitList().form().typed).toEqual({ items: items.toReversed() })
})

it('a draft of a part that was deleted since asks at the save, and of others does not', async () => {
  leave({ people: { p: { name: 'typed', image: PICTURE } } })
  const { form, save, sent } = visit({ ...STORED, people: {} })
  await save()
  expect(sent[0]?.base?.people).toEqual({})
  expect(form().typed.people['p']?.name).toBe('typed')
})

it('a draft belongs to one form, lasts 7 days, and goes with a sign-out', () => {
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

it.each([
  '{',
  '{}',
  '"x"',
  '{"at":"2026-01-01"}',
  JSON.stringify({ at: new Date(), typed: { lines: 5 } }),
])('a draft that is damaged is none: %s', (text) => {
  if (text.includes('lines')) expectConsole(/a draft could not be read/)
  localStorage.setItem('draft::test', text)
  const { form, unmount } = visit()
  expect(form().typed).toEqual(STORED)
  unmount()
  expect(draftNames('')).toEqual([])
})
