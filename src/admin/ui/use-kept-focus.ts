import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useNative } from './use-native'

/**
 * Gives the focus back to a control whose element was moved with its card: browsers drop the focus of what moves.
 * The card carries `data-card` with its id, the control `data-act` with what it does.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>): void {
  const focused = useRef<{ card: string; act: string } | null>(null)
  useNative(list, 'focusin', ({ target }) => {
    const control = target instanceof HTMLElement ? target : null
    const card = control?.closest<HTMLElement>('[data-card]')?.dataset['card']
    const act = control?.dataset['act']
    focused.current = card && act ? { card, act } : null
  })
  useLayoutEffect(() => {
    const was = focused.current
    if (!was || document.activeElement !== document.body) return
    list.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(was.card)}"] [data-act="${was.act}"]`)?.focus()
  })
}
