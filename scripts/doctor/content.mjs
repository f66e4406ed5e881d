/** The doctor's checks of the stored content. An odd document or word is a warning: pages leave it out or show it. */
import { oddWords } from '../check/secrets.mjs'
import { isUndecided, statusOf } from '../firebase/rest.mjs'

/** @import { Answer, Checks } from './report.mjs' */
/** @import { Collection, ContentEntity } from '../../src/data/entities' */
/** @import { Video } from '../../src/data/content/videos' */
/** @import { Fields } from '../../src/data/client/document' */
/** @typedef {Record<string, unknown> & { path: string, data: Fields }} Value A document as its reader returns it. */
/** @typedef {Pick<typeof import('../../src/data/content/team'), 'hasName'>} Team */
/** @typedef {Pick<typeof import('../../src/data/content/videos'), 'hasLink'>} Videos */
/** @typedef {Team & Videos} Content */
/** @typedef {Pick<typeof import('../../src/config').config, 'placeholderNumbers' | 'placeholderAccounts'>} Config */
/** @typedef {(collection: string) => Promise<{ id: string, data: Fields }[]>} Stored Reads a collection. */

/** Without these nobody can reach the centre, and a build fails. */
const NEEDED = ['phones', 'whatsapp']

/**
 * Judges the stored content with the readers of the site. @throws when a read gets no answer
 *
 * @param {{
 *   modules: Content & { config: Config, CONTENT: Record<string, ContentEntity> },
 *   stored: Stored,
 *   unseen: string,
 * }} access `unseen`: how to see what visitors cannot; empty for an administrator
 * @returns {Promise<Checks>}
 */
export async function contentChecks({ modules, stored, unseen }) {
  const { config, CONTENT } = modules
  const { read, refused, unreadable } = await readContent(CONTENT, stored)
  const counts = Object.entries(read).map(([name, { length }]) => `${length} ${name}`)
  const lists = Object.keys(CONTENT).filter((name) => CONTENT[name]?.hasPositions)
  const placeholders = placeholdersIn(read, config)
  const numbers = placeholders.filter((name) => NEEDED.includes(name))
  const others = placeholders.filter((name) => !NEEDED.includes(name))
  const withoutPosition = withoutPositionIn(lists.flatMap((name) => read[name] ?? []))
  const oddTexts = Object.values(read)
    .flat()
    .flatMap(({ path, data: _, ...fields }) => oddWords(fields, path))
  return {
    'Visitors can read what is stored': () => [
      !refused.length,
      `not ${refused.join(', ')}; 403: deploy the rules, which takes a minute`,
    ],
    [`Everything stored is readable (${counts.join(', ')})`]: () =>
      oddIfAny(unreadable, 'the pages leave out', ': repair or delete it in the console'),
    'Nothing lacks what pages show first': () =>
      oddIfAny(incompleteIn(read, modules), 'to complete in the dashboard:'),
    'The numbers are those of the centre': () => [
      !numbers.length,
      `enter in the dashboard ${numbers.join(', ')}`,
    ],
    'No placeholder is left': () => oddIfAny(others, 'enter in the dashboard'),
    'Nothing is empty': () => oddIfAny(emptyIn(read, lists), 'to enter in the dashboard:'),
    'Everything in a list has a position': () =>
      unseen
        ? ['unknown', unseen]
        : oddIfAny(withoutPosition, '', ': move anything in that list, which numbers all'),
    'No text looks like a secret': () =>
      oddIfAny(oddTexts, 'the pages show it, look whether you want that:'),
  }
}

/**
 * An odd answer that names what was found; a good one where nothing was.
 *
 * @type {(found: string[], before: string, after?: string) => Answer}
 */
const oddIfAny = (found, before, after = '') => [
  found.length ? 'odd' : 'good',
  `${before} ${found.join(', ')}${after}`.trim(),
]

/**
 * Reads every collection. Returns the documents as their readers return them, the collections that the rules refuse,
 * and the paths of the unreadable documents.
 *
 * @param {Record<string, ContentEntity>} content
 * @param {Stored} stored
 */
