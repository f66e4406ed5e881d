/** The place of a video in the page: the focus comes back to it. */
export const cardId = (id: string): string => `video-${id}`
