import { useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { focusControl } from '../editing/focus-control'
import { placeOf, type GroupName, type Place } from './places'

/** The open group, the open row in it, and the control that takes the focus once it is rendered. */
type Open = Place & { focus: string }

const named = (name: string): Open => ({ ...placeOf(name), focus: name })

/** One group is open at a time, and one row of a list. An address such as `#licence` opens the place of its control. */
export function useOpenPlace(frame: RefObject<HTMLElement | null>) {
  const { hash } = useLocation()
  const [open, setOpen] = useState<Open>(() => named(hash.slice(1)))

  useLayoutEffect(() => {
    if (open.focus === '') return
    focusControl(frame.current, open.focus)
  }, [open, frame])

  /** Keeps the pressed button where it is, although what was open above it closes. */
  function set(place: Place, button: HTMLElement) {
    const before = button.getBoundingClientRect().top
    flushSync(() => setOpen({ ...place, focus: '' }))
    window.scrollBy(0, button.getBoundingClientRect().top - before)
  }

  return {
    open,
    /** Opens the place of a control and focuses it. */
    show: (name: string) => setOpen(named(name)),
    toggleGroup: (group: GroupName, button: HTMLElement) =>
      set({ group: open.group === group ? null : group, row: null }, button),
    toggleRow: (row: string, button: HTMLElement) =>
      set({ group: open.group, row: open.row === row ? null : row }, button),
    /** Shows one group beside the list of all. */
    choose: (group: GroupName) => {
      flushSync(() => setOpen({ group, row: null, focus: '' }))
      window.scrollTo(0, 0)
    },
  }
}

export type OpenPlace = ReturnType<typeof useOpenPlace>
