import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { clearDrafts, clearOldDrafts, draftNames } from '../../../src/admin/form/drafts'
import { useForm, type SaveResult } from '../../../src/admin/form/use-form'
import { GoneError } from '../../../src/data/client/errors'
import type { Saved } from '../../../src/data/store/save'
import { DRAFT_MAX_AGE_MS } from '../../../src/limits'
import { expectConsole } from '../../console'
import { CONDITIONS, limitStorage } from '../../storage-conditions'
import { InDashboard } from './show-form'

type Value = { name: string; lines: string[]; people: Record<string, { name: string; image: string }> }

const PICTURE = `data:image/webp;base64,${'A'.repeat(40)}`
const STORED: Value = { name: 'n', lines: ['a', 'b'], people: { p: { name: 'P', image: PICTURE } } }
const clean = (value: Value): Value => ({
  ...value,
  name: value.name.trim(),
  lines: value.lines.map((line) => line.trim()).filter(Boolean),
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  clearDrafts('')
})

/** A visit of a form. The test answers its saves, in the sequence in which they were sent. */
function visit(stored: Value | null = STORED, name = 'test') {
  expectConsole(/a live value failed/)
  const sent: { base: Value | null; mine: Value; answer: (saved: Partial<Saved<Value>> | Error) => Promise<void> }[] =
    []
  const save = (base: Value | null, mine: Value) =>
    new Promise<Saved<Value>>((resolve, reject) => {
      const answer = (saved: Partial<Saved<Value>> | Error) =>
        act(async () => (saved instanceof Error ? reject(saved) : resolve({ value: mine, replaced: [], ...saved })))
      sent.push({ base, mine, answer })
    })
  // A save without an answer would fail in a later test.
  onTestFinished(async () => {
    for (const { answer } of sent) await answer({})
  })
  const blank = { name: 'default', lines: [], people: {} }
  const { result, rerender, unmount } = renderHook(({ live }) => useForm({ name, stored: live, blank, clean, save }), {
    initialProps: { live: stored },
    wrapper: InDashboard,
  })
  const form = () => result.current
  const results: Promise<SaveResult>[] = []
  return {
    sent,
    form,
    unmount,
    results,
    live: (part: Partial<Value> | null) => rerender({ live: part && { ...STORED, ...part } }),
    type: (part: Partial<Value>) => act(() => form().set(part)),
    save: (send = () => form().save()) => act(async () => void results.push(send())),
  }
}

describe('what is typed', () => {
  it('stays while another field changes elsewhere, and only changed fields count', () => {
    const { form, type, live } = visit()
    type({ name: 'mine' })
    live({ lines: ['a', 'b', 'c'] })
    expect(form().typed).toMatchObject({ name: 'mine', lines: ['a', 'b', 'c'] })
    expect(form().changed).toEqual(['name'])
  })

  it('stays line by line in a list, with the spaces and blank lines of an equal one', () => {
    const { form, type, live } = visit()
    type({ name: ' n  ', lines: ['a', 'b', 'mine', ''] })
    expect(form().changed).toEqual(['lines'])
    live({ lines: ['theirs', 'a', 'b'] })
    expect(form().typed).toMatchObject({ name: ' n  ', lines: ['theirs', 'a', 'b', 'mine'] })
  })

  it('is no change once it is what is stored', () => {
    const { form, type, live } = visit()
    type({ name: 'same' })
    live({ name: 'same' })
    expect(form().changed).toEqual([])
  })

  it('is taken back, and brought back over what changed meanwhile', () => {
    const { form, type, live } = visit()
    type({ name: 'mine', lines: [] })
    let redo = () => {}
    act(() => void (redo = form().discard(['name'])))
    expect(form().typed).toMatchObject({ name: 'n', lines: [] })
    live({ people: {} })
    act(redo)
    expect(form().typed).toEqual({ name: 'mine', lines: [], people: {} })
  })
})

