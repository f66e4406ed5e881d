import { Phone, RefreshCw } from 'lucide-react'
import { config } from '../../config'
import { site } from '../../copy/site'
import { uiCopy } from '../../copy/ui'
import { videos as copy } from '../../copy/videos'
import { announceVideos } from '../../data/announce-videos'
import { telHref } from '../../lib/links'
import { Button, ButtonLink } from '../../ui/button'
import { Notice } from '../../ui/notice'

/** Why samples are shown: nothing is stored yet, or the list could not be read. */
export function SampleNotice({ hasFailed = false }: { hasFailed?: boolean }) {
  if (!hasFailed)
    return (
      <Notice title={copy.samples.title} className="mt-10">
        {copy.samples.text}
      </Notice>
    )
  return (
    <Notice tone="warn" role="status" title={copy.error.title} action={<ErrorActions />} className="mt-10">
      {copy.error.text}
    </Notice>
  )
}

function ErrorActions() {
  return (
    <>
      <Button size="sm" onClick={announceVideos} icon={<RefreshCw size={18} aria-hidden />}>
        {uiCopy.retry}
      </Button>
      <ButtonLink href={telHref(config.phones[0].e164)} variant="quiet" size="sm" icon={<Phone size={18} aria-hidden />}>
        {site.call}
      </ButtonLink>
    </>
  )
}
