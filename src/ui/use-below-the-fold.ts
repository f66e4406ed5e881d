import { useOnClient } from './use-on-client'

/**
 * The class of a part that may lie below the first view: it is laid out when it comes near, or once it is hydrated. Pages
 * that are opened later have no such parts, so that anchors and left positions are exact.
 */
export const useBelowTheFold = (): string => useOnClient(() => '', 'below-the-fold')
