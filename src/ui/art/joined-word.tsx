import { drawing } from './drawing'

export const JoinedWord = drawing('joined-word', 560, 150)
