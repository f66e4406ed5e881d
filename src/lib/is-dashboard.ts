/**
 * Whether this document is the dashboard, by its address. One application serves both areas, and a link from one to the
 * other loads a new document, so the answer never changes. False in Node.
 */
export const isDashboard = (): boolean =>
  typeof location !== 'undefined' && /^\/admin(\/|$)/.test(location.pathname)

/** Whether this document is a public page. False in Node, as in the build. */
export const isPublicPage = (): boolean => typeof document !== 'undefined' && !isDashboard()
