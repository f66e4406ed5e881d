import { expect, it } from 'vitest'
import { collectionOf, isContentPath } from '../../src/data/content-paths'
import { CENTRE_PATH } from '../../src/data/document-paths'
import { BESIDE_CONTENT, CONTENT } from '../../src/data/entities'
import { lostFields } from '../../src/data/store/shared/lost-fields'
import { readText } from '../helpers/house/repository'

const PAGE = readText('docs/stored-documents.md')
const ENTITIES = Object.values({ ...CONTENT, ...BESIDE_CONTENT })

/** The entity at a path. */
const entityAt = (path: string) =>
  ENTITIES.find((entity) => new RegExp(`^${entity.path.replace(/\{\w+\}/, '[^/]+')}$`).test(path))

/** Each heading with a path, and the fields below it. */
const EXAMPLES = [...PAGE.matchAll(/^### `(.+)`\n[^#]*?```json\n([^#]*?)```/gm)].map(
  ([, path = '', json = '']) => ({
    path,
    names: entityAt(path)?.fieldNames ?? [],
    fields: JSON.parse(json.replaceAll('…', 'AAAA')) as Record<string, unknown>,
  }),
)

it('the page of stored documents has an example of each document', () => {
  expect(EXAMPLES.map(({ path }) => entityAt(path)?.path ?? path).sort()).toEqual(
    ENTITIES.map(({ path }) => path).sort(),
  )
})

it.each(EXAMPLES)('the example $path has no field that the table lacks', ({ names, fields }) => {
  expect(Object.keys(fields).filter((name) => !names.includes(name))).toEqual([])
})

const WHOLE = EXAMPLES.filter(({ path }) => path !== CENTRE_PATH)

it.each(WHOLE)('the page shows or names each field of $path', ({ names, fields }) => {
  const missing = names.filter((name) => !(name in fields) && !PAGE.includes(`\`${name}\``))
  expect(missing, 'add these to docs/stored-documents.md').toEqual([])
})

const READ = EXAMPLES.filter(({ path }) => isContentPath(path))

it.each(READ)('the reader takes each field of the example $path', ({ path, fields }) => {
  expect(lostFields(CONTENT[collectionOf(path)].schema, fields)).toEqual([])
})
