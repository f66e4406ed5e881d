import { describe, expect, it } from 'vitest'
import {
  mergeFields,
  openEditor,
  ownRevisions,
  reduceEditor,
  type Editor,
  type EditorEvent,
  type EditorKind,
  type Stored,
} from '../../../src/admin/editing/editor'
import { isSame } from '../../../src/lib/same'

type Value = { name: string; title: string }
/** A form with a note of its own, which no save stores. */
type Form = Value & { note: string }

const kind: EditorKind<Form, Value> = {
  blank: { name: 'default', title: '' },
  toForm: (value, form) => ({ ...value, note: form?.note ?? '' }),
  toValue: ({ name, title }) => ({ name: name.trim(), title }),
  merge: mergeFields,
  countChanges: (base, { note, ...value }) => (isSame(base, value) ? 0 : 1) + (note ? 1 : 0),
  isTouched: (base, { note: _, ...value }) => !isSame(base, value),
}

const stored = (revision: string, part: Partial<Value> = {}): Stored<Value> => ({
  value: { name: 'n', title: 't', ...part },
  revision,
})
const deleted: Stored<Value> = { value: kind.blank, revision: null }
const typed = (part: Partial<Form>): EditorEvent<Form, Value> => ({
  type: 'typed',
  change: (form) => ({ ...form, ...part }),
})
const after = (...events: EditorEvent<Form, Value>[]): Editor<Form, Value> =>
  events.reduce((state, event) => reduceEditor(kind, state, event), openEditor(kind, stored('v1')))

const mine = typed({ name: 'mine' })
const theirs = stored('v2', { name: 'theirs', title: 'their title' })
const conflict = [mine, { type: 'saveStarted', revision: 'm1' }, { type: 'conflictFound', theirs }] as const

describe('an opened form', () => {
  it('shows the stored value without changes', () => {
    expect(after()).toEqual({
      base: stored('v1'),
      form: { name: 'n', title: 't', note: '' },
      newer: null,
      conflict: null,
      sent: [],
    })
  })

  it('starts with the blank value where nothing is stored', () => {
    expect(openEditor(kind, deleted)).toMatchObject({ base: { revision: null }, form: { name: 'default' } })
  })
})

describe('a save', () => {
  it('that is confirmed leaves the later ones of its form its own', () => {
    const sent = after(
      mine,
      { type: 'saveStarted', revision: 'm1' },
      typed({ name: 'again' }),
      { type: 'saveStarted', revision: 'm2' },
      { type: 'saveConfirmed', revision: 'm1' },
    )
    expect(ownRevisions(sent)).toEqual(['m1', 'm2'])
    const found = { type: 'conflictFound', theirs: stored('m2', { name: 'again' }) } as const
    expect(reduceEditor(kind, sent, found).conflict).toBeNull()
  })

  it('makes the sent value the base', () => {
    const state = after(mine, { type: 'saveStarted', revision: 'm1' }, { type: 'saveConfirmed', revision: 'm1' })
    expect(state).toMatchObject({ base: stored('m1', { name: 'mine' }), sent: [] })
    expect(kind.countChanges(state.base.value, state.form)).toBe(0)
  })

  it('keeps what is typed during the save as a change', () => {
    const state = after(mine, { type: 'saveStarted', revision: 'm1' }, typed({ title: 'typed meanwhile' }), {
      type: 'saveConfirmed',
      revision: 'm1',
    })
    expect(state.base.value).toEqual({ name: 'mine', title: 't' })
    expect(state.form).toMatchObject({ name: 'mine', title: 'typed meanwhile' })
    expect(kind.countChanges(state.base.value, state.form)).toBe(1)
  })

  it('sends the trimmed value, not the form', () => {
    const state = after(typed({ name: ' mine ' }), { type: 'saveStarted', revision: 'm1' })
    expect(state.sent).toEqual([stored('m1', { name: 'mine' })])
  })

  it('can replace every save of this form without an answer', () => {
    const state = after(mine, { type: 'saveStarted', revision: 'm1' }, typed({ name: 'mine again' }), {
      type: 'saveStarted',
      revision: 'm2',
    })
    expect(ownRevisions(state)).toEqual(['v1', 'm1', 'm2'])
  })

  it('forgets earlier saves without an answer once a later one has arrived', () => {
    const state = after(
      mine,
      { type: 'saveStarted', revision: 'm1' },
      { type: 'saveStarted', revision: 'm2' },
      { type: 'saveConfirmed', revision: 'm2' },
      { type: 'saveConfirmed', revision: 'm1' },
    )
    expect(state).toMatchObject({ base: { revision: 'm2' }, sent: [] })
  })

  it('has no conflict with a later save of the same form', () => {
    const state = after(
      mine,
      { type: 'saveStarted', revision: 'm1' },
      { type: 'saveStarted', revision: 'm2' },
      { type: 'saveConfirmed', revision: 'm2' },
      { type: 'conflictFound', theirs: stored('m2', { name: 'mine' }) },
    )
    expect(state.conflict).toBeNull()
  })
})

