import type { ComponentPropsWithRef } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

type Props = Omit<ComponentPropsWithRef<'a'>, 'href'> & { to: string }

/** A link inside the application. The router's own link would add its data loading to the bundle. */
export function Link({ to, onClick, children, ...rest }: Props) {
  const href = useHref(to)
  const follow = useLinkClickHandler(to)
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
