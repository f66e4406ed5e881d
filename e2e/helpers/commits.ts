import type { BrowserContext, Request } from '@playwright/test'

/** The requests that store something. */
export const COMMITS = /:commit/

/** Follows the commits of all pages; the returned function counts those of open pages that have no answer yet. */
export function followCommits(context: BrowserContext): () => number {
  const unanswered = new Set<Request>()
  const end = (request: Request) => void unanswered.delete(request)
  context.on('request', (request) => {
    if (COMMITS.test(request.url())) unanswered.add(request)
  })
  context.on('requestfinished', end)
  context.on('requestfailed', end)
  return () => [...unanswered].filter((request) => !request.frame().page().isClosed()).length
}
