import { paths } from '../../src/paths'

const isDashboard = (path: string) => path.startsWith(paths.admin)

export const DASHBOARD_PATHS = Object.values(paths).filter(isDashboard)

/** Public pages that say whether the site works. No search engine lists them. */
export const DIAGNOSTIC_PATHS: string[] = [paths.test, paths.directorTest]

/** The pages that visitors come for. */
export const VISITOR_PATHS = Object.values(paths).filter(
  (path) => !isDashboard(path) && !DIAGNOSTIC_PATHS.includes(path),
)

/** An address without a page. */
export const MISSING_PATH = '/no-such'
