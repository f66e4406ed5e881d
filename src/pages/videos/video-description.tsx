import { isolatePhones } from '../../lib/arabic'
import { cn } from '../../lib/cn'

type Props = { description: string | undefined; className?: string }

/** The whole description with its lines; a card has only its beginning. */
export const VideoDescription = ({ description, className }: Props) =>
  description ? (
    <p className={cn('text-card whitespace-pre-line text-muted', className)}>
      {isolatePhones(description)}
    </p>
  ) : null
