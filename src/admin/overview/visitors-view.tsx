import { overview } from '../../copy/admin-overview'
import type { Baked } from '../../data/pages/baked'
import type { BuildRecord } from '../../data/pages/build-record'
import { formatMoment } from '../../lib/format'
import { Async } from '../../ui/async'
import type { AsyncState } from '../../lib/async-state'
import { useChangesSince } from './use-visitors-view'

const words = overview.visitors

type Props = { content: Baked | null; build: AsyncState<BuildRecord | null> }

/** When the pages were made. `content` is what is stored now; null until it has loaded. */
export function VisitorsView({ content, build }: Props) {
  return (
    <div className="grid gap-2 text-card text-muted">
      <p>{words.atOnce}</p>
      <Async
        state={build}
        loading={<p role="status">{words.checking}</p>}
        error={() => <p role="status">{words.failed}</p>}
      >
        {(record) => (record ? <Pages record={record} content={content} /> : <p>{words.unknown}</p>)}
      </Async>
      <p>
        {words.publish}{' '}
        <bdi dir="ltr">
          <code className="whitespace-nowrap text-small text-ink">npm run publish</code>
        </bdi>
      </p>
    </div>
  )
}

function Pages({ record, content }: { record: BuildRecord; content: Baked | null }) {
  const count = useChangesSince(record, content)
  return (
    <>
      <p>
        {record.content ? words.pages : words.withoutContent}{' '}
        <time dateTime={record.builtAt} className="inline-block font-semibold text-ink">
          {formatMoment(new Date(record.builtAt))}
        </time>
      </p>
      {record.content ? (
        <p role="status" className="font-semibold text-ink">
          {count === null ? words.counting : count === 0 ? words.unchanged : words.changes(count)}
        </p>
      ) : null}
      {count ? <p>{words.removed}</p> : null}
    </>
  )
}
