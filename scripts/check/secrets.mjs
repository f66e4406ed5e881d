/** The search of published files for secrets, and for ways to a developer's machine. */
import { PROJECT } from '../emulators/lanes.mjs'
import { ADMIN } from '../seed/seed-content.mjs'

// Libraries pass http://localhost to the URL parser as a placeholder.
const LEAKS = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY|"private_key"|client_secret|service_account/,
  'a local address': /\b127\.0\.0\.1\b|\b0\.0\.0\.0\b|localhost:\d|\[::1\]/,
  'the local project': new RegExp(PROJECT),
  'the local administrator': new RegExp(`${ADMIN.password}|${ADMIN.email.replace('.', '\\.')}`),
}

/** Returns the kinds of leaks in a text. */
export const leaksIn = (/** @type {string} */ text) =>
  Object.entries(LEAKS).flatMap(([what, pattern]) => (pattern.test(text) ? what : []))

/**
 * Returns the words of the content that look like a leak, as `path: what`. They stop nothing, because their author sees
 * them on the page.
 *
 * @type {(value: unknown, path: string) => string[]}
 */
export function oddWords(value, path) {
  if (typeof value === 'string') return leaksIn(value).map((what) => `${path}: ${what}`)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, part]) =>
    oddWords(part, `${path}/${Array.isArray(value) ? (part?.id ?? Number(key) + 1) : key}`),
  )
}
