import { team as copy } from '../../copy/team'
import { AskLink } from '../../layout/contact-links'

/** Opens WhatsApp with a question about an appointment with somebody of the team. */
export function AskAppointment({ name, className }: { name: string; className?: string }) {
  return (
    <AskLink text={copy.askText(name)} className={className}>
      <span className="min-w-0">{copy.ask(name)}</span>
    </AskLink>
  )
}
