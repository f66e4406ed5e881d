import { Menu, X } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore, type FocusEvent, type KeyboardEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { config } from '../config'
import { site } from '../copy/site'
import { cn } from '../lib/cn'
import { NAV_SHADOW_PX } from '../limits'
import { paths } from '../paths'
import { Logo } from '../ui/art/logo'
import { Link } from '../ui/link'
import { CallLink, ChatLink, ContactLinks, usePairLooks } from './contact-links'
import { watchPair } from './contact-pair'
import { navItems } from './nav-items'

export function Header() {
  const isScrolled = useIsScrolled()
  const looks = usePairLooks('bar')
  return (
    <header
      className={cn(
        'sticky top-0 z-header bg-page large-text:static transition-shadow duration-press',
        isScrolled && 'shadow-resting',
      )}
    >
      <div className="container-page flex min-h-(--bar) items-center gap-4 xl:gap-6">
        <Brand />
        <div className="ms-auto hidden lg:block">
          <MainNav layout="row" />
        </div>
        <div className="ms-auto hidden items-center gap-3 md:flex lg:ms-0">
          <ChatLink variant={looks.chat} size="sm" />
          <CallLink variant={looks.call} size="sm" />
        </div>
        <MenuToggle key={useLocation().key} />
      </div>
    </header>
  )
}

function Brand() {
  return (
    <Link
      to={paths.home}
      aria-label={site.logo}
      className="flex min-h-11 min-w-0 items-center lg:shrink-0 gap-3 rounded-chip no-underline"
    >
      <Logo className="size-[42px] shrink-0" />
      <span className="grid min-w-0">
        <span className="text-[1.0625rem]/[1.5rem] font-semibold text-night">{config.name}</span>
        <span className="text-descriptor text-muted">{config.descriptor}</span>
      </span>
    </Link>
  )
}

function onScroll(read: () => void) {
  window.addEventListener('scroll', read, { passive: true })
  return () => window.removeEventListener('scroll', read)
}

const useIsScrolled = (): boolean =>
  useSyncExternalStore(
    onScroll,
    () => window.scrollY > NAV_SHADOW_PX,
    () => false,
  )

const STYLES = {
  row: {
    list: 'flex gap-1',
    link: 'min-h-11 rounded-chip px-2.5 xl:px-3.5',
    // The words of the active link are no heavier, so that it moves none of the others.
    active: 'after:inset-x-0 after:-bottom-1 after:h-[3px]',
  },
  column: {
    list: 'grid gap-1',
    link: 'min-h-13 rounded-control px-3.5',
    active: 'bg-tint font-semibold after:inset-y-2.5 after:start-0 after:w-[3px]',
  },
} as const

/** A row in the desktop header, a column in the menu. */
function MainNav({ layout }: { layout: keyof typeof STYLES }) {
  const { pathname } = useLocation()
  const styles = STYLES[layout]
  return (
    <nav aria-label={site.nav.label}>
      <ul className={styles.list}>
        {navItems.map(({ to, text }) => {
          const isActive = pathname === to
          return (
            <li key={to}>
              <Link
                to={to}
                aria-current={isActive ? 'page' : undefined}
                className={cn(
                  'relative flex items-center text-card no-underline',
                  styles.link,
                  isActive
                    ? 'text-primary after:absolute after:bg-booking forced-colors:after:bg-[Highlight]'
                    : 'hover:bg-tint hover:text-primary',
                  isActive ? styles.active : 'text-ink',
                )}
              >
                {text}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** The menu below 1100 px. A `<details>` element works before hydration. A navigation closes it by a new `key`. */
function MenuToggle() {
  const box = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (box.current) box.current.open = false
  }

  useEffect(() => {
    const closeOnPressOutside = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) close()
    }
    document.addEventListener('pointerdown', closeOnPressOutside)
    return () => document.removeEventListener('pointerdown', closeOnPressOutside)
  }, [])

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    close()
    box.current?.querySelector('summary')?.focus()
  }
  const closeOnLeave = (event: FocusEvent) => {
    if (event.relatedTarget && !box.current?.contains(event.relatedTarget)) close()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape bubbles from the links inside
    <details
      ref={box}
      suppressHydrationWarning
      className="ms-auto md:ms-0 lg:hidden"
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
    >
      <summary
        aria-label={site.nav.menu}
        className="press grid size-11 place-items-center rounded-control border-[1.5px] border-hairline bg-surface text-night hover:bg-tint"
      >
        <Menu size={22} className="[[open]>summary>&]:hidden" />
        <X size={22} className="hidden [[open]>summary>&]:block" />
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--bar)-var(--call-bar))] overflow-y-auto border-y border-hairline bg-page dims-below">
        <div className="container-page grid gap-2 py-3">
          <MainNav layout="column" />
          {/* The menu may cover the page's own buttons. */}
          <div
            ref={watchPair}
            className="flex gap-2.5 border-t border-hairline pt-3 *:flex-1 md:hidden"
          >
            <ContactLinks />
          </div>
        </div>
      </div>
    </details>
  )
}
