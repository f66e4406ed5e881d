import type { Fields } from '../client/document'
import { withHiddenVideos } from './hidden-videos'

/** What a version keeps beside `fields`, by its stored name. In other documents `hidden` is a position, and `picture` a tag. */
export const KEPT = { hiddenVideos: 'hidden', largeImage: 'picture' } as const

/** The state that a version has kept, with its hidden videos, and the large image. */
export const keptIn = (version: Fields): { state: Fields | undefined; largeImage: unknown } => ({
  state: withHiddenVideos(version['fields'] as Fields | undefined, version[KEPT.hiddenVideos]),
  largeImage: version[KEPT.largeImage],
})
