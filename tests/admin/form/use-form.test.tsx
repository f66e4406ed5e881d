import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { GoneError } from '../../../src/data/store/shared/gone-error'
import { PIXEL } from '../../fixtures/images'
import { mountForm, mountFormWith } from '../../helpers/admin/mount-form'
import { expectConsole } from '../../helpers/console'

it('what is typed stays, with its spaces and blank lines, while other fields change elsewhere', () => {
  const { form, type, live } = mountForm()
  type({ name: ' n  ', lines: ['a', 'b', 'mine', ''] })
  live({ lines: ['theirs', 'a', 'b'], people: {} })
  expect(form().typed).toEqual({
    name: ' n  ',
    lines: ['theirs', 'a', 'b', 'mine', ''],
    people: {},
  })
  expect(form().changed).toEqual(['lines'])
  // Once it is what is stored, it is no change.
  live({ lines: ['theirs', 'a', 'b', 'mine'] })
  expect(form().changed).toEqual([])
})

it('what is typed is discarded, and brought back over what changed meanwhile', () => {
  const { form, type, live } = mountForm()
  type({ name: 'mine', lines: [] })
  let bringBack = () => {}
  act(() => {
    bringBack = form().discard(['name'])
  })
  expect(form().typed).toMatchObject({ name: 'n', lines: [] })
  live({ people: {} })
  act(bringBack)
  expect(form().typed).toEqual({ name: 'mine', lines: [], people: {} })
})

it('a save sends the cleaned value with its base', async () => {
  const { type, save, sent } = mountForm()
  type({ name: ' mine ', lines: [] })
  await save()
  expect(sent[0]).toMatchObject({
    base: { name: 'n', lines: ['a', 'b'] },
    mine: { name: 'mine', lines: [] },
  })
})

it('a save keeps what is typed while it is sent', async () => {
  const { form, type, save, sent } = mountForm()
  type({ name: ' mine ', lines: [] })
  await save()
  // The old lines are typed again.
  type({ lines: ['a', 'b'] })
  // The live value has neither yet: what was stored, and what that was merged with.
  await sent[0]?.answer({ value: { name: 'mine', lines: [], people: {} } })
  expect(form()).toMatchObject({
    write: { status: 'saved' },
    changed: ['lines'],
    baseOrBlank: { name: 'mine' },
  })
  expect(form().typed).toEqual({ name: ' mine ', lines: ['a', 'b'], people: {} })
})

it('a save takes only the fields that are asked for', async () => {
  const { form, type, save, sent } = mountForm()
  type({ name: 'mine', lines: [] })
  await save(() => form().save({ fields: ['lines'] }))
  expect(sent[0]?.mine).toMatchObject({ name: 'n', lines: [] })
  await sent[0]?.answer({})
  expect(form().changed).toEqual(['name'])
})

it('a save names fields that changed elsewhere, found by it or by the live value', async () => {
  const { type, live, save, sent, onSaved } = mountForm()
  type({ name: 'mine', lines: ['a', 'b', 'mine'] })
  live({ name: 'theirs' })
  await save()
  await sent[0]?.answer({ clashes: ['lines'] })
  expect(onSaved).toHaveBeenCalledWith(['name', 'lines'])
})

it('a save names only what changed elsewhere since the save before', async () => {
  const { type, live, save, sent, onSaved } = mountForm()
  type({ name: 'mine' })
  live({ name: 'theirs' })
  await save()
  await sent[0]?.answer({})
  type({ name: 'again' })
  await save()
  await sent[1]?.answer({})
  expect(onSaved).toHaveBeenLastCalledWith([])
  type({ name: 'third' })
  live({ name: 'their second' })
  await save()
  await sent[2]?.answer({})
  expect(onSaved).toHaveBeenLastCalledWith(['name'])
})

it('what a save has replaced before it failed is named by the next one', async () => {
  expectConsole(/a write failed/)
  const { form, type, save, sent, onSaved } = mountForm()
  type({ name: 'mine', lines: [] })
  await save()
  sent[0]?.clash(['name'])
  await sent[0]?.answer(new Error('refused'))
  await save(() => form().save({ fields: ['lines'], onSaved }))
  await sent[1]?.answer({})
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(['name'])
})

it('a save does not name a part into which the value from elsewhere was typed', async () => {
  const { type, live, save, sent, onSaved } = mountForm()
  type({ people: { p: { name: 'mine', image: PIXEL } } })
  live({ people: { p: { name: 'theirs', image: PIXEL } } })
  type({ people: { p: { name: 'theirs', image: '' } } })
  await save()
  await sent[0]?.answer({})
  expect(onSaved).toHaveBeenCalledExactlyOnceWith([])
})

