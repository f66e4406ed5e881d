/** Finds the films that visitors cannot see, while the site is built. */

/** @typedef {import('../src/lib/video-link').VideoLink} VideoLink */
/** @typedef {{ url: string, method: 'GET' | 'HEAD', gone: (answer: Response) => boolean }} Question */

/** One answer of each film within this time, all together. */
const ASK_MS = 10_000

/** @param {number[]} statuses */
const hasStatus =
  (...statuses) =>
  (/** @type {Response} */ answer) =>
    statuses.includes(answer.status)

/** A private file of Drive is answered with a way to the sign-in. */
const leadsToSignIn = (/** @type {Response} */ answer) =>
  answer.headers.get('location')?.startsWith('https://accounts.google.com/') ?? false

/**
 * What to ask about a film without a key; null where nobody answers that. A film that may not be embedded (401) is as
 * good as missing.
 * Sources: oembed.com (status codes), support.google.com/drive (sharing).
 * @param {VideoLink} link
 * @returns {Question | null}
 */
export function questionOf(link) {
  if (link.kind === 'youtube')
    return {
      url: `https://www.youtube.com/oembed?format=json&url=${encodeURIComponent(`https://www.youtube.com/watch?v=${link.id}`)}`,
      method: 'GET',
      gone: hasStatus(401, 403, 404, 410),
    }
  if (link.kind === 'drive')
    return {
      url: link.embedUrl,
      method: 'GET',
      gone: (answer) => hasStatus(401, 403, 404, 410)(answer) || leadsToSignIn(answer),
    }
  if (link.kind === 'direct') return { url: link.url, method: 'HEAD', gone: hasStatus(404, 410) }
  return null
}

/**
 * Whether the answer says that the film is gone. False without an answer: a build never fails for a film.
 * @param {Question} question
 * @param {AbortSignal} signal
 */
export async function isGone({ url, method, gone }, signal) {
  try {
    const answer = await fetch(url, { method, redirect: 'manual', signal })
    await answer.body?.cancel()
    return gone(answer)
  } catch {
    return false
  }
}

/**
 * The ids of the films that visitors cannot see.
 * @param {readonly { id: string, url: string }[]} videos
 * @param {(url: string) => VideoLink} parse
 * @param {number} [askMs]
 */
export async function findMissingVideos(videos, parse, askMs = ASK_MS) {
  const signal = AbortSignal.timeout(askMs)
  const answers = await Promise.all(
    videos.map(async ({ id, url }) => {
      const question = questionOf(parse(url))
      return question && (await isGone(question, signal)) ? [id] : []
    }),
  )
  return answers.flat()
}