describe("somebody else's newer version", () => {
  it('replaces the content of an untouched form', () => {
    expect(after({ type: 'remoteChanged', stored: theirs })).toMatchObject({
      base: theirs,
      form: { name: 'theirs', note: '' },
      newer: null,
    })
  })

  it('keeps the state of the form', () => {
    const state = after(typed({ note: 'open' }), { type: 'remoteChanged', stored: theirs })
    expect(state.form).toEqual({ ...theirs.value, note: 'open' })
  })

  it('waits while the form is touched', () => {
    const state = after(mine, { type: 'remoteChanged', stored: theirs })
    expect(state).toMatchObject({ base: { revision: 'v1' }, form: { name: 'mine' }, newer: theirs })
  })

  it('replaces the content once the changes are reverted', () => {
    const state = after(mine, { type: 'remoteChanged', stored: theirs }, typed({ name: 'n' }))
    expect(state).toMatchObject({ base: theirs, form: { name: 'theirs' }, newer: null })
  })

  it('is shown after the changes are discarded', () => {
    const state = after(mine, { type: 'remoteChanged', stored: theirs }, { type: 'discarded' })
    expect(state).toMatchObject({ base: theirs, form: { name: 'theirs' }, newer: null })
  })

  it('that is the own save confirms it before the answer', () => {
    const own = stored('m1', { name: 'mine' })
    const state = after(mine, { type: 'saveStarted', revision: 'm1' }, typed({ title: 'typed meanwhile' }), {
      type: 'remoteChanged',
      stored: own,
    })
    expect(state).toMatchObject({ base: own, form: { title: 'typed meanwhile' }, newer: null, sent: [] })
    expect(reduceEditor(kind, state, { type: 'saveConfirmed', revision: 'm1' })).toEqual(state)
  })

  it('saved before the answer to the own save does not become the base', () => {
    const state = after(
      mine,
      { type: 'saveStarted', revision: 'm1' },
      typed({ title: 'typed meanwhile' }),
      { type: 'remoteChanged', stored: theirs },
      { type: 'saveConfirmed', revision: 'm1' },
    )
    expect(state).toMatchObject({ base: { revision: 'm1' }, form: { title: 'typed meanwhile' }, newer: theirs })
    expect(ownRevisions(state)).not.toContain('v2')
  })

  it('with the same version leaves a touched form unchanged', () => {
    const state = after(mine, { type: 'remoteChanged', stored: stored('v1') })
    expect(state).toEqual(after(mine))
  })
})

