import { adminVideos } from '../../copy/admin/videos'
import { labelsOfParts, type Labels } from './labels'

/** The path of a video among the clashes. */
export const videoPath = (id: string) => `videos.${id}`

/** The labels of the list of videos and of the fields of these ones, by path. */
export const videoLabels = (videos: readonly { id: string; title: string }[]): Labels => ({
  videos: adminVideos.title,
  ...labelsOfParts(
    videos.map(({ id, title }) => ({ path: videoPath(id), noun: adminVideos.noun(title) })),
    adminVideos.labels,
  ),
})
