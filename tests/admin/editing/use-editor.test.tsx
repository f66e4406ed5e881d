import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { mergeFields, type EditedForm } from '../../../src/admin/editing/editor'
import { useEditors } from '../../../src/admin/editing/use-editor'
import { SessionProvider } from '../../../src/admin/session/session-provider'
import { UnsavedProvider } from '../../../src/admin/editing/unsaved'
import type { Save } from '../../../src/data/store/document'
import { ConflictError } from '../../../src/data/client/errors'
import { isSame } from '../../../src/lib/same'
import { expectConsole } from '../../console'

type Value = { name: string; title: string }
type Stored = Value & { version?: string | undefined }

/** Saves are answered by the test, in the sequence in which they were sent. */
const sent: { value: Value; save: Save; answer: (error?: Error) => void }[] = []

const form: EditedForm<Value, Value, Stored> = {
  draftKey: 'test',
  blank: { name: '', title: '' },
  valueOf: ({ name, title }) => ({ name, title }),
  toForm: (value) => value,
  toValue: (value) => value,
  merge: mergeFields,
  countChanges: (base, value) => (isSame(base, value) ? 0 : 1),
  save: (value, save) =>
    new Promise((resolve, reject) => {
      sent.push({ value, save, answer: (error) => (error ? reject(error) : resolve()) })
    }),
  toDraft: (value) => value,
  fromDraft: (draft) => draft as Value,
}
const closesWhenSaved = () => true

function show() {
  sent.length = 0
  const wrapper = ({ children }: { children: ReactNode }) => {
    const element = (
      <SessionProvider>
        <UnsavedProvider>{children}</UnsavedProvider>
      </SessionProvider>
    )
    return <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
  }
  expectConsole(/a live value failed/)
  const { result } = renderHook(() => useEditors(form, { closesWhenSaved }), { wrapper })
  const type = (part: Partial<Value>) =>
    act(() => void result.current.dispatch('a', { type: 'typed', change: (value) => ({ ...value, ...part }) }))
  act(() => result.current.load('a', { name: 'n', title: 't', version: 'v1' }))
  return {
    result,
    type,
    editor: () => result.current.editors['a'],
    save: () => act(async () => void result.current.save(['a'])),
    answer: (at: number, error?: Error) => act(async () => sent[at]?.answer(error)),
  }
}

describe('an editor that saves', () => {
  it('stays open with what was typed during the save', async () => {
    const { result, type, editor, save, answer } = show()
    type({ name: 'mine' })
    await save()
    type({ title: 'typed meanwhile' })
    await answer(0)
    expect(editor()).toMatchObject({
      base: { value: { name: 'mine', title: 't' } },
      form: { title: 'typed meanwhile' },
    })
    expect(result.current.dirty).toEqual(['a'])
    await save()
    expect(sent[1]).toMatchObject({ value: { name: 'mine', title: 'typed meanwhile' } })
    expect(sent[1]?.save.over).toEqual([sent[0]?.save.revision])
  })

  it('closes once everything is saved', async () => {
    const { result, type, editor, save, answer } = show()
    type({ name: 'mine' })
    await save()
    await answer(0)
    expect(editor()).toBeUndefined()
    expect(result.current.status.status).toBe('saved')
  })

  it('recognizes its own save when it is opened again', async () => {
    const { result, type, editor, save, answer } = show()
    type({ name: 'mine' })
    await save()
    await answer(0)
    act(() => result.current.load('a', { name: 'n', title: 't', version: 'v1' }))
    expect(editor()).toMatchObject({ base: { revision: sent[0]?.save.revision }, form: { name: 'mine' } })
    act(() => result.current.load('a', { name: 'theirs', title: 't', version: 'v9' }))
    expect(editor()).toMatchObject({ base: { revision: 'v9' }, form: { name: 'theirs' } })
  })

  it('knows what it stored over the version that the list still shows', async () => {
    const { result, type, save, answer } = show()
    type({ name: 'mine' })
    await save()
    await answer(0)
    const revision = sent[0]?.save.revision
    expect(result.current.savedOver('a', 'v1')).toEqual({ value: { name: 'mine', title: 't' }, revision })
    expect(result.current.savedOver('a', 'v9')).toBeNull()
    expect(result.current.savedOver('b', 'v1')).toBeNull()
  })

  it('can replace its own save whose answer was lost', async () => {
    const { type, save, answer } = show()
    expectConsole(/a write failed/)
    type({ name: 'mine' })
    await save()
    await answer(0, new Error('lost'))
    type({ name: 'mine, typed on' })
    await save()
    expect(sent[1]?.save.over).toEqual(['v1', sent[0]?.save.revision])
  })

  it('stores the merged version after a conflict', async () => {
    const { result, type, editor, save, answer } = show()
    expectConsole(/a write failed/)
    type({ name: 'mine' })
    await save()
    await answer(0, new ConflictError({ name: 'n', title: 'theirs', version: 'v2' }))
    expect(editor()?.conflict).toMatchObject({ revision: 'v2' })
    act(() => void result.current.dispatch('a', { type: 'choseMerge' }))
    await save()
    expect(sent[1]).toMatchObject({ value: { name: 'mine', title: 'theirs' } })
    expect(sent[1]?.save.over).toContain('v2')
  })
})
