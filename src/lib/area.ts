/**
 * Whether this document is the dashboard. Nobody else asks the address: one application serves both areas, and a link
 * from one to the other loads the page anew. False in Node.
 */
export const isDashboard = (): boolean =>
  typeof location !== 'undefined' && /^\/admin(\/|$)/.test(location.pathname)
