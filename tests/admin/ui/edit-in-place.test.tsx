import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { EditButton, EditField } from '../../../src/admin/ui/edit-in-place'
import { renderUi } from '../../render'

function Line({ onDone }: { onDone: (text: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  if (typed === null) return <EditButton label="edit «old»" text="old" onClick={() => setTyped('old')} />
  return (
    <EditField
      label="line"
      value={typed}
      onChange={setTyped}
      maxLength={20}
      blankText="blank"
      doneLabel="done"
      cancelLabel="cancel"
      onDone={() => onDone(typed)}
      onCancel={() => setTyped(null)}
    />
  )
}

async function open() {
  const onDone = vi.fn()
  const all = renderUi(<Line onDone={onDone} />)
  await all.user.click(screen.getByRole('button', { name: 'edit «old»' }))
  return { onDone, field: screen.getByLabelText('line'), ...all }
}

describe('a text that is edited in place', () => {
  it('opens a focused field with the selected text', async () => {
    const { user, field } = await open()
    expect(field).toHaveFocus()
    await user.keyboard('new')
    expect(field).toHaveValue('new')
  })

  it('is confirmed by its button and by Enter', async () => {
    const { user, onDone } = await open()
    await user.keyboard('new{Enter}')
    await user.click(screen.getByRole('button', { name: 'done' }))
    expect(onDone.mock.calls).toEqual([['new'], ['new']])
  })

  it.each(['Escape', 'its button'])('is cancelled by %s', async (way) => {
    const { user, onDone } = await open()
    await user.keyboard('new')
    if (way === 'Escape') await user.keyboard('{Escape}')
    else await user.click(screen.getByRole('button', { name: 'cancel' }))
    expect(screen.getByRole('button', { name: 'edit «old»' })).toHaveTextContent('old')
    expect(onDone).not.toHaveBeenCalled()
  })

  it('cannot be confirmed while it is blank', async () => {
    const { user, field, onDone } = await open()
    await user.keyboard(' {Enter}')
    expect(onDone).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'done' })).toBeDisabled()
    expect(field).toHaveAccessibleDescription('blank')
    expect(field).toBeInvalid()
  })

  it('keeps Enter for an input method', async () => {
    const { field, onDone } = await open()
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }))
    expect(onDone).not.toHaveBeenCalled()
  })

  it('has one line, also after a paste', async () => {
    const { user, field } = await open()
    await user.paste('a\nb')
    expect(field).toHaveValue('a b')
  })
})
