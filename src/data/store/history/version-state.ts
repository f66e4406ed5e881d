import type { Fields } from '../../client/document'
import { withHiddenVideos } from '../hidden-videos'

/** What a stored version has kept: a state, that of the video list with its hidden videos, and the large image of a product. */
export const contentOfVersion = ({
  fields,
  hiddenVideos,
  largeImage,
}: Fields): { state: Fields | undefined; largeImage: unknown } => ({
  state: withHiddenVideos(fields as Fields | undefined, hiddenVideos),
  largeImage,
})
