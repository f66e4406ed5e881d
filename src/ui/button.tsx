import {
  Children,
  type ComponentProps,
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { cn } from '../lib/cn'
import { Spinner } from './icons'
import { ExternalLink, Link } from './link'

type ButtonVariant =
  | 'booking'
  | 'primary'
  | 'outline'
  | 'chat'
  | 'chat-main'
  | 'quiet'
  | 'danger'
  | 'on-night'
  | 'on-blue'
/** `md` is 52 px high, `sm` 44 px. `pair`: two of them share a row of a phone. `half`: has a second line of words. */
type ButtonSize = 'md' | 'sm' | 'pair' | 'half'

type Look = {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  className?: string | undefined
}
type Style = Look & { icon?: ReactNode; children: ReactNode }

const VARIANTS: Record<ButtonVariant, string> = {
  booking: 'border-transparent bg-booking text-booking-ink hover:bg-booking-deep',
  primary: 'border-transparent bg-primary text-white hover:bg-primary-deep',
  outline: 'border-primary bg-surface text-primary hover:bg-tint',
  chat: 'border-secondary bg-surface text-secondary hover:bg-mint',
  'chat-main': 'border-transparent bg-secondary text-white hover:bg-secondary-deep',
  quiet: 'border-hairline bg-surface text-ink hover:bg-tint',
  danger: 'border-transparent bg-red-600 text-white hover:bg-red-700',
  'on-night': 'border-onnight-line bg-transparent text-white hover:bg-onnight-panel',
  'on-blue': 'border-transparent bg-white text-primary hover:bg-sky',
}
const SIZES: Record<ButtonSize, string> = {
  md: 'min-h-13 gap-2.5 px-3 text-button sm:px-6',
  sm: 'min-h-11 gap-2.5 px-3 text-button-sm sm:px-4',
  half: 'min-h-12 gap-1.5 px-1 text-button-sm leading-tight',
  pair: 'min-h-13 gap-1.5 px-1 text-button-sm sm:gap-2.5 sm:px-6 sm:text-button md:px-3 lg:min-h-15 lg:px-7',
}
const INACTIVE = 'border-transparent bg-disabled text-disabled-ink cursor-not-allowed'

function classesOf(
  { variant = 'primary', size = 'md', className }: Look,
  isInactive = false,
): string {
  return cn(
    'press inline-flex items-center justify-center rounded-control border-[1.5px] py-1 text-center no-underline [&>svg]:shrink-0',
    SIZES[size],
    isInactive ? INACTIVE : VARIANTS[variant],
    className,
  )
}

type ButtonProps = Style & { isLoading?: boolean; keepsFocus?: boolean } & Omit<
    ComponentPropsWithRef<'button'>,
    keyof Style
  >

/** While `isLoading` the button keeps its size, label and focus; with `keepsFocus` also while disabled. */
export function Button({
  variant,
  size,
  icon,
  children,
  className,
  isLoading = false,
  disabled = false,
  keepsFocus = false,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const isInactive = isLoading || disabled
  const isHeld = isLoading || (disabled && keepsFocus)
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (isHeld) event.preventDefault()
    else onClick?.(event)
  }
  return (
    // `disabled` would remove the focus.
    <button
      type={type}
      className={classesOf({ variant, size, className }, isInactive)}
      disabled={disabled && !isHeld}
      aria-disabled={isHeld || undefined}
      aria-busy={isLoading || undefined}
      onClick={click}
      {...rest}
    >
      {isLoading ? <Spinner /> : icon}
      {hasText(children) ? <span>{children}</span> : children}
    </button>
  )
}

/**
 * Whether some children are bare text. Such text gets an element of its own, because a page translation replaces text
 * nodes. React could not insert the spinner before a text node that is gone.
 */
const hasText = (children: ReactNode): boolean =>
  Children.toArray(children).some((child) => typeof child === 'string')

type LinkProps = Style &
  Pick<ComponentProps<'a'>, 'aria-label' | 'aria-current' | 'onClick'> &
  ({ to: string; href?: never; newTab?: never } | { href: string; to?: never; newTab?: boolean })

/** `to` navigates inside the application; `href` leaves it. */
export function ButtonLink({
  variant,
  size,
  icon,
  children,
  className,
  to,
  href,
  newTab,
  ...rest
}: LinkProps) {
  const content = (
    <>
      {icon}
      {children}
    </>
  )
  const props = { ...rest, className: classesOf({ variant, size, className }) }
  const Anchor = newTab ? ExternalLink : 'a'
  return to === undefined ? (
    <Anchor {...props} href={href}>
      {content}
    </Anchor>
  ) : (
    <Link {...props} to={to}>
      {content}
    </Link>
  )
}
