import { ExternalLink as OpenIcon } from 'lucide-react'
import { ExternalLink } from '../../ui/link'
import { VideoDescription } from './video-description'

type Props = { description: string | undefined; href: string; label: string }

/** The description, and a link to the video at its own place. */
export function BelowPlayer({ description, href, label }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 pt-3">
      <VideoDescription description={description} className="min-w-0 flex-1 basis-64" />
      <ExternalLink
        href={href}
        className="inline-flex min-h-11 items-center gap-2 rounded-chip text-card font-semibold text-primary underline hover:no-underline"
      >
        <OpenIcon size={18} />
        {label}
      </ExternalLink>
    </div>
  )
}
