import type { Director } from './director-texts'
import type { Product } from './products'
import type { TeamMember } from './team'
import type { Video } from './videos'

/**
 * The public documents as they were when the site was built. Pages start with them and live data replaces them in
 * place. A part is null when nothing was read: no project configured, no network at build time, or never stored.
 * Pictures are addresses of files here, not data URLs.
 */
export type Baked = {
  products: Product[] | null
  videos: Video[] | null
  team: TeamMember[] | null
  director: Director | null
  directorPhoto: string | null
}
export type BakedPart = keyof Baked

/** The id of the data block that carries a page's parts, and the folder of the same parts as files. */
export const BAKED_ELEMENT = 'baked'
export const BAKED_FOLDER = '/baked'

const loadedParts: Partial<Baked> = {}

/** Dates travel as ISO text. A video's `createdAt` is text in its own type and stays one. */
function withDates<P extends BakedPart>(part: P, value: Baked[P]): Baked[P] {
  if (part === 'videos' || part === 'directorPhoto' || value === null) return value
  const revive = (item: object) =>
    Object.fromEntries(
      Object.entries(item).map(([name, field]) => [
        name,
        /^(created|updated)At$/.test(name) && field ? new Date(String(field)) : field,
      ]),
    )
  return (Array.isArray(value) ? value.map(revive) : revive(value as object)) as Baked[P]
}

function remember(parts: Partial<Baked>): void {
  for (const [part, value] of Object.entries(parts)) {
    Object.assign(loadedParts, { [part]: withDates(part as BakedPart, value) })
  }
}

/** Used by the prerendering, which holds the values itself. */
export const setBaked = (parts: Baked): void => remember(parts)

/** Reads the data block of the page that was opened. Called once, before the first render. */
export function readBakedFromPage(): void {
  const text = document.getElementById(BAKED_ELEMENT)?.textContent
  if (text) remember(JSON.parse(text) as Partial<Baked>)
}

/**
 * Makes parts available to the next first render: at once where they are loadedParts, by a small request after a change of
 * page. A part that cannot be had counts as not baked.
 */
export async function loadBaked(...parts: BakedPart[]): Promise<void> {
  // Only a build has the files; the development server answers everything with the page itself.
  if (import.meta.env.DEV || typeof document === 'undefined') return
  await Promise.all(
    parts
      .filter((part) => !(part in loadedParts))
      .map(async (part) => {
        const reading = fetch(`${BAKED_FOLDER}/${part}.json`).then((answer) =>
          answer.ok ? (answer.json() as Promise<Baked[BakedPart]>) : null,
        )
        remember({ [part]: await reading.catch(() => null) })
      }),
  )
}

/** A part of the baked content; null where the build found none, undefined where no build has said anything. */
export const baked = <P extends BakedPart>(part: P): Baked[P] | undefined => loadedParts[part]

/** The live list with the pictures that already stand on the page where nothing changed since: no second decoding. */
export function reusePictures<T extends { id: string; image: string; updatedAt: Date | null }>(
  live: readonly T[],
  shown: readonly T[] | null | undefined,
): T[] {
  const before = new Map((shown ?? []).map((item) => [item.id, item]))
  return live.map((item) => {
    const same = before.get(item.id)
    return same?.updatedAt && same.updatedAt.getTime() === item.updatedAt?.getTime()
      ? { ...item, image: same.image }
      : item
  })
}
