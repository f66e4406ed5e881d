import { expect, it } from 'vitest'
import { afterAnswer } from '../../../../src/admin/form/state/form-answers'
import {
  afterSending,
  afterTyping,
  changedFields,
  initialState,
  submissionOf,
  type FormModel,
} from '../../../../src/admin/form/state/form-state'
import { afterDiscard, afterDiscardUndone } from '../../../../src/admin/form/state/form-undo'
import { afterLive } from '../../../../src/admin/form/state/rebase'
import { model, simulateTwoDevices, STORED } from '../../../helpers/admin/form-simulation'

/** Documents by id. */
type Team = Record<string, string>
const team: FormModel<Team> = { blank: {}, clean: (typed) => typed }

it.each(Array.from({ length: 20 }, (_, index) => index + 1))(
  'typing, live values, saves, refusals and discards lose nothing in any order (seed %i)',
  (seed) => {
    for (let round = 0; round < 20; round += 1) simulateTwoDevices(seed * 1_000 + round)
  },
)

it('a save of several documents is complete though the live value shows one of them first', () => {
  const before: Team = { a: 'a', b: 'b', c: 'c' }
  const typed = afterTyping(initialState(team, before), (now) => ({ ...now, a: 'mine', b: 'mine' }))
  const sent = submissionOf(team, typed)
  const live = afterLive(team, afterSending(team, typed, sent), { a: 'mine', b: 'b', c: 'theirs' })
  const after = afterAnswer(team, live, {
    submission: sent,
    answer: { a: 'mine', b: 'mine', c: 'c' },
  })
  expect(changedFields(team, after)).toEqual([])
  expect(after.typed).toEqual({ a: 'mine', b: 'mine', c: 'theirs' })
})

it('a clash stays named while other fields change elsewhere', () => {
  const clashed = afterLive(
    model,
    afterTyping(initialState(model, STORED), (now) => ({ ...now, name: 'mine' })),
    { ...STORED, name: 'theirs' },
  )
  expect(clashed.clashes).toEqual(['name'])
  const later = afterLive(model, clashed, { ...STORED, name: 'theirs', city: 'other' })
  expect(later.clashes).toEqual(['name'])
})

const video = (title: string) => ({ id: 'v1', title })
const spans = (opens: string) => [[{ opens, closes: '22:00' }], []]

it.each([
  { base: [video('a')], mine: [video('mine')], theirs: [video('theirs')], path: 'list.v1.title' },
  { base: spans('08:00'), mine: spans('09:00'), theirs: spans('10:00'), path: 'list.0' },
])('the clash $path is named until its stored value is typed', ({ base, mine, theirs, path }) => {
  type Value = { list: unknown[]; city: string }
  const lists: FormModel<Value> = { blank: { list: [], city: '' }, clean: (typed) => typed }
  const typed = afterTyping(initialState(lists, { list: base, city: '' }), () => ({
    list: mine,
    city: 'mine',
  }))
  const clashed = afterLive(lists, typed, { list: theirs, city: '' })
  expect(submissionOf(lists, clashed).clashes).toEqual([path])
  const settled = afterTyping(clashed, (now) => ({ ...now, list: theirs }))
  expect(submissionOf(lists, settled, { fields: ['list', 'city'] }).clashes).toEqual([])
})

it('the date of what was typed last stays when discarded changes come back', () => {
  const beforeDiscard = afterTyping(
    initialState(model, STORED),
    (now) => ({ ...now, name: 'mine' }),
    9_000,
  )
  const discarded = afterDiscard(model, beforeDiscard, ['name'])
  const typedSince = afterTyping(discarded, (now) => ({ ...now, city: 'mine' }), 10_000)
  const { typed, typedAt } = afterDiscardUndone(model, typedSince, {
    beforeDiscard,
    typedAfterDiscard: discarded.typed,
  })
  expect(typed).toMatchObject({ name: 'mine', city: 'mine' })
  expect(typedAt).toBe(10_000)
})

it('changes that come back to a document that was deleted elsewhere make it no new one', () => {
  const stored: Team = { a: 'a', b: 'b' }
  const beforeDiscard = afterTyping(initialState(team, stored), (now) => ({
    ...now,
    a: 'mine',
  }))
  const discarded = afterDiscard(team, beforeDiscard, ['a'])
  const deleted = afterLive(team, discarded, { b: 'b' })
  const { base, typed } = afterDiscardUndone(team, deleted, {
    beforeDiscard,
    typedAfterDiscard: discarded.typed,
  })
  expect(typed).toEqual({ a: 'mine', b: 'b' })
  expect(base).toEqual({ a: 'a', b: 'b' })
})
