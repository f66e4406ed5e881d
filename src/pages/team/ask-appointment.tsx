import { team as copy } from '../../copy/team'
import { useCentre } from '../../data/pages/use-centre'
import { cn } from '../../lib/cn'
import { chatHref } from '../../lib/links'
import { ExternalLink } from '../../ui/external-link'
import { ChatIcon } from '../../ui/icons'

/** Opens WhatsApp with a question about an appointment with a person of the team. */
export function AskAppointment({ name, className }: { name: string; className?: string }) {
  const { whatsapp } = useCentre()
  return (
    <ExternalLink
      href={chatHref(whatsapp, copy.askText(name))}
      className={cn(
        'flex min-h-11 items-center gap-2 text-button-sm font-semibold text-primary no-underline hover:underline focus-visible:rounded-chip',
        className,
      )}
    >
      <ChatIcon className="shrink-0 text-secondary" />
      <span className="min-w-0">{copy.ask(name)}</span>
    </ExternalLink>
  )
}
