import { drawing } from './drawing'

const scene = (name: string) => drawing(`video-${name}`, 320, 180)

/** Shown instead of thumbnails, which would have to be loaded from other companies. */
export const VIDEO_MOTIFS = [
  scene('voices'),
  scene('word'),
  scene('thinking'),
  scene('listening'),
  scene('sound-to-letter'),
] as const
