import { env } from '../../env'
import { isRecord } from '../../lib/is-record'
import { emptyCentreFields, type Centre } from '../content/centre'
import type { DirectorImage, DirectorTexts } from '../content/director'
import type { DirectorSummary } from '../content/director-summary'
import type { Product } from '../content/products'
import type { TeamMember } from '../content/team'
import type { Video } from '../content/videos'

/** The public documents at build time; a part is null when none was read. Images are URLs of built files. */
export type Baked = {
  products: Product[] | null
  videos: Video[] | null
  team: TeamMember[] | null
  directorTexts: DirectorTexts | null
  directorPhoto: DirectorImage | null
  directorSummary: DirectorSummary | null
  centre: Centre | null
}
export type BakedPart = keyof Baked
/** The parts of a build without stored content. */
export const nothingBaked: Baked = {
  products: null,
  videos: null,
  team: null,
  directorTexts: null,
  directorPhoto: null,
  directorSummary: null,
  centre: null,
}

/** The id of the JSON block with a page's parts. */
export const BAKED_ELEMENT = 'baked'
/** The folder of the same parts as files. */
export const BAKED_FOLDER = '/baked'

const loadedParts: Partial<Baked> = {}

/** Keeps parts as they come from JSON or, while prerendering, from the database. */
export function setBaked({ centre, ...parts }: Partial<Baked>): void {
  Object.assign(loadedParts, parts)
  // The HTML leaves out the empty fields of the centre.
  if (centre !== undefined) loadedParts.centre = centre && { ...emptyCentreFields, ...centre }
}

/** Parts as JSON. Dates are `{ $date }` with an ISO date in it. */
export const bakedToJson = (parts: object): string =>
  JSON.stringify(parts, function (this: Record<string, unknown>, name, value: unknown) {
    // JSON.stringify has already converted `value`, so the date is taken from the object that holds it.
    return this[name] instanceof Date ? { $date: value } : value
  })

/** Reads parts from JSON, with its dates. @throws for anything but JSON */
export const bakedFromJson = (json: string): Partial<Baked> =>
  JSON.parse(json, (_, value: unknown) =>
    isRecord(value) && typeof value['$date'] === 'string' ? new Date(value['$date']) : value,
  ) as Partial<Baked>

/** Reads the JSON block of the opened page. Call once, before the first render. */
export function readBakedFromPage(): void {
  const json = document.getElementById(BAKED_ELEMENT)?.textContent
  if (json) setBaked(bakedFromJson(json))
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
          if (answer.ok) setBaked(bakedFromJson(await answer.text()))
        } catch {
          // The page loads what is stored by itself.
        }
      }),
  )
}

/**
 * A part of the baked content. Undefined when it is unknown, or was empty at build time: the database will answer. Null
 * when no project is configured: nothing can be stored.
 */
export const getBaked = <P extends BakedPart>(part: P): Baked[P] | undefined =>
  loadedParts[part] ?? (env.firebase ? undefined : null)