async function readContent(content, stored) {
  /** @type {string[]} */
  const refused = []
  /** @type {string[]} */
  const unreadable = []
  /** @type {Record<string, Value[]>} */
  const read = {}
  for (const [name, { parse }] of Object.entries(content)) {
    const documents = await stored(name).catch((/** @type {unknown} */ error) => {
      if (isUndecided(error)) throw error
      refused.push(`${name} (${String(statusOf(error))})`)
      return []
    })
    read[name] = documents.flatMap(({ id, data }) => {
      const path = `${name}/${id}`
      const value = parse(data, id)
      if (!value) unreadable.push(path)
      return value ? [{ ...value, path, data }] : []
    })
  }
  return { read, refused, unreadable }
}

/**
 * The names of the fields that still hold their placeholder.
 *
 * @type {(read: Record<string, Value[]>, config: Config) => string[]}
 */
function placeholdersIn(read, config) {
  const centre = read['settings']?.[0]
  const director = read['director-texts']?.[0]
  /** @type {Record<string, unknown>} */
  const placeholders = { ...config.placeholderAccounts, ...config.placeholderNumbers }
  const wordsOf = (/** @type {unknown} */ field) =>
    [field].flat().map((part) => {
      /** @type {{ number?: unknown, name?: unknown }} */
      const row = Object(part)
      return row.number ?? row.name ?? part
    })
  const isLeft = (/** @type {string} */ name) =>
    wordsOf(centre ? centre[name] : placeholders[name]).some((word) =>
      wordsOf(placeholders[name]).includes(word),
    )
  return [...Object.keys(placeholders).filter(isLeft), ...(director?.['name'] ? [] : ['director'])]
}

const isEmpty = (/** @type {unknown} */ value) =>
  Array.isArray(value) ? value.length === 0 : !value

/**
 * The kinds of content of which visitors see nothing, and the details of the centre that are missing.
 *
 * @type {(read: Record<string, Value[]>, lists: string[]) => string[]}
 */
function emptyIn(read, lists) {
  const [centre] = read['settings'] ?? []
  const videos = (read['videos'] ?? []).flatMap(
    (list) => /** @type {object[]} */ (list['videos'] ?? []),
  )
  /** @type {Record<string, object[]>} */
  const kinds = { ...read, videos }
  const isShown = (/** @type {import('../../src/lib/visibility').Hideable} */ { hidden }) =>
    hidden === undefined
  return [
    ...[...lists, 'videos'].filter((name) => !kinds[name]?.some(isShown)),
    ...(read['director-photos']?.[0]?.['photoBase64'] ? [] : ['director-photos']),
    ...['hours', 'licence', 'legalReviewed'].filter((name) => isEmpty(centre?.[name])),
  ]
}

/**
 * The content that pages leave out because it has no name or link, or show with a placeholder instead of its image.
 *
 * @type {(read: Record<string, Value[]>, content: Content) => string[]}
 */
function incompleteIn(read, { hasName, hasLink }) {
  /** @type {Record<Collection, (value: Value) => string[]>} */
  const faultsIn = {
    products: ({ image }) => (image ? [] : ['no image']),
    team: ({ name }) => (hasName({ name: /** @type {string} */ (name) }) ? [] : ['no name']),
    videos: ({ videos }) =>
      /** @type {Video[]} */ (videos)
        .filter((video) => !hasLink(video))
        .map(({ id }) => `${id} has no link`),
    'director-texts': () => [],
    'director-photos': () => [],
    settings: () => [],
  }
  return Object.entries(faultsIn).flatMap(([name, faultsOf]) =>
    (read[name] ?? []).flatMap((value) =>
      faultsOf(value).map((fault) => `${value.path} (${fault})`),
    ),
  )
}

function withoutPositionIn(/** @type {Value[]} */ items) {
  return items.filter(({ data }) => !('order' in data || 'hidden' in data)).map(({ path }) => path)
}
