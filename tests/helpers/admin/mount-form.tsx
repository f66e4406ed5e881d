import { act, renderHook } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { clearDrafts } from '../../../src/admin/form/drafts'
import type { SaveOptions } from '../../../src/admin/form/form-handle'
import type { FormName } from '../../../src/admin/form/form-name'
import { useForm } from '../../../src/admin/form/use-form'
import type { SaveForm, SaveOutcome } from '../../../src/data/store/save'
import type { Clashes } from '../../../src/lib/merge'
import { PIXEL } from '../../fixtures/images'
import { allowConsole } from '../console'
import { InDashboard } from './show-form'

export type Value = {
  name: string
  lines: string[]
  people: Record<string, { name: string; image: string }>
}

export const STORED: Value = {
  name: 'n',
  lines: ['a', 'b'],
  people: { p: { name: 'P', image: PIXEL } },
}
const BLANK: Value = { name: 'default', lines: [], people: {} }
const cleanValue = (value: Value): Value => ({
  ...value,
  name: value.name.trim(),
  lines: value.lines.map((line) => line.trim()).filter(Boolean),
})

/** Mounts a form of such values. */
export const mountForm = (stored: Value | null = STORED, name: FormName = 'team') => {
  const { live, ...mounted } = mountFormWith({ name, stored, blank: BLANK, clean: cleanValue })
  return { ...mounted, live: (part: Partial<Value> | null) => live(part && { ...STORED, ...part }) }
}

type Form<V> = { name: FormName; stored: V | null; blank: V; clean: (typed: V) => V }
type Answer<V> = (saved: Partial<SaveOutcome<V>> | Error) => Promise<void>
type Sent<V> = {
  base: V | null
  mine: V
  earlier: readonly V[] | undefined
  signal: AbortSignal | undefined
  answer: Answer<V>
  clash: (clashes: Clashes) => void
}

/** Mounts a form. The test answers its saves, in the order in which they were sent. */
export function mountFormWith<V extends object>({ stored, ...options }: Form<V>) {
  allowConsole(/a live value failed/)
  const sent: Sent<V>[] = []
  const save: SaveForm<V> = (base, mine, { earlier, onPartStored, signal } = {}) =>
    new Promise<SaveOutcome<V>>((resolve, reject) => {
      const answer: Answer<V> = (saved) =>
        act(async () =>
          saved instanceof Error ? reject(saved) : resolve({ value: mine, clashes: [], ...saved }),
        )
      const clash = (clashes: Clashes) => act(() => onPartStored?.(clashes))
      sent.push({ base, mine, earlier, signal, answer, clash })
    })
  // A save without an answer would fail in a later test.
  onTestFinished(async () => {
    for (const { answer } of sent) await answer({})
    clearDrafts('')
  })
  const { result, rerender, unmount } = renderHook(
    (props) => useForm({ ...options, ...props, save }),
    {
      initialProps: { live: stored },
      wrapper: InDashboard,
    },
  )
  const form = () => result.current
  /** Called after each save that is stored, with what another device has changed, too. */
  const onSaved = vi.fn<(clashes: Clashes) => void>()
  return {
    sent,
    form,
    unmount,
    onSaved,
    live: (value: V | null) => rerender({ live: value }),
    type: (part: Partial<V>) => act(() => form().set(part)),
    save: (send = (options: SaveOptions) => form().save(options)) =>
      act(async () => void send({ onSaved })),
  }
}
