import { Phone } from 'lucide-react'
import type { ComponentProps } from 'react'
import { home } from '../copy/home'
import { site } from '../copy/site'
import { callHref } from '../data/content/centre'
import { useCentre } from '../data/pages/use-centre'
import { cn } from '../lib/cn'
import { chatHref } from '../lib/links'
import { ButtonLink } from '../ui/button'
import { ExternalLink } from '../ui/link'
import { ChatIcon } from '../ui/icons'

type Look = Partial<
  Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'size' | 'className' | 'children'>
>

export function CallLink({ children = site.call, ...look }: Look) {
  return (
    <ButtonLink href={callHref(useCentre())} icon={<Phone size={20} aria-hidden />} {...look}>
      {children}
    </ButtonLink>
  )
}

/** Opens WhatsApp with `text`. */
export function ChatLink({
  text = site.chatText,
  children = site.chatShort,
  ...look
}: Look & { text?: string }) {
  const { whatsapp } = useCentre()
  return (
    <ButtonLink href={chatHref(whatsapp, text)} newTab variant="chat" icon={<ChatIcon />} {...look}>
      {children}
    </ButtonLink>
  )
}

/** The call and chat buttons, for a container that lays them out. */
export function ContactLinks({ variant = 'chat' }: { variant?: 'chat' | 'on-night' }) {
  return (
    <>
      <CallLink variant="booking" size="pair">
        {home.hero.book}
      </CallLink>
      <ChatLink variant={variant} size="pair" />
    </>
  )
}

/** A link in the text of a card, which opens WhatsApp with a question. */
export function AskLink({
  text,
  className,
  children,
}: Pick<Look, 'className' | 'children'> & { text: string }) {
  const { whatsapp } = useCentre()
  return (
    <ExternalLink
      href={chatHref(whatsapp, text)}
      className={cn(
        'flex min-h-11 items-center gap-2 text-button-sm font-semibold text-primary no-underline hover:underline focus-visible:rounded-chip',
        className,
      )}
    >
      <ChatIcon className="shrink-0 text-secondary" />
      {children}
    </ExternalLink>
  )
}
