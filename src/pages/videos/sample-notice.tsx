import { videos as copy } from '../../copy/videos'
import { announceVideos } from '../../data/announce-videos'
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
      action={<RetryOrCall onRetry={announceVideos} />}
      className="mt-10"
    >
      {copy.error.text}
    </Notice>
  )
}
