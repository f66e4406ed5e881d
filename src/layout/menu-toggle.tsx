import { Menu, X } from 'lucide-react'
import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { site } from '../copy/site'
import { ContactLinks } from './contact-links'
import { MainNav } from './nav-links'

/** The menu below 1100 px. A `<details>` element works before hydration. A new `key`, as after a navigation, closes it. */
export function MenuToggle() {
  const box = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (box.current) box.current.open = false
  }

  useEffect(() => {
    const outside = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) close()
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [])

  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !box.current?.open) return
    close()
    box.current.querySelector('summary')?.focus()
  }
  const leave = (event: FocusEvent) => {
    if (event.relatedTarget && !box.current?.contains(event.relatedTarget)) close()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape bubbles from the links inside
    <details
      ref={box}
      suppressHydrationWarning
      className="group ms-auto md:ms-0 lg:hidden"
      onKeyDown={escape}
      onBlur={leave}
    >
      <summary
        aria-label={site.nav.menu}
        className="press grid size-11 place-items-center rounded-control border-[1.5px] border-hairline bg-surface text-night hover:bg-tint"
      >
        <Menu size={22} aria-hidden className="group-open:hidden" />
        <X size={22} aria-hidden className="hidden group-open:block" />
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--bar)-var(--call-bar))] overflow-y-auto border-y border-hairline bg-page shadow-raised">
        <div className="container-page grid gap-2 py-3">
          <MainNav layout="column" />
          {/* The menu may cover the page's own buttons. */}
          <div data-contact-pair className="flex gap-2.5 border-t border-hairline pt-3 *:flex-1 md:hidden">
            <ContactLinks />
          </div>
        </div>
      </div>
    </details>
  )
}
