import type { Fields } from '../../client/document'
import { withHiddenVideos } from '../hidden-videos'

/** The state that a version has kept, with its hidden videos, and the large image. */
export const keptIn = ({
  fields,
  hiddenVideos,
  largeImage,
}: Fields): { state: Fields | undefined; largeImage: unknown } => ({
  state: withHiddenVideos(fields as Fields | undefined, hiddenVideos),
  largeImage,
})
