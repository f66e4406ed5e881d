import { drawing } from './art'

export const EmptyArt = drawing('empty', 240, 180)

export const ErrorArt = drawing('error', 240, 180)

export const AskArt = drawing('ask', 190, 130)

export const JoinedWord = drawing('joined-word', 560, 150)
