import { paths } from './paths'

/**
 * Whether this document is the dashboard, by its address. One application serves both areas, and a link from one to the
 * other loads a new document, so the answer never changes. False in Node.
 */
export function isDashboard(): boolean {
  if (typeof location === 'undefined') return false
  const { pathname } = location
  return pathname === paths.admin || pathname.startsWith(`${paths.admin}/`)
}

/** Whether this document is a public page. False in Node, as in the build. */
export const isPublicPage = (): boolean => typeof document !== 'undefined' && !isDashboard()
