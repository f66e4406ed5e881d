import { env } from '../../env'
import { TIMES } from '../../lib/named-fields'
import { emptyCentreFields, type Centre } from '../content/centre'
import type { DirectorTexts } from '../content/director'
import type { DirectorSummary } from '../content/director-summary'
import type { Product } from '../content/products'
import type { TeamMember } from '../content/team'
import type { Video } from '../content/videos'

/** The public documents at build time; a part is null when none was read. Images are URLs of built files. */
export type Baked = {
  products: Product[] | null
  videos: Video[] | null
  team: TeamMember[] | null
  director: DirectorTexts | null
  directorPhoto: string | null
  directorSummary: DirectorSummary | null
  centre: Centre | null
}
/** The name of a part. */
export type BakedPart = keyof Baked
/** The parts of a build without stored content. */
export const nothingBaked: Baked = {
  products: null,
  videos: null,
  team: null,
  director: null,
  directorPhoto: null,
  directorSummary: null,
  centre: null,
}

/** The id of the JSON block with a page's parts. */
export const BAKED_ELEMENT = 'baked'
/** The folder of the same parts as files. */
export const BAKED_FOLDER = '/baked'

const loadedParts: Partial<Baked> = {}

/**
 * Brings back what the JSON lacks: dates instead of their texts, and the empty fields of the centre, which were left out. A
 * video's `createdAt` is a string by type and stays one.
 */
function revived<P extends BakedPart>(part: P, value: Baked[P]): Baked[P] {
  if (part === 'videos' || part === 'directorPhoto' || value === null) return value
  const revive = (item: object) =>
    Object.fromEntries(
      Object.entries(item).map(([name, field]) => [
        name,
        TIMES.includes(name) && typeof field === 'string' ? new Date(field) : field,
      ]),
    )
  if (part === 'centre') return { ...emptyCentreFields, ...revive(value as object) } as Baked[P]
  return (Array.isArray(value) ? value.map(revive) : revive(value as object)) as Baked[P]
}

/** Keeps parts as they come from JSON or, while prerendering, from the database. */
export function setBaked(parts: Partial<Baked>): void {
  for (const [part, value] of Object.entries(parts)) {
    Object.assign(loadedParts, { [part]: revived(part as BakedPart, value) })
  }
}

/** Reads the JSON block of the opened page. Call once, before the first render. */
export function readBakedFromPage(): void {
  const text = document.getElementById(BAKED_ELEMENT)?.textContent
  if (text) setBaked(JSON.parse(text) as Partial<Baked>)
}

/** Loads parts for the next render, unless they are loaded already. A part that fails to load stays unknown. */
export async function loadBaked(...parts: BakedPart[]): Promise<void> {
  // The development server has no such files and answers with the page itself.
  if (import.meta.env.DEV || typeof document === 'undefined') return
  await Promise.all(
    parts
      .filter((part) => !(part in loadedParts))
      .map(async (part) => {
        try {
          const answer = await fetch(`${BAKED_FOLDER}/${part}.json`)
          if (answer.ok) setBaked((await answer.json()) as Partial<Baked>)
        } catch {
          // The page loads what is stored by itself.
        }
      }),
  )
}

/**
 * A part of the baked content. Undefined when it is not known, or was empty at build time: the database will answer. Null when
 * no project is configured, so that nothing can be stored.
 */
export const getBaked = <P extends BakedPart>(part: P): Baked[P] | undefined =>
  loadedParts[part] ?? (env.firebase ? undefined : null)
