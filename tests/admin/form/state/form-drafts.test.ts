import { expect, it } from 'vitest'
import { afterDraft, type KeptDraft } from '../../../../src/admin/form/state/form-drafts'
import { afterTyping, initialState } from '../../../../src/admin/form/state/form-state'
import { afterDiscard } from '../../../../src/admin/form/state/form-undo'

type Value = { name: string; city: string }

const model = { blank: { name: '', city: '' }, clean: (typed: Value) => typed }
const STORED: Value = { name: 'n', city: 'c' }
const keptAt = (at: number, typed: Partial<Value>): KeptDraft<Value> => ({
  key: '',
  age: 0,
  base: { name: 'n' },
  typed,
  info: { typedAt: new Date(at), hasImages: false, hasOnlyImages: false },
  clashes: [],
})
const typedAt = (at: number, name: string) =>
  afterTyping(initialState(model, STORED), (now) => ({ ...now, name }), at)

it('a draft of another tab wins where it is newer than what is typed here', () => {
  const { typed } = afterDraft(model, typedAt(1_000, 'here'), keptAt(2_000, { name: 'there' }))
  expect(typed).toEqual({ name: 'there', city: 'c' })
})

it('a draft of another tab gives way where it is older than what is typed here', () => {
  const { typed } = afterDraft(model, typedAt(2_000, 'here'), keptAt(1_000, { name: 'there' }))
  expect(typed).toEqual({ name: 'here', city: 'c' })
})

it('a draft that was discarded is no draft any more', () => {
  const state = afterDraft(model, initialState(model, STORED), keptAt(1_000, { name: 'there' }))
  expect(state.draft).not.toBeNull()
  expect(afterDiscard(model, state, ['name'])).toMatchObject({ typed: STORED, draft: null })
})

it('a draft keeps what another device had changed when it was typed', () => {
  const draft = { ...keptAt(1_000, { name: 'mine' }), base: { name: 'theirs' }, clashes: ['name'] }
  const stored = initialState(model, { ...STORED, name: 'theirs' })
  expect(afterDraft(model, stored, draft).clashes).toEqual(['name'])
})
