import { Phone } from 'lucide-react'
import { config } from '../../config'
import { home } from '../../copy/home'
import { site } from '../../copy/site'
import { chatHref, telHref } from '../../lib/links'
import { ButtonLink } from '../../ui/button'
import { ChatIcon } from '../../ui/icons'

/** The call and chat buttons, for a container that lays them out. */
export function ContactLinks({ chat, variant }: { chat: string; variant: 'chat' | 'on-night' }) {
  return (
    <>
      <ButtonLink
        href={telHref(config.phones[0].e164)}
        variant="booking"
        size="pair"
        icon={<Phone size={20} aria-hidden />}
      >
        {home.hero.book}
      </ButtonLink>
      <ButtonLink
        href={chatHref(config.whatsapp, site.chatText)}
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
