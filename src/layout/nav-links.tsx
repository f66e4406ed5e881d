import { useLocation } from 'react-router-dom'
import { site } from '../copy/site'
import { cn } from '../lib/cn'
import { paths } from '../paths'
import { Link } from '../ui/link'

export const navItems = [
  { to: paths.home, text: site.nav.home },
  { to: paths.products, text: site.nav.products },
  { to: paths.videos, text: site.nav.videos },
  { to: paths.about, text: site.nav.about },
  { to: paths.team, text: site.nav.team },
] as const

export function NavLinks({ className, tall = false }: { className?: string; tall?: boolean }) {
  const { pathname } = useLocation()
  return (
    <ul className={className}>
      {navItems.map(({ to, text }) => {
        const isActive = to === paths.home ? pathname === to : `${pathname}/`.startsWith(`${to}/`)
        return (
          <li key={to}>
            <Link
              to={to}
              aria-current={isActive ? 'page' : undefined}
              className={cn(
                'relative flex items-center px-3.5 text-card no-underline',
                tall ? 'min-h-13 rounded-control' : 'min-h-11 rounded-chip',
                isActive
                  ? 'font-semibold text-primary after:absolute after:bg-booking forced-colors:after:bg-[Highlight]'
                  : 'text-ink hover:bg-tint hover:text-primary',
                isActive &&
                  (tall
                    ? 'bg-tint after:inset-y-2.5 after:start-0 after:w-[3px]'
                    : 'after:inset-x-0 after:-bottom-1 after:h-[3px]'),
              )}
            >
              {text}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
