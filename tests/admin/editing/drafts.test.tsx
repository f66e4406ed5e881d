import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearDrafts, clearOldDrafts, draftKeys, readDraft } from '../../../src/admin/editing/drafts'
import { useDraft, useStoredDraft } from '../../../src/admin/editing/use-draft'
import { DRAFT_EXPIRED_MS, DRAFT_MAX_AGE_MS } from '../../../src/limits'
import { CONDITIONS, limitStorage } from '../../storage-conditions'

const parse = (value: unknown) => (typeof value === 'string' ? value : null)
const useFormDraft = ({ uid, key }: { uid: string; key: string }) => useDraft(key, uid, parse)
const visit = (uid = 'u1', key = 'form') => renderHook(useFormDraft, { initialProps: { uid, key } })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a draft (beyond 2, P7)', () => {
  it('is offered with its time at the next visit', () => {
    const first = visit()
    act(() => first.result.current.write('typed'))
    expect(readDraft('u1', 'form')).toBeNull()
    act(() => void vi.advanceTimersByTime(1_000))
    expect(readDraft('u1', 'form')?.value).toBe('typed')
    const next = visit()
    expect(next.result.current.stored?.value).toBe('typed')
    expect(next.result.current.stored?.at).toBeInstanceOf(Date)
  })

  it('is written at once when the page is hidden', () => {
    const first = visit()
    act(() => first.result.current.write('at pagehide'))
    window.dispatchEvent(new Event('pagehide'))
    expect(readDraft('u1', 'form')?.value).toBe('at pagehide')
    act(() => first.result.current.write('at hiding'))
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(readDraft('u1', 'form')?.value).toBe('at hiding')
    vi.restoreAllMocks()
    act(() => first.result.current.write('at unmount'))
    first.unmount()
    expect(readDraft('u1', 'form')?.value).toBe('at unmount')
  })

  it('belongs to one administrator and one form', () => {
    const first = visit()
    act(() => first.result.current.write('mine'))
    first.unmount()
    expect(visit('u2').result.current.stored).toBeNull()
    expect(visit('u1', 'other').result.current.stored).toBeNull()
    expect(draftKeys('u1')).toEqual(['form'])
  })

  it('is deleted on save, dismissal and sign-out', () => {
    const first = visit()
    act(() => first.result.current.write('typed'))
    act(() => first.result.current.clear())
    first.unmount()
    expect(readDraft('u1', 'form')).toBeNull()
    const second = visit()
    act(() => second.result.current.write('typed again'))
    clearDrafts('u1')
    second.unmount()
    expect(draftKeys('u1')).toEqual([])
  })

  it.each(['{', '{"at":"x","value":"a"}', '"text"', `{"at":"${new Date().toISOString()}","value":1}`])(
    'is ignored when it is damaged: %s',
    (text) => {
      localStorage.setItem('draft:u1:form', text)
      expect(visit().result.current.stored).toBeNull()
    },
  )

  it('expires after 7 days', () => {
    expect(DRAFT_MAX_AGE_MS / 86_400_000).toBe(7)
    const stored = (uid: string, ageMs: number) =>
      localStorage.setItem(
        `draft:${uid}:form`,
        JSON.stringify({ value: 'typed', at: new Date(Date.now() - ageMs).toISOString() }),
      )
    stored('u1', DRAFT_MAX_AGE_MS)
    stored('u2', DRAFT_MAX_AGE_MS - 1_000)
    stored('u3', DRAFT_MAX_AGE_MS)
    expect(visit('u1').result.current.stored).toBeNull()
    expect(visit('u2').result.current.stored?.value).toBe('typed')
    localStorage.setItem('another key', 'kept')
    clearOldDrafts()
    vi.setSystemTime(Date.now() + DRAFT_EXPIRED_MS)
    clearOldDrafts()
    expect(Object.keys(localStorage).sort()).toEqual(['another key', 'draft:u2:form'])
  })

  it.each([8, 40, 365])('outlasts a clock that is %s days ahead for an hour', (days) => {
    const first = visit()
    act(() => first.result.current.write('typed'))
    first.unmount()
    const now = Date.now()
    vi.setSystemTime(now + days * 86_400_000)
    clearOldDrafts()
    vi.setSystemTime(now + days * 86_400_000 + 3_600_000)
    clearOldDrafts()
    vi.setSystemTime(now)
    expect(visit().result.current.stored?.value).toBe('typed')
  })

  it('is offered again at once after it was set aside', () => {
    const { result } = visit()
    act(() => result.current.setAside('before theirs'))
    expect(result.current.stored?.value).toBe('before theirs')
  })
})

describe.each(CONDITIONS)('a draft whose storage is %s (P23)', (condition) => {
  it('lasts as long as the page', () => {
    limitStorage(condition)
    const first = visit()
    act(() => first.result.current.write('typed'))
    first.unmount()
    expect(draftKeys('u1')).toEqual(['form'])
    const second = visit()
    expect(second.result.current.stored?.value).toBe('typed')
    act(() => second.result.current.clear())
    expect(draftKeys('u1')).toEqual([])
    vi.restoreAllMocks()
  })
})

describe('a form with a draft', () => {
  const useForm = ({ typed }: { typed: string | null }) => {
    const draft = useDraft('form', 'u1', parse)
    useStoredDraft(draft, typed !== null, typed ?? '')
    return draft
  }
  const open = (typed: string | null) => renderHook(useForm, { initialProps: { typed } })
  const stored = () => (act(() => void vi.advanceTimersByTime(1_000)), readDraft('u1', 'form')?.value)

  it('keeps a draft only while it is dirty', () => {
    const { rerender } = open('typed')
    expect(stored()).toBe('typed')
    rerender({ typed: 'typed on' })
    expect(stored()).toBe('typed on')
    rerender({ typed: null })
    expect(stored()).toBeUndefined()
  })

  it('keeps an offered draft behind what is typed next', () => {
    open('left behind').unmount()
    const { result, rerender, unmount } = open(null)
    rerender({ typed: 'new' })
    rerender({ typed: null })
    expect(result.current.stored?.value).toBe('left behind')
    expect(stored()).toBe('left behind')
    rerender({ typed: 'new' })
    unmount()

    const next = open(null).result
    expect(next.current.stored?.value).toBe('new')
    act(() => next.current.clear())
    expect(next.current.stored?.value).toBe('left behind')
    expect(stored()).toBe('left behind')
    act(() => next.current.clear())
    expect([next.current.stored, stored()]).toEqual([null, undefined])
  })
})
