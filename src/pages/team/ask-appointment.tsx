import { teamWords } from '../../copy/team'
import { AskLink } from '../../layout/contact-links'

/** Opens WhatsApp with a question about an appointment with somebody of the team. */
export function AskAppointment({ name, className }: { name: string; className?: string }) {
  return (
    <AskLink text={teamWords.askText(name)} className={className}>
      <span className="min-w-0">{teamWords.ask(name)}</span>
    </AskLink>
  )
}
