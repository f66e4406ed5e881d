import { Link } from 'react-router-dom'
import { overview } from '../../copy/admin-overview'
import type { BuildRecord } from '../../data/pages/build-record'
import type { Video } from '../../data/content/videos'
import { isShown } from '../../lib/order'
import { quoteName } from '../../lib/words'
import { Notice } from '../../ui/notice'
import { tabSearch } from '../shell/tab-names'

const words = overview.missingVideos

type Props = { record: BuildRecord | null; videos: readonly Video[] | null }

/** Names the stored videos that visitors could not see when the pages were made; nothing while all can be seen. */
export function MissingVideos({ record, videos }: Props) {
  const missing = videos?.filter((video) => isShown(video) && record?.missingVideos?.includes(video.id)) ?? []
  if (missing.length === 0) return null
  return (
    <Notice tone="warn" role="status" title={words.title} className="mb-4 md:mb-6">
      <ul className="list-disc ps-5">
        {missing.map(({ id, title }) => (
          <li key={id} className="break-words">
            {quoteName(title)}
          </li>
        ))}
      </ul>
      <span className="block">{words.text}</span>
      <Link to={tabSearch('videos')} className="inline-flex min-h-11 items-center font-semibold">
        {words.open}
      </Link>
    </Notice>
  )
}