describe('a save', () => {
  it('sends the cleaned value with its base, and keeps what is typed meanwhile', async () => {
    const { form, type, save, sent } = visit()
    type({ name: ' mine ' })
    await save()
    type({ lines: ['later'] })
    expect(sent[0]).toMatchObject({ base: { name: 'n' }, mine: { name: 'mine', lines: ['a', 'b'] } })
    await sent[0]?.answer({ value: { ...STORED, name: 'mine' } })
    expect(form()).toMatchObject({ status: { status: 'saved' }, changed: ['lines'], typed: { name: ' mine ' } })
  })

  it('takes only the fields that are asked for', async () => {
    const { form, type, save, sent } = visit()
    type({ name: 'mine', lines: [] })
    await save(() => form().save(['lines']))
    expect(sent[0]?.mine).toMatchObject({ name: 'n', lines: [] })
    await sent[0]?.answer({})
    expect(form().changed).toEqual(['name'])
  })

  it('shows what it stored before the live value has it, and what it merged', async () => {
    const { form, type, save, sent } = visit()
    type({ name: 'mine' })
    await save()
    await sent[0]?.answer({ value: { ...STORED, name: 'mine', lines: ['theirs'] } })
    expect(form()).toMatchObject({ base: { name: 'mine' }, typed: { name: 'mine', lines: ['theirs'] }, changed: [] })
  })

  it('names the fields that were also changed elsewhere, whether it or the live value found it', async () => {
    const { type, live, save, sent, results } = visit()
    type({ name: 'mine', lines: ['a', 'b', 'mine'] })
    live({ name: 'theirs' })
    await save()
    await sent[0]?.answer({ replaced: ['lines'] })
    expect(await results[0]).toMatchObject({ status: 'saved', replaced: ['name', 'lines'] })
    type({ name: 'again' })
    await save()
    await sent[1]?.answer({})
    expect(await results[1]).toMatchObject({ replaced: [] })
    type({ name: 'third' })
    live({ name: 'their second' })
    await save()
    await sent[2]?.answer({})
    expect(await results[2]).toMatchObject({ replaced: ['name'] })
  })

  it('that the live value has before the answer keeps the old text that was typed again', async () => {
    const { form, type, live, save } = visit()
    type({ name: 'mine' })
    await save()
    type({ name: 'n' })
    live({ name: 'mine' })
    expect(form()).toMatchObject({ base: { name: 'mine' }, typed: { name: 'n' }, changed: ['name'] })
    // From then on the same value is one from elsewhere.
    type({ name: 'mine' })
    live({ name: 'theirs' })
    live({ name: 'mine' })
    expect(form().changed).toEqual([])
  })

  it('is not taken for a change from elsewhere when the live value has it before the answer', async () => {
    const { type, live, save, sent, results } = visit()
    type({ name: 'mine' })
    await save()
    type({ name: 'mine and more' })
    live({ name: 'mine' })
    await sent[0]?.answer({})
    await save()
    expect(sent[1]).toMatchObject({ base: { name: 'mine' }, mine: { name: 'mine and more' } })
    await sent[1]?.answer({})
    expect(await results[1]).toMatchObject({ replaced: [] })
  })

  it('leaves as stored what changed elsewhere after it, when the live value has both before the answer', async () => {
    const { form, type, live, save, sent } = visit()
    type({ name: 'mine' })
    await save()
    live({ name: 'mine', lines: ['theirs'] })
    await sent[0]?.answer({})
    expect(form()).toMatchObject({ status: { status: 'saved' }, typed: { lines: ['theirs'] }, changed: [] })
  })

  it('keeps everything when it fails', async () => {
    expectConsole(/a write failed/)
    const { form, type, save, sent } = visit()
    type({ name: 'mine' })
    await save()
    await sent[0]?.answer(new Error('refused'))
    expect(form()).toMatchObject({ status: { status: 'failed' }, typed: { name: 'mine' }, changed: ['name'] })
  })

  it('creates what was never stored, from what the form showed instead', async () => {
    const { form, type, save, sent } = visit(null)
    expect(form().typed.name).toBe('default')
    type({ lines: ['first'] })
    await save()
    expect(sent[0]).toMatchObject({ base: null, mine: { name: 'default', lines: ['first'] } })
  })
})

