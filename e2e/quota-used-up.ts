import type { Page, Route } from '@playwright/test'
import { FIRESTORE } from './fixtures'

const REFUSAL = { error: { code: 429, message: 'Quota exceeded.', status: 'RESOURCE_EXHAUSTED' } }

/** The SDK sends credentials, so the page's own origin is allowed. */
const corsFor = (headers: Record<string, string>) => ({
  'access-control-allow-origin': headers['origin'] ?? '*',
  'access-control-allow-credentials': 'true',
  'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
})

/** One chunk of a WebChannel answer: its length and the messages. */
const chunk = (messages: unknown) => {
  const text = JSON.stringify(messages)
  return `${text.length}\n${text}`
}

/**
 * Answers every request for Firestore as it does when the free quota of the day is used up: calls with the status 429,
 * streams with the same error as their first message. Returns how many requests the page has sent.
 */
export async function useUpQuota(page: Page): Promise<() => number> {
  let requests = 0
  const answer = (route: Route) => {
    requests += 1
    const request = route.request()
    const url = new URL(request.url())
    const headers = corsFor(request.headers())
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
    if (!url.pathname.endsWith('/channel')) return route.fulfill({ status: 429, headers, json: REFUSAL })
    // A channel is opened by a POST, and its messages come as the answer to a GET.
    const isOpening = request.method() === 'POST' && !url.searchParams.has('SID')
    const messages = isOpening ? [[0, ['c', 'session', '', 8, 14, 30_000]]] : [[1, [REFUSAL]]]
    const body = url.searchParams.get('TYPE') === 'terminate' ? '' : chunk(messages)
    return route.fulfill({ status: 200, headers, contentType: 'text/plain', body })
  }
  await page.route(`http://${FIRESTORE}/**`, answer)
  return () => requests
}
