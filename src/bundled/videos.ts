import * as v from 'valibot'
import { sampleTexts } from '../copy/sample-videos'
import { videoSchema } from '../data/content/videos'

/** Stand in until the centre has saved videos of its own. They have no film and are never stored (contradiction 18). */
export const sampleVideos = sampleTexts.map((texts, index) =>
  v.parse(videoSchema, {
    ...texts,
    id: `sample-${index + 1}`,
    createdAt: '2024-01-01T00:00:00.000Z',
    order: sampleTexts.length - index,
  }),
)