describe('a document that was deleted elsewhere', () => {
  it('leaves a form without changes, and stays in one with changes until the question is answered', async () => {
    const untouched = visit()
    untouched.live(null)
    expect(untouched.form().typed.name).toBe('default')
    untouched.unmount()

    expectConsole(/a write failed/)
    const { form, type, live, save, sent } = visit()
    type({ name: 'mine' })
    live(null)
    await save()
    expect(sent[0]?.base).toMatchObject({ name: 'n' })
    await sent[0]?.answer(new GoneError('team/p'))
    expect(form()).toMatchObject({ gone: 'team/p', typed: { name: 'mine' } })
    await save(() => form().storeAsNew())
    expect(sent[1]).toMatchObject({ base: null, mine: { name: 'mine' } })
  })

  it('can be let go', async () => {
    expectConsole(/a write failed/)
    const { form, type, live, save, sent } = visit()
    type({ name: 'mine' })
    live(null)
    await save()
    await sent[0]?.answer(new GoneError('team/p'))
    act(() => form().letGo())
    expect(form()).toMatchObject({ gone: null, typed: { name: 'default' }, changed: [] })
  })
})

describe('a draft', () => {
  const hide = () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }

  it('comes back by itself at the next visit, with its time, and goes once it is saved', async () => {
    const first = visit()
    expect(first.form().draft).toBeNull()
    first.type({ name: ' typed ' })
    first.unmount()
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

  it('keeps what others changed since, and has no pictures', () => {
    const first = visit()
    first.type({ name: 'typed', people: { p: { name: 'typed', image: PICTURE }, q: { name: 'new', image: PICTURE } } })
    first.unmount()
    expect(draftNames('')).toEqual(['test'])
    expect(JSON.stringify(localStorage)).not.toContain('AAAA')
    const newer = { ...STORED, lines: ['newer'], people: { p: { name: 'P', image: `${PICTURE}B` } } }
    const { form } = visit(newer)
    expect(form().draft?.hasPictures).toBe(true)
    expect(form().typed).toEqual({
      name: 'typed',
      lines: ['newer'],
      people: { p: { name: 'typed', image: `${PICTURE}B` }, q: { name: 'new', image: '' } },
    })
  })

  it('adds to what others have added to the same list since', () => {
    const first = visit({ ...STORED, lines: ['a'] })
    first.type({ lines: ['a', 'mine'] })
    first.unmount()
    const { form } = visit({ ...STORED, lines: ['a', 'theirs'] })
    expect(new Set(form().typed.lines)).toEqual(new Set(['a', 'mine', 'theirs']))
  })

  it('of a part that was deleted since asks at the save, and of others does not', async () => {
    const first = visit()
    first.type({ people: { p: { name: 'typed', image: PICTURE } } })
    first.unmount()
    const { form, save, sent } = visit({ ...STORED, people: {} })
    await save()
    expect(sent[0]?.base?.people).toEqual({})
    expect(form().typed.people['p']?.name).toBe('typed')
  })

  it('belongs to one form, lasts 7 days, and goes with a sign-out', () => {
    const first = visit()
    first.type({ name: 'typed' })
    first.unmount()
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

  it('that is damaged is no draft', () => {
    for (const text of [
      '{',
      '{}',
      '"x"',
      '{"at":"2026-01-01"}',
      JSON.stringify({ at: new Date(), typed: { lines: 5 } }),
    ]) {
      localStorage.setItem('draft::test', text)
      if (text.includes('lines')) expectConsole(/a draft could not be read/)
      const { form, unmount } = visit()
      expect(form().typed).toEqual(STORED)
      unmount()
      expect(draftNames('')).toEqual([])
    }
  })

  it.each(CONDITIONS)('lasts as long as the page where the storage is %s', (condition) => {
    limitStorage(condition)
    const first = visit()
    first.type({ name: 'typed' })
    first.unmount()
    expect(visit().form().typed.name).toBe('typed')
  })
})
