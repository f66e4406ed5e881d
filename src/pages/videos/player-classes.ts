/** The classes of a player: 16:9, limited in height to keep the title and buttons visible. */
export const PLAYER_CLASSES =
  'block aspect-video max-h-[calc(100dvh-15rem)] min-h-40 w-full bg-stage object-contain'
