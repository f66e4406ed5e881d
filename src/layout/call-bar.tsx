import type { ReactNode } from 'react'
import { contact } from '../copy/contact'
import { site } from '../copy/site'
import { useCentre } from '../data/pages/use-centre'
import { cn } from '../lib/cn'
import { closedState } from '../lib/hours/openings'
import { CallLink, ChatLink, usePairLooks } from './contact-links'
import { useIsPairInView } from './contact-pair'
import { useOpeningNow } from './use-opening-now'

/**
 * The call and chat buttons on phones. While the centre is closed the chat comes first. The bar is hidden while the
 * page's own call and chat buttons are in view.
 */
export function CallBar() {
  const isHidden = useIsPairInView()
  const { state } = useOpeningNow(useCentre())
  const looks = usePairLooks('bar')
  const closed = closedState(state)
  const call = (
    <CallLink key="call" variant={looks.call} size="half">
      <ButtonText note={state?.isOpen ? contact.hours.until(state.closes) : ''}>
        {site.call}
      </ButtonText>
    </CallLink>
  )
  const chat = (
    <ChatLink key="chat" variant={looks.chat} size="half">
      <ButtonText note={closed ? contact.hours.answerFrom(closed) : ''}>
        {site.chatShort}
      </ButtonText>
    </ChatLink>
  )
  return (
    <nav
      aria-label={site.quickContact}
      inert={isHidden}
      className={cn(
        'fixed inset-x-0 bottom-0 z-bar border-t border-hairline bg-surface px-4 pt-2.5 transition-[transform,opacity,visibility] duration-arrive ease-arrive md:hidden',
        'pb-[calc(10px+env(safe-area-inset-bottom))]',
        // Safari 15.4 has no `inert`.
        isHidden && 'invisible [transform:translateY(8px)] opacity-0',
      )}
    >
      {/* A new key replaces the buttons: moved ones would count as a layout shift. */}
      <div key={state ? String(state.isOpen) : 'unknown'} className="grid grid-cols-2 gap-2.5">
        {closed ? [chat, call] : [call, chat]}
      </div>
    </nav>
  )
}

function ButtonText({ note, children }: { note: string; children: ReactNode }) {
  return (
    <span className="grid text-start leading-tight">
      {children} {note ? <span className="text-tiny leading-tight font-normal">{note}</span> : null}
    </span>
  )
}
