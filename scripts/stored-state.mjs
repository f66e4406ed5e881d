/**
 * Reads what the pages are made of as a state: the names of the documents and when each was written. That needs no
 * package, and no picture is sent. Two equal states mean equal pages.
 */
import { createHash } from 'node:crypto'

const ANSWER_MS = 20_000
/** As many as the pages show (PRODUCTS_PAGE and TEAM_MAX in src/limits.ts). */
export const LISTED = { products: 12, team: 60 }
/** A change of a video's picture changes the list of videos, too. */
export const DOCUMENTS = [
  'videos/main-videos',
  'director-texts/main-director',
  'director-photos/main-director-photo',
  'settings/centre',
]
const NO_FIELDS = [{ fieldPath: '__name__' }]

/** @typedef {{ name: string, updateTime: string }} Document */
/** @typedef {{ found?: Document, document?: Document }} Answer */
/** @typedef {{ projectId: string, apiKey: string, siteUrl: string, emulator: string }} Project `emulator` is host:port, or empty. */

/**
 * Returns the state as a digest.
 * @param {Project} project
 */
export async function storedState({ projectId, apiKey, siteUrl, emulator }) {
  const documents = `projects/${projectId}/databases/(default)/documents`
  const base = `${emulator ? `http://${emulator}` : 'https://firestore.googleapis.com'}/v1/${documents}`
  /** @type {(verb: string, body: object) => Promise<Answer[]>} */
  const ask = async (verb, body) => {
    const answer = await fetch(`${base}:${verb}${emulator ? '' : `?key=${apiKey}`}`, {
      method: 'POST',
      // A key that is restricted to the site checks the referrer.
      headers: { referer: `${siteUrl}/` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    if (!answer.ok) throw new Error(`The database answered ${answer.status}`)
    return answer.json()
  }
  /** @type {(collectionId: keyof typeof LISTED, more?: object) => Promise<Answer[]>} */
  const list = (collectionId, more) =>
    ask('runQuery', {
      structuredQuery: {
        from: [{ collectionId }],
        limit: LISTED[collectionId],
        select: { fields: NO_FIELDS },
        ...more,
      },
    })
  const answers = await Promise.all([
    list('products', { orderBy: [{ field: { fieldPath: 'order' } }] }),
    list('team'),
    ask('batchGet', {
      documents: DOCUMENTS.map((each) => `${documents}/${each}`),
      mask: { fieldPaths: ['updatedAt'] },
    }),
  ])
  const lines = answers
    .flat()
    .flatMap(({ found, document }) => found ?? document ?? [])
    .map(({ name, updateTime }) => `${name} ${updateTime}`)
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex')
}
