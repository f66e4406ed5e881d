import { adminVideos } from '../../copy/admin/videos'
import { labelsOfParts, type Labels } from './labels'

/** The labels of the list of videos and of the fields of these ones, by path. */
export const videoLabels = (videos: readonly { id: string; title: string }[]): Labels => ({
  videos: adminVideos.title,
  ...labelsOfParts(
    videos.map(({ id, title }) => ({ path: `videos.${id}`, noun: adminVideos.noun(title) })),
    adminVideos.labels,
  ),
})
