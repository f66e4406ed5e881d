import { cn } from '../../lib/cn'
import { isolateParts } from '../../lib/text/arabic'

type Props = { description: string | undefined; className?: string }

/** The whole description with its lines; a card has only its beginning. */
export function VideoDescription({ description, className }: Props) {
  return description ? (
    <p className={cn('text-card whitespace-pre-line text-muted', className)}>
      {isolateParts(description)}
    </p>
  ) : null
}