it('a field that had the value from elsewhere at a save is named by no later one', async () => {
  const { type, live, save, sent, onSaved } = mountForm()
  type({ name: 'mine' })
  live({ name: 'theirs' })
  type({ name: 'theirs', lines: [] })
  await save()
  await sent[0]?.answer({})
  type({ name: 'again' })
  await save()
  await sent[1]?.answer({})
  expect(onSaved.mock.calls).toEqual([[[]], [[]]])
})

it('an old text that was typed again stays when the save is live before its answer', async () => {
  const { form, type, live, save } = mountForm()
  type({ name: 'mine' })
  await save()
  type({ name: 'n' })
  live({ name: 'mine' })
  expect(form()).toMatchObject({
    baseOrBlank: { name: 'mine' },
    typed: { name: 'n' },
    changed: ['name'],
  })
  // From then on the same value is one from elsewhere.
  type({ name: 'mine' })
  live({ name: 'theirs' })
  live({ name: 'mine' })
  expect(form().changed).toEqual([])
})

it('what was sent and is live before the answer is no change from elsewhere', async () => {
  const { form, type, live, save, sent, onSaved } = mountForm()
  type({ name: 'mine' })
  await save()
  type({ name: 'mine and more' })
  live({ name: 'mine', lines: ['theirs'] })
  await sent[0]?.answer({})
  expect(form()).toMatchObject({ typed: { lines: ['theirs'] }, changed: ['name'] })
  await save()
  expect(sent[1]).toMatchObject({
    base: { name: 'mine' },
    mine: { name: 'mine and more', lines: ['theirs'] },
  })
  await sent[1]?.answer({})
  expect(onSaved).toHaveBeenLastCalledWith([])
})

it('a save creates what was never stored, from what the form showed instead', async () => {
  const { type, save, sent } = mountForm(null)
  type({ lines: ['first'] })
  await save()
  expect(sent[0]).toMatchObject({ base: null, mine: { name: 'default', lines: ['first'] } })
})

describe('what was deleted elsewhere', () => {
  it('a form without changes follows a deletion elsewhere', () => {
    const { form, live } = mountForm()
    live(null)
    expect(form().typed.name).toBe('default')
  })

  const TEAM = { a: { title: 'a' }, b: { title: 'b' } }
  const mountTeam = () =>
    mountFormWith<Partial<typeof TEAM>>({
      name: 'team',
      stored: TEAM,
      blank: {},
      clean: (typed) => typed,
    })
  /** Saves a change of `a`, which another device has deleted; `remaining` is the part that is still stored. */
  async function saveDeleted(remaining: Partial<typeof TEAM> | null) {
    expectConsole(/a write failed/)
    const mounted = mountTeam()
    mounted.type({ a: { title: 'mine' } })
    mounted.live(remaining)
    await mounted.save()
    expect(mounted.sent[0]?.base).toEqual(TEAM)
    await mounted.sent[0]?.answer(new GoneError(remaining ? 'team/a' : 'documents/team'))
    expect(mounted.form()).toMatchObject({
      gone: { path: expect.any(String) as string },
      typed: { a: { title: 'mine' } },
    })
    return mounted
  }

  const DELETED = [
    ['a document', null],
    ['a part of a document', { b: TEAM.b }],
  ] as const

  it.each(DELETED)('%s that was deleted elsewhere can be stored as new', async (_, remaining) => {
    const { form, save, sent } = await saveDeleted(remaining)
    await save(() => form().gone.storeAsNew())
    expect(sent[1]).toMatchObject({ base: remaining, mine: { a: { title: 'mine' } } })
    await sent[1]?.answer({})
  })

  it.each(DELETED)('%s that was deleted elsewhere can be left deleted', async (_, remaining) => {
    const { form } = await saveDeleted(remaining)
    act(() => form().gone.leaveDeleted())
    expect(form()).toMatchObject({ gone: { path: null }, changed: [] })
    expect(form().typed).toEqual(remaining ?? {})
  })

  it('a form asks about each of two documents that were deleted elsewhere', async () => {
    expectConsole(/a write failed/)
    const { form, type, live, save, sent } = mountTeam()
    type({ a: { title: 'mine' }, b: { title: 'mine' } })
    await save()
    live({})
    await sent[0]?.answer(new GoneError('team/a', 'team/b'))
    expect(form().gone.path).toBe('team/a')
    act(() => form().gone.leaveDeleted())
    expect(form()).toMatchObject({ gone: { path: 'team/b' }, changed: ['b'] })
    act(() => form().gone.leaveDeleted())
    expect(form()).toMatchObject({ gone: { path: null }, changed: [] })
  })
})

it('what is brought back keeps what was typed since', () => {
  const { form, type } = mountForm()
  type({ name: 'first', lines: ['a', 'b', 'first'] })
  let bringBack = () => {}
  act(() => {
    bringBack = form().discard()
  })
  type({ lines: ['a', 'b', 'since'] })
  act(bringBack)
  expect(form().typed.name).toBe('first')
  expect(form().typed.lines.toSorted()).toEqual(['a', 'b', 'first', 'since'])
})
