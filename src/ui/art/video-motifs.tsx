import { drawing } from './art'

const scene = (name: string) => drawing(`video-${name}`, 320, 180)

const MOTIFS = [
  scene('voices'),
  scene('word'),
  scene('thinking'),
  scene('listening'),
  scene('sound-to-letter'),
] as const
const GROUNDS = ['bg-night', 'bg-secondary', 'bg-primary', 'bg-accent', 'bg-stage'] as const

/** The drawing and the ground of a video without a picture. The id selects both, so that they never change. */
export function videoLook(id: string) {
  let hash = 0
  for (const char of id) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619) >>> 0
  return {
    Motif: MOTIFS[hash % MOTIFS.length] ?? MOTIFS[0],
    ground: GROUNDS[Math.floor(hash / MOTIFS.length) % GROUNDS.length] ?? GROUNDS[0],
  }
}
