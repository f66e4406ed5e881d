import { MEMBER_PATH, PATHS, valid } from '../../../scripts/documents/valid'
import { encodeFields } from '../../../scripts/firebase/values.mjs'
import { CENTRE_PATH, DIRECTOR_TEXTS_PATH, VIDEOS_PATH } from '../../../src/data/document-paths'

export type Encoded = Record<string, unknown>
/** A field of a document, and its value with a number somewhere inside. */
export type Position = {
  path: string
  field: string
  inside?: string
  put: (number: Encoded) => Encoded
}

/** Numbers that equal nothing, that the SDK writes back changed, or that are no valid figure. */
export const NUMBERS: Record<string, Encoded> = {
  NaN: { doubleValue: 'NaN' },
  Infinity: { doubleValue: 'Infinity' },
  '-Infinity': { doubleValue: '-Infinity' },
  '5.0': { doubleValue: 5 },
  '1e300': { doubleValue: 1e300 },
  '-0.0': { doubleValue: '-0.0' },
  '0.5': { doubleValue: 0.5 },
  '2 to the 53rd': { integerValue: '9007199254740992' },
  'the largest integer': { integerValue: '9223372036854775807' },
  '-1': { integerValue: '-1' },
}
export const listOf = (...values: Encoded[]) => ({ arrayValue: { values } })
export const mapOf = (fields: Encoded) => ({ mapValue: { fields } })
export const text = (stringValue: string) => ({ stringValue })

const fieldPositions = (path: string): Position[] =>
  [...Object.keys(valid(path)), 'hidden', 'unknown'].map((field) => ({
    path,
    field,
    put: (number) => number,
  }))
const inList = (path: string, field: string): Position => ({
  path,
  field,
  inside: 'list',
  put: (number) => listOf(text('+966512345678 l'), number),
})
const inItem = (path: string, field: string, names: string[]): Position[] =>
  names.map((inside) => ({
    path,
    field,
    inside,
    put: (number) => listOf(mapOf({ id: text('1'), [inside]: number })),
  }))
const VIDEO_FIELDS = ['id', 'title', 'url', 'description', 'duration', 'createdAt', 'order']

const nestedPositions = (path: string): Position[] =>
  [mapOf, (fields: Encoded) => listOf(mapOf(fields))].map((wrap) => ({
    path,
    field: 'unknown',
    inside: 'deep inside',
    put: (number) => wrap({ a: mapOf({ b: number }), c: listOf(number) }),
  }))

export const POSITIONS: Position[] = [
  ...PATHS.flatMap(fieldPositions),
  ...PATHS.flatMap(nestedPositions),
  inList(MEMBER_PATH, 'credentials'),
  ...['titles', 'credentials'].map((field) => inList(DIRECTOR_TEXTS_PATH, field)),
  ...['phones', 'hours', 'exceptions', 'partners'].map((field) => inList(CENTRE_PATH, field)),
  ...inItem(DIRECTOR_TEXTS_PATH, 'highlights', ['text', 'color', 'more']),
  ...inItem(VIDEOS_PATH, 'videos', [...VIDEO_FIELDS, 'hidden', 'imageTag', 'more']),
  { path: VIDEOS_PATH, field: 'images', inside: 'map', put: (number) => mapOf({ '1': number }) },
]

/** The valid document with this number. A hidden one has no order. */
export function fieldsWith({ path, field, put }: Position, number: Encoded): Encoded {
  const { order, ...fields } = encodeFields(valid(path))
  return { ...fields, ...(order && field !== 'hidden' && { order }), [field]: put(number) }
}
