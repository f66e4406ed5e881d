import { drawing } from './drawing'

/** A question in one bubble, a voice that answers in the other. */
export const QuestionArt = drawing('question', 240, 170)
