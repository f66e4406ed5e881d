/**
 * Whether this document is the dashboard, by its address. One application serves both areas, and a link from one to the
 * other loads a new document, so the answer never changes. False in Node.
 */
export const isDashboard = (): boolean =>
  typeof location !== 'undefined' && /^\/admin(\/|$)/.test(location.pathname)
