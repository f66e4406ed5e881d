import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { config } from '../config'
import { site } from '../copy/site'
import { cn } from '../lib/cn'
import { NAV_SHADOW_PX } from '../limits'
import { paths } from '../paths'
import { Logo } from '../ui/art/logo'
import { Link } from '../ui/link'
import { CallLink, ChatLink } from './contact-links'
import { MenuToggle } from './menu-toggle'
import { MainNav } from './nav-links'

export function Header() {
  const scrolled = useScrolled()
  return (
    <header
      className={cn('sticky top-0 z-header bg-page transition-shadow duration-press', scrolled && 'shadow-resting')}
    >
      <div className="container-page flex min-h-(--bar) items-center gap-4 xl:gap-6">
        <Brand />
        <div className="ms-auto hidden lg:block">
          <MainNav layout="row" />
        </div>
        <div className="ms-auto hidden items-center gap-3 md:flex lg:ms-0">
          <ChatLink size="sm" />
          <CallLink size="sm" />
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

const useScrolled = (): boolean =>
  useSyncExternalStore(
    onScroll,
    () => window.scrollY > NAV_SHADOW_PX,
    () => false,
  )
