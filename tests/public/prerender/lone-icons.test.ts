// @vitest-environment jsdom
// No `.test.tsx`: pages that are rendered to HTML at once leave a router open for what the same worker renders into a
// page.
import { expect, it } from 'vitest'
import { bundledDirector } from '../../../src/bundled/director'
import type { CentreFields } from '../../../src/data/content/centre'
import type { Baked } from '../../../src/data/pages/baked'
import { prerenderedPaths, render } from '../../../src/prerender/prerender'
import { emptyCentre } from '../../fixtures/centre'
import { bake } from '../../helpers/public/baked'
import { content } from '../../helpers/public/every-text'

const DAY = new Date('2024-05-06T09:00:00Z')
/** This entity without its optional texts. */
const sparse = <T extends object>(fields: T, needed: readonly (keyof T)[]): T =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => {
      if (needed.includes(name as keyof T)) return [name, value]
      if (Array.isArray(value)) return [name, []]
      return [name, typeof value === 'string' ? '' : value]
    }),
  ) as T

const sparseContent = (centre: Partial<CentreFields>): Omit<Baked, 'directorPhoto'> => ({
  products: content.products?.map((product) => sparse(product, ['id', 'image'])) ?? null,
  team: content.team?.map((member) => sparse(member, ['id', 'name'])) ?? null,
  videos: content.videos?.map((video) => sparse(video, ['id', 'url', 'createdAt'])) ?? null,
  directorTexts: { ...sparse(bundledDirector, ['name']), updatedAt: DAY },
  directorSummary: content.directorSummary && sparse(content.directorSummary, ['name', 'image']),
  centre: { ...emptyCentre, ...centre, updatedAt: DAY },
})

/** The lines and controls that are nothing but an icon, and say nothing to screen readers either. */
const loneIcons = (html: string): string[] =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('svg.lucide')]
    .filter((icon) => {
      const line = icon.closest('p, li, dt, dd, h1, h2, h3, a, button, summary, address, td, th')
      return line && !line.textContent.trim() && !line.hasAttribute('aria-label')
    })
    .map((icon) => icon.parentElement?.outerHTML.slice(0, 160) ?? '')

const CENTRES: Record<string, Partial<CentreFields>> = {
  'no details': {},
  'a city': { city: 'الرياض' },
  'a map': { mapUrl: 'https://maps.example.com/centre' },
  'a telephone without a label': { phones: [{ label: '', number: '+966512345678' }] },
  hours: { hours: [{ days: [0], opens: '09:00', closes: '12:00' }] },
  'a closed day without a note': {
    exceptions: [{ from: '2024-05-06', to: '2040-05-06', opens: '', closes: '', note: '' }],
  },
  'a partner without a logo': { partners: [{ id: 'p1', name: 'شركة', logo: '' }] },
}

it.each(Object.keys(CENTRES))(
  'no page of a centre with %s has an icon beside a missing text',
  async (name) => {
    bake(sparseContent(CENTRES[name] ?? {}))
    const pages = await Promise.all(
      prerenderedPaths.map(async (path) => [path, loneIcons(await render(path))]),
    )
    expect(Object.fromEntries(pages.filter(([, icons]) => icons?.length))).toEqual({})
  },
)
