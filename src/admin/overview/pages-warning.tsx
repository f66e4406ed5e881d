import { overview } from '../../copy/admin-overview'
import type { Baked } from '../../data/pages/baked'
import { areOverdue, type BuildRecord } from '../../data/pages/build-record'
import type { AsyncState } from '../../lib/async-state'
import { formatMoment } from '../../lib/format'
import { Notice } from '../../ui/notice'
import { SupportContact, type SupportContactProps } from './support-contact'
import { useChangesSince } from './use-visitors-view'

const words = overview.pagesWarning

type Props = { content: Baked | null; build: AsyncState<BuildRecord | null>; support: SupportContactProps }

/**
 * Says that the pages are no longer made anew, and whom to call; nothing while all is well. `content` is what is stored
 * now. Until it has loaded, a failure may be this device's own connection.
 */
export function PagesWarning({ content, build, support }: Props) {
  const record = build.status === 'ready' ? build.value : null
  const changes = useChangesSince(record, content)
  const isUnreadable = build.status === 'error' && content !== null
  const isOverdue = record !== null && changes !== null && areOverdue(record, changes)
  if (!isUnreadable && !isOverdue) return null
  return (
    <Notice tone="error" role="alert" title={isUnreadable ? words.undated : words.overdue} className="mb-4 md:mb-6">
      <span className="block">
        {record ? (
          <>
            {words.since} <time dateTime={record.builtAt}>{formatMoment(new Date(record.builtAt))}</time>.{' '}
            {words.removed}
          </>
        ) : (
          words.unknown
        )}
      </span>
      <span className="flex flex-wrap items-center gap-x-2">
        {support.phone ? (
          <>
            {words.call} <SupportContact {...support} />
          </>
        ) : (
          words.tell
        )}
      </span>
    </Notice>
  )
}
