import { drawing } from './drawing'

/** The signature: a sound, the blocks that it joins, a word. Once on a page at most. */
export const JoinedWord = drawing('joined-word', 560, 150)
