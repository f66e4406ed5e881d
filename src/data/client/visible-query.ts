import type { FirestoreHandle } from './firebase'

// Only visible documents have an `order`. The rules let visitors list nothing else, so each query of a visitor filters
// by `order`.

/** The part of a query by REST that asks for the visible documents of a list, in its sequence. */
export const VISIBLE_BY_ORDER = {
  where: { field: 'order', op: 'GREATER_THAN', value: { integerValue: '0' } },
  orderBy: ['order'],
} as const

/** The same part of a query of the SDK. */
/* @__NO_SIDE_EFFECTS__ */
export const visibleByOrder = (sdk: FirestoreHandle['sdk']) =>
  [sdk.where('order', '>', 0), sdk.orderBy('order', 'asc')] as const