describe('a conflict', () => {
  it('keeps the form until an answer is chosen', () => {
    expect(after(...conflict)).toMatchObject({ base: { revision: 'v1' }, form: { name: 'mine' }, conflict: theirs })
  })

  it('later: the next save asks again', () => {
    const state = after(...conflict, { type: 'choseLater' })
    expect(state).toMatchObject({ base: { revision: 'v1' }, form: { name: 'mine' }, conflict: null })
    expect(ownRevisions(state)).not.toContain('v2')
  })

  it('mine: the next save replaces their version', () => {
    const state = after(...conflict, { type: 'choseMine' })
    expect(state).toMatchObject({ base: theirs, form: { name: 'mine', title: 't' }, conflict: null, newer: null })
  })

  it('theirs: their version is shown', () => {
    const before = after(...conflict)
    const state = reduceEditor(kind, before, { type: 'choseTheirs' })
    expect(state).toMatchObject({ base: theirs, form: theirs.value, conflict: null })
    const back = reduceEditor(kind, state, { type: 'restored', snapshot: before })
    expect(back).toMatchObject({ base: { revision: 'v1' }, form: { name: 'mine' }, newer: theirs, conflict: null })
  })

  it('merge: my fields replace theirs', () => {
    const state = after(...conflict, { type: 'choseMerge' })
    expect(state).toMatchObject({ base: theirs, form: { name: 'mine', title: 'their title' }, conflict: null })
  })

  it('merges the changes since the first conflict', () => {
    const third = stored('v3', { name: 'third', title: 'third title' })
    const state = after(
      ...conflict,
      { type: 'choseMerge' },
      { type: 'saveStarted', revision: 'm2' },
      { type: 'conflictFound', theirs: third },
      { type: 'choseMerge' },
    )
    expect(state).toMatchObject({ base: third, form: { name: 'mine', title: 'third title' } })
  })
})

describe('a document that was deleted while it was edited', () => {
  const gone = [mine, { type: 'saveStarted', revision: 'm1' }, { type: 'conflictFound', theirs: deleted }] as const

  it('is recognized by its missing version', () => {
    expect(after(...gone).conflict?.revision).toBeNull()
  })

  it('mine: everything of mine is stored again', () => {
    const state = after(...gone, { type: 'choseMine' })
    expect(state).toMatchObject({ base: { revision: null }, form: { name: 'mine', title: 't' } })
  })

  it('theirs: the form is blank', () => {
    expect(after(...gone, { type: 'choseTheirs' })).toMatchObject({ base: deleted, form: { name: 'default' } })
  })

  it('merge: untouched fields are kept', () => {
    expect(after(...gone, { type: 'choseMerge' }).form).toMatchObject({ name: 'mine', title: 't' })
  })

  it('waits as a newer version while the form is touched', () => {
    expect(after(mine, { type: 'remoteChanged', stored: deleted })).toMatchObject({
      form: { name: 'mine' },
      newer: { revision: null },
    })
  })
})

describe('a restored draft', () => {
  const draft = (revision: string, part: Partial<Form> = { name: 'draft' }) => ({
    base: stored(revision),
    form: { name: 'n', title: 't', note: '', ...part },
  })

  it('of the stored version fills the form', () => {
    const state = after({ type: 'restored', snapshot: draft('v1') })
    expect(state).toMatchObject({ base: { revision: 'v1' }, form: { name: 'draft' }, newer: null })
  })

  it('of an older version causes a conflict on save', () => {
    const state = after({ type: 'remoteChanged', stored: theirs }, { type: 'restored', snapshot: draft('v1') })
    expect(state).toMatchObject({ base: { revision: 'v1' }, form: { name: 'draft' }, newer: theirs })
  })

  it('that equals the stored value fits any version', () => {
    const state = after(
      { type: 'remoteChanged', stored: theirs },
      { type: 'restored', snapshot: draft('v1', { note: 'open' }) },
    )
    expect(state).toMatchObject({ base: theirs, form: { ...theirs.value, note: 'open' }, newer: null })
  })
})

describe('merging fields', () => {
  const base = { name: 'a', list: ['x'], color: 'red' }

  it('takes my changed fields and their other fields', () => {
    const merged = mergeFields(base, { ...base, name: 'mine' }, { ...base, name: 'theirs', color: 'blue' })
    expect(merged).toEqual({ name: 'mine', list: ['x'], color: 'blue' })
  })

  it('takes a list as one field', () => {
    const merged = mergeFields(base, { ...base, list: ['x', 'mine'] }, { ...base, list: ['theirs'] })
    expect(merged.list).toEqual(['x', 'mine'])
    expect(mergeFields(base, { ...base }, { ...base, list: ['theirs'] }).list).toEqual(['theirs'])
  })

  it('keeps fields that only they have', () => {
    expect(mergeFields<object>({ a: 1 }, { a: 2 }, { a: 1, b: 3 })).toEqual({ a: 2, b: 3 })
  })
})
