import { describe, expect, it } from 'vitest'
import { discardChanges, initialState, withLive, withTyped } from '../../src/admin/form/form-state'
import { withKept, type Kept } from '../../src/admin/form/typed-earlier'

type Value = { name: string; city: string }

const subject = { blank: { name: '', city: '' }, clean: (typed: Value) => typed }
const STORED: Value = { name: 'n', city: 'c' }
const keptAt = (at: number, typed: Partial<Value>): Kept<Value> => ({
  base: { name: 'n' },
  typed,
  info: { at: new Date(at), hasPictures: false },
})
const typedAt = (at: number, name: string) =>
  withTyped(initialState(subject, STORED), (now) => ({ ...now, name }), at)

describe('a draft of another tab', () => {
  it('a draft of another tab wins where it is newer than what is typed here', () => {
    const { typed } = withKept(subject, typedAt(1_000, 'here'), keptAt(2_000, { name: 'there' }))
    expect(typed).toEqual({ name: 'there', city: 'c' })
  })

  it('a draft of another tab gives way where it is older than what is typed here', () => {
    const { typed } = withKept(subject, typedAt(2_000, 'here'), keptAt(1_000, { name: 'there' }))
    expect(typed).toEqual({ name: 'here', city: 'c' })
  })
})

it('a draft that was taken back is no draft any more', () => {
  const state = withKept(subject, initialState(subject, STORED), keptAt(1_000, { name: 'there' }))
  expect(state.draft).not.toBeNull()
  expect(discardChanges(subject, state, ['name'])).toMatchObject({ typed: STORED, draft: null })
})

it('a clash stays named while other fields change elsewhere', () => {
  const clashed = withLive(subject, typedAt(1_000, 'mine'), { ...STORED, name: 'theirs' })
  expect(clashed.clashes).toEqual(['name'])
  const later = withLive(subject, clashed, { name: 'theirs', city: 'other' })
  expect(later.clashes).toEqual(['name'])
})
