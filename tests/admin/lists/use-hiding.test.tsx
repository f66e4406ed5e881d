import { act, renderHook, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Toasts } from '../../../src/admin/ui/toast'
import { useWrites } from '../../../src/admin/editing/use-writes'
import { hideKey, useHiding } from '../../../src/admin/lists/use-hiding'
import { useLatest } from '../../../src/ui/use-latest'
import { admin } from '../../../src/copy/admin'
import { hiddenWords } from '../../../src/copy/admin-hidden'
import { renderUi } from '../../render'

type Item = { id: string; name: string; hidden?: number | undefined }

describe('hiding', () => {
  it('names what was hidden, and its undo puts it back at its place', async () => {
    const sent: unknown[] = []
    const { user } = renderUi(<Toasts label="messages" />)
    const { result } = renderHook(() => {
      const [list] = useState<Item[]>([
        { id: 'a', name: 'أ' },
        { id: 'b', name: 'ب' },
      ])
      const [announced, announce] = useState('')
      const writes = useWrites()
      const toggle = useHiding<Item>({
        writes,
        live: useLatest(list),
        hide: (id) => Promise.resolve(void sent.push(['hide', id])),
        show: ({ id, hidden }) => Promise.resolve(void sent.push(['show', id, hidden])),
        announce,
      })
      return { toggle, announced, status: writes.statusOf(hideKey('b')).status }
    })
    await act(async () => result.current.toggle({ id: 'b', name: 'ب' }))
    expect(sent).toEqual([['hide', 'b']])
    expect(result.current.status).toBe('saved')
    expect(await screen.findByText(hiddenWords.done('ب'))).toBeVisible()
    expect(screen.getByText(hiddenWords.hint)).toBeVisible()
    await user.click(screen.getByRole('button', { name: admin.undo }))
    expect(sent).toEqual([
      ['hide', 'b'],
      ['show', 'b', 2],
    ])
    await waitFor(() => expect(result.current.announced).toBe(hiddenWords.shown('ب')))
  })

  it('puts a hidden one back', async () => {
    const sent: unknown[] = []
    const { result } = renderHook(() =>
      useHiding<Item>({
        writes: useWrites(),
        live: useLatest<readonly Item[]>([]),
        hide: () => Promise.reject(new Error('hidden again')),
        show: ({ id, hidden }) => Promise.resolve(void sent.push(['show', id, hidden])),
        announce: () => undefined,
      }),
    )
    await act(async () => result.current({ id: 'a', name: 'أ', hidden: 4 }))
    expect(sent).toEqual([['show', 'a', 4]])
  })
})
