import { drawing } from './drawing'

const scene = (name: string) => drawing(`video-${name}`, 320, 180)

/** A video without a picture of its own shows one of five scenes; no thumbnail comes from another company. */
export const VIDEO_MOTIFS = [
  scene('voices'),
  scene('word'),
  scene('thinking'),
  scene('listening'),
  scene('sound-to-letter'),
] as const
