import { useOnClient } from './use-on-client'

/**
 * The class of a part that may be below the first view. It is laid out when it comes near, or once it is hydrated.
 * Pages that are opened later have no such parts, so that anchors and noted scroll positions are exact.
 */
export const useBelowTheFold = (): string => useOnClient(() => '', 'below-the-fold')
