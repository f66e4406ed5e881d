import { Phone } from 'lucide-react'
import { home } from '../copy/home'
import { site } from '../copy/site'
import { callHref } from '../data/content/centre-links'
import { useCentre } from '../data/pages/use-centre'
import { chatHref } from '../lib/links'
import { ButtonLink } from '../ui/button'
import { ChatIcon } from '../ui/icons'

/** The call and chat buttons, for a container that lays them out. */
export function ContactLinks({ chat, variant }: { chat: string; variant: 'chat' | 'on-night' }) {
  const centre = useCentre()
  return (
    <>
      <ButtonLink href={callHref(centre)} variant="booking" size="pair" icon={<Phone size={20} aria-hidden />}>
        {home.hero.book}
      </ButtonLink>
      <ButtonLink
        href={chatHref(centre.whatsapp, site.chatText)}
        newTab
        variant={variant}
        size="pair"
        icon={<ChatIcon />}
      >
        {chat}
      </ButtonLink>
    </>
  )
}
