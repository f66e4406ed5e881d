import { useLocation } from 'react-router-dom'
import { site } from '../copy/site'
import { cn } from '../lib/cn'
import { paths } from '../paths'
import { Link } from '../ui/link'

/** The five links that the specification gives the header and the footer. */
export const navItems = [
  { to: paths.home, text: site.nav.home },
  { to: paths.products, text: site.nav.products },
  { to: paths.videos, text: site.nav.videos },
  { to: paths.about, text: site.nav.about },
  { to: paths.team, text: site.nav.team },
]

const STYLES = {
  row: {
    list: 'flex gap-1',
    link: 'min-h-11 rounded-chip px-2.5 xl:px-3.5',
    active: 'after:inset-x-0 after:-bottom-1 after:h-[3px]',
  },
  column: {
    list: 'grid gap-1',
    link: 'min-h-13 rounded-control px-3.5',
    active: 'bg-tint after:inset-y-2.5 after:start-0 after:w-[3px]',
  },
} as const

/** A row in the desktop header, a column in the menu. */
export function MainNav({ layout }: { layout: keyof typeof STYLES }) {
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
                    ? 'font-semibold text-primary after:absolute after:bg-booking forced-colors:after:bg-[Highlight]'
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
