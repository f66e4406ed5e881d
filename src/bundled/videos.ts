import * as v from 'valibot'
import { videoTexts } from '../copy/bundled-videos'
import { videoSchema } from '../data/content/videos'

/** Stand in until the centre has saved videos of its own. They have no film and are never stored (contradiction 18). */
export const bundledVideos = videoTexts.map((texts, index) =>
  v.parse(videoSchema, {
    ...texts,
    id: `bundled-${index + 1}`,
    createdAt: '2024-01-01T00:00:00.000Z',
    order: videoTexts.length - index,
  }),
)
