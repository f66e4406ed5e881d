import { expect, it } from 'vitest'
import { COLORS, ICONS } from '../../../src/colors-and-icons'
import { centreSchema } from '../../../src/data/content/centre'
import { directorTextsSchema } from '../../../src/data/content/director'
import { productSchema } from '../../../src/data/content/products'
import { SYSTEM_FIELDS } from '../../../src/data/content/schema-fields'
import { memberSchema } from '../../../src/data/content/team'
import { videoSchema } from '../../../src/data/content/videos'
import type { Collection } from '../../../src/data/entities'
import { paths } from '../../../src/paths'
import { prerenderedPaths, render } from '../../../src/prerender/prerender'
import { bake } from '../../helpers/public/baked'
import { content } from '../../helpers/public/every-text'

/** Pages use the fields that the data layer sets itself, and show them nowhere. */
const OWN: readonly string[] = SYSTEM_FIELDS
const HOLIDAY = 'a browser says it, which knows the day: tests/public/hours-and-address.test.tsx'
/** The other fields that the HTML of no page shows, each with its reason. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  'videos.url': 'it is what a press on the card opens',
  'settings.exceptions.from': HOLIDAY,
  'settings.exceptions.to': HOLIDAY,
  'settings.exceptions.opens': HOLIDAY,
  'settings.exceptions.closes': HOLIDAY,
  'settings.exceptions.note': HOLIDAY,
}

/** An entity with the pages that it stands on: those with the most of it first. */
type Entity = {
  schema: { entries: object }
  fields: object | null | undefined
  withFields: (fields: object) => object
  pages: readonly string[]
}
/** By collection. The photo of the director has no field but images. */
const ENTITIES: Record<Exclude<Collection, 'director-photos'>, Entity> = {
  products: {
    schema: productSchema,
    fields: content.products?.[0],
    withFields: (fields) => ({ products: [fields] }),
    pages: [paths.products],
  },
  team: {
    schema: memberSchema,
    fields: content.team?.[0],
    withFields: (fields) => ({ team: [fields] }),
    pages: [paths.team],
  },
  videos: {
    schema: videoSchema,
    fields: content.videos?.[0],
    withFields: (fields) => ({ videos: [fields] }),
    pages: [paths.videos, paths.home],
  },
  'director-texts': {
    schema: directorTextsSchema,
    fields: content.directorTexts,
    withFields: (fields) => ({ directorTexts: fields }),
    pages: [paths.team, paths.home],
  },
  settings: {
    schema: centreSchema,
    fields: content.centre,
    withFields: (fields) => ({ centre: fields }),
    pages: [paths.home, paths.about, paths.installments, paths.terms, ...prerenderedPaths],
  },
}

/** Another value of the same kind. */
function another(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (value === null || value === undefined) return 7
  if (value instanceof Date) return new Date(value.getTime() + 400 * 86_400_000)
  const choices = [COLORS, ICONS].find((list) => (list as readonly unknown[]).includes(value))
  if (choices) return choices.find((other) => other !== value)
  if (typeof value !== 'string') throw new Error('The kind of a value is not known')
  const text = value
  if (/^\d{4}-\d\d-\d\d/.test(text)) return text.replace(/^\d{4}/, '2031')
  return /^\d\d:\d\d$/.test(text) ? '03:15' : `${text}1`
}

/** The ways in which a field can have another value: one for each field of an item of a list. */
function changesOf(name: string, value: unknown): [path: string, value: unknown][] {
  if (!Array.isArray(value)) return [[name, another(value)]]
  const [first, ...others] = value as unknown[]
  if (typeof first !== 'object' || first === null) return [[name, [another(first), ...others]]]
  return Object.entries(first)
    .filter(([part]) => !OWN.includes(part))
    .map(([part, fieldValue]) => [
      `${name}.${part}`,
      [
        { ...first, [part]: Array.isArray(fieldValue) ? fieldValue.slice(1) : another(fieldValue) },
        ...others,
      ],
    ])
}

const FIELDS = Object.entries(ENTITIES).flatMap(([entity, { schema, fields, withFields, pages }]) =>
  Object.keys(schema.entries)
    .filter((name) => !OWN.includes(name))
    .flatMap((name) => changesOf(name, new Map(Object.entries(fields ?? {})).get(name)))
    .map(([path, value]) => {
      const [name = ''] = path.split('.')
      return {
        field: `${entity}.${path}`,
        changed: withFields({ ...fields, [name]: value }),
        pages,
      }
    }),
)

/** Each page with the content of the tests. */
const pagesBefore = new Map<string, string>()
async function htmlBefore(path: string): Promise<string> {
  const known = pagesBefore.get(path)
  if (known !== undefined) return known
  bake(content)
  const html = await render(path)
  pagesBefore.set(path, html)
  return html
}

/** The first of the pages that is another one with this content. */
async function pageThatShows(changed: object, pages: readonly string[]): Promise<string | null> {
  for (const path of pages) {
    const html = await htmlBefore(path)
    bake({ ...content, ...changed })
    if ((await render(path)) !== html) return path
  }
  return null
}

it.each(FIELDS.filter(({ field }) => !Object.hasOwn(NOT_SHOWN, field)))(
  'a page shows $field',
  async ({ changed, field, pages }) => {
    expect(await pageThatShows(changed, pages), `${field} is shown by no page`).not.toBeNull()
  },
)

it.each(Object.keys(NOT_SHOWN))('no page shows %s, as its reason says', async (name) => {
  const found = FIELDS.find(({ field }) => field === name)
  expect(found && (await pageThatShows(found.changed, found.pages))).toBeNull()
})
