import type { BrowserContext, Page, Request } from '@playwright/test'

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

/** Lets a page begin no further request. A save that has only read would write into the database of the next test. */
export async function endRequests(page: Page): Promise<void> {
  const end = () => {
    window.fetch = () => new Promise(() => {})
  }
  // A page that is being left begins no save.
  await page.evaluate(end).catch(() => undefined)
}
