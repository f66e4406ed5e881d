import { Phone } from 'lucide-react'
import type { ComponentProps } from 'react'
import { site } from '../copy/site'
import { callHref } from '../data/content/centre'
import { useCentre } from '../data/pages/use-centre'
import { cn } from '../lib/cn'
import { chatHref } from '../lib/links/hrefs'
import { ButtonLink } from '../ui/button'
import { ChatIcon } from '../ui/icons'
import { ExternalLink } from '../ui/link'
import { useIsClosed } from './use-opening-now'

type Look = Partial<
  Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'size' | 'className' | 'children'>
>

export function CallLink({ children = site.call, ...look }: Look) {
  return (
    <ButtonLink href={callHref(useCentre())} icon={<Phone size={20} />} {...look}>
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

const PAIRS = {
  hero: { call: 'booking', chat: 'chat' },
  bar: { call: 'primary', chat: 'chat' },
  night: { call: 'booking', chat: 'on-night' },
} as const
const CLOSED_PAIRS = {
  hero: { call: 'outline', chat: 'chat-main' },
  bar: { call: 'outline', chat: 'chat-main' },
  night: { call: 'on-night', chat: 'chat-main' },
} as const

/**
 * The looks of a call and a chat button beside each other. While the centre is closed nobody answers a call, so the
 * chat is the main one. Only colours differ, so that the page does not move once the time is known.
 */
export function usePairLooks(on: keyof typeof PAIRS) {
  return (useIsClosed() ? CLOSED_PAIRS : PAIRS)[on]
}

/** The call and chat buttons, for a container that lays them out. */
export function ContactLinks({ on = 'hero' }: { on?: 'hero' | 'night' }) {
  const looks = usePairLooks(on)
  return (
    <>
      <CallLink variant={looks.call} size="pair">
        {site.book}
      </CallLink>
      <ChatLink variant={looks.chat} size="pair" />
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
