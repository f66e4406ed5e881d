import { toDate } from '../../../lib/time'
import { DAY_MS } from '../../../limits'
import type { Fields } from '../../client/document'

/** The effect of a write on a document. */
export type Decision =
  | { kind: 'leave' }
  | { kind: 'delete' }
  | {
      kind: 'store'
      /** All fields that are stored instead; undefined ones are left out. */
      fields: Fields
      /** The large image of a product that is added or gets another one. */
      largeImage?: string | undefined
    }

/** Decides over what is stored. `serverTime` stands for the time at which the server takes the write. */
export type Decide = (stored: Fields | undefined, serverTime: unknown) => Decision

export const LEAVE: Decision = { kind: 'leave' }

/** The document is deleted. Nothing happens if there is none. */
export const DELETE: Decision = { kind: 'delete' }

/** The document is stored with these fields instead of all others. A product may get another large image. */
export const storeDecision = (fields: Fields, largeImage?: string): Decision => ({
  kind: 'store',
  fields,
  largeImage,
})

/** The clock of a device may be slow. */
const TOLERANCE_MS = DAY_MS

/**
 * The date of creation with which a deleted document can be stored again. Undefined for a value that the rules refuse:
 * one that is no time, or a time in the future. Such a value was stored by hand.
 */
export function creationDateIn({ createdAt, updatedAt }: Fields): unknown {
  const isTimestamp = typeof createdAt === 'object' && createdAt !== null && 'toMillis' in createdAt
  const time = isTimestamp ? toDate(createdAt)?.getTime() : undefined
  if (time === undefined) return undefined
  const changeTime = toDate(updatedAt)?.getTime() ?? Infinity
  const latestTime = Math.min(changeTime, Date.now() + TOLERANCE_MS)
  return time <= latestTime ? createdAt : undefined
}

type StoreAgain = { fields: Fields; stored: Fields | undefined; largeImage: unknown }

/**
 * Stores these fields again. The date of creation of a stored document stays, because the rules let nobody change it.
 */
export const storeAgainDecision = ({ fields, stored, largeImage }: StoreAgain): Decision =>
  storeDecision(
    { ...fields, createdAt: stored ? stored['createdAt'] : creationDateIn(fields) },
    typeof largeImage === 'string' ? largeImage : undefined,
  )
