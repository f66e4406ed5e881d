import { videos as copy } from '../../copy/videos'
import { broadcastVideosSaved } from '../../data/broadcast-videos-saved'
import { Notice } from '../../ui/notice'
import { RetryOrCall } from '../sections/ways-out'

/** Why samples are shown: nothing is stored yet, or the list could not be read. */
export function SampleNotice({ hasFailed = false }: { hasFailed?: boolean }) {
  if (!hasFailed)
    return (
      <Notice title={copy.samples.title} className="mt-10">
        {copy.samples.text}
      </Notice>
    )
  return (
    <Notice
      tone="warn"
      role="status"
      title={copy.error.title}
      action={<RetryOrCall onRetry={broadcastVideosSaved} />}
      className="mt-10"
    >
      {copy.error.text}
    </Notice>
  )
}
