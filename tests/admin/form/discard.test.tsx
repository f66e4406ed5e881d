import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { afterAnswer, afterFailure } from '../../../src/admin/form/state/form-answers'
import {
  afterSending,
  afterTyping,
  changedFields,
  initialState,
  submissionOf,
} from '../../../src/admin/form/state/form-state'
import { afterDiscard } from '../../../src/admin/form/state/form-undo'
import { GoneError } from '../../../src/data/store/shared/gone-error'
import { model, STORED as SIMULATED } from '../../helpers/admin/form-simulation'
import { mountForm, mountFormWith, STORED } from '../../helpers/admin/mount-form'
import { expectConsole } from '../../helpers/console'

it('a discard during a save goes back to what was sent, which its answer makes no change', async () => {
  const { form, type, live, save, sent } = mountForm()
  type({ name: 'mine', lines: ['a', 'b', 'mine'] })
  await save()
  type({ name: 'newer' })
  live({ lines: ['theirs', 'a', 'b'] })
  act(() => void form().discard())
  const stored = { ...STORED, name: 'mine', lines: ['theirs', 'a', 'b', 'mine'] }
  expect(form().typed).toEqual(stored)
  await sent[0]?.answer({ value: stored })
  expect(form()).toMatchObject({ typed: stored, changed: [] })
})

it('a discard during a save goes back to what was sent where the old text was typed again', async () => {
  const { form, type, save } = mountForm()
  type({ name: 'mine' })
  await save()
  type({ name: 'n' })
  act(() => void form().discard())
  expect(form().typed.name).toBe('mine')
})

it('what was sent is unsent again once its save fails, and can then be discarded', async () => {
  expectConsole(/a write failed/)
  const { form, type, save, sent } = mountForm()
  type({ name: 'mine' })
  expect(form().unsent).toEqual(['name'])
  await save()
  expect(form().unsent).toEqual([])
  act(() => void form().discard())
  await sent[0]?.answer(new Error('refused'))
  expect(form()).toMatchObject({ typed: { name: 'mine' }, unsent: ['name'] })
  act(() => void form().discard())
  expect(form()).toMatchObject({ typed: { name: 'n' }, changed: [] })
})

it('a failed save that was discarded and is stored after all leaves no change behind', () => {
  const typed = afterTyping(initialState(model, SIMULATED), (now) => ({ ...now, name: 'mine' }))
  const submission = submissionOf(model, typed)
  const failed = afterFailure(afterSending(model, typed, submission), submission)
  const given = afterDiscard(model, failed, ['name'])
  const after = afterAnswer(model, given, { submission, answer: { ...SIMULATED, name: 'mine' } })
  expect(after.typed.name).toBe('mine')
  expect(changedFields(model, after)).toEqual([])
})

it('a discard also forgets that its field was changed elsewhere, until it is undone', async () => {
  const { form, type, live, save, sent, onSaved } = mountForm()
  type({ name: 'mine' })
  live({ name: 'theirs' })
  let bringBack = () => {}
  act(() => {
    bringBack = form().discard()
  })
  type({ name: 'newer' })
  await save()
  await sent[0]?.answer({})
  expect(onSaved).toHaveBeenLastCalledWith([])
  act(() => void form().discard())
  act(bringBack)
  await save()
  await sent[1]?.answer({})
  expect(onSaved).toHaveBeenLastCalledWith(['name'])
})

type Documents = Record<string, { title: string }>
const [A, B] = [{ title: 'a' }, { title: 'b' }]
const MINE = { title: 'mine' }
type Step = (mounted: Awaited<ReturnType<typeof saveAndDelete>>) => void | Promise<void>

async function saveAndDelete() {
  const mounted = mountFormWith<Documents>({
    name: 'team',
    stored: { a: A, b: B },
    blank: {},
    clean: (typed) => typed,
  })
  mounted.type({ a: MINE, b: MINE })
  await mounted.save()
  let bringBack = () => {}
  act(() => {
    bringBack = mounted.form().discardDeleted(['a'])
  })
  return { ...mounted, bringBack }
}

const liveShows: Step = ({ live }) => live({ b: MINE })
const isStored: Step = ({ sent }) => sent[0]?.answer({ value: { a: MINE, b: MINE } })
const findsDeletion: Step = ({ sent }) => sent[0]?.answer(new GoneError('team/a'))

it.each<[string, Step, Step]>([
  ['is stored before', isStored, liveShows],
  ['is stored before, and answered after', liveShows, isStored],
  ['finds the deletion', findsDeletion, liveShows],
  ['finds the deletion, and is answered after', liveShows, findsDeletion],
])(
  'a document that is deleted here during its save, which %s, is gone without a question',
  async (_, first, second) => {
    const mounted = await saveAndDelete()
    const { form, onSaved } = mounted
    await first(mounted)
    await second(mounted)
    expect(form()).toMatchObject({ changed: [], write: { status: 'saved' }, gone: { path: null } })
    expect(form().typed).toEqual({ b: MINE })
    expect(onSaved).toHaveBeenCalledExactlyOnceWith([])
  },
)

it('a form asks about a document that was deleted elsewhere, besides one that was deleted here', async () => {
  expectConsole(/a write failed/)
  const { form, sent } = await saveAndDelete()
  await sent[0]?.answer(new GoneError('team/b', 'team/a'))
  expect(form()).toMatchObject({ changed: ['b'], write: { status: 'failed' } })
  expect(form().gone.path).toBe('team/b')
})

it('a document that is deleted here during its save comes back with its change', async () => {
  const mounted = await saveAndDelete()
  const { form, live, bringBack } = mounted
  await findsDeletion(mounted)
  await liveShows(mounted)
  live({ a: A, b: MINE })
  act(bringBack)
  expect(form()).toMatchObject({ typed: { a: MINE, b: MINE }, changed: ['a'] })
})

it('the fields of images begin anew after a discard of all changes, and not of some', () => {
  const { form, type } = mountForm()
  type({ name: 'mine', lines: ['mine'] })
  act(() => void form().discard(['name']))
  expect(form()).toMatchObject({ changed: ['lines'], images: { discards: 0 } })
  act(() => void form().discard())
  expect(form()).toMatchObject({ changed: [], images: { discards: 1 } })
})
