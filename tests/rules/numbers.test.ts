import { beforeAll, describe, expect, it } from 'vitest'
import { encodeFields } from '../../scripts/rest.mjs'
import {
  CENTRE,
  FULL,
  MEMBER,
  PATHS,
  PHOTO,
  PRODUCT,
  TEXTS,
  valid,
  VIDEOS,
} from '../helpers/documents'
import {
  DATE,
  deleteWrite,
  owner,
  setWrite,
  store,
  versionIdOf,
  versionOf,
  type Write,
} from '../helpers/emulator/backend'
import { expectTaken, freshRules, isTaken } from '../helpers/emulator/rules'

type Encoded = Record<string, unknown>
/** A field of a document, and what is stored in it with a number somewhere inside. */
type Position = { path: string; field: string; inside?: string; put: (number: Encoded) => Encoded }

/** Numbers that equal nothing, that the SDK writes back as others, or that are no figure of anything. */
const NUMBERS: Record<string, Encoded> = {
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
const listOf = (...values: Encoded[]) => ({ arrayValue: { values } })
const mapOf = (fields: Encoded) => ({ mapValue: { fields } })
const text = (stringValue: string) => ({ stringValue })

const whole = (path: string): Position[] =>
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
const inEntry = (path: string, field: string, names: string[]): Position[] =>
  names.map((inside) => ({
    path,
    field,
    inside,
    put: (number) => listOf(mapOf({ id: text('1'), [inside]: number })),
  }))
const VIDEO_FIELDS = ['id', 'title', 'url', 'description', 'duration', 'createdAt', 'order']

const POSITIONS: Position[] = [
  ...PATHS.flatMap(whole),
  inList(MEMBER, 'credentials'),
  ...['titles', 'credentials'].map((field) => inList(TEXTS, field)),
  ...['phones', 'hours', 'exceptions', 'partners'].map((field) => inList(CENTRE, field)),
  ...inEntry(TEXTS, 'highlights', ['text', 'color', 'more']),
  ...inEntry(VIDEOS, 'videos', [...VIDEO_FIELDS, 'hidden', 'picture', 'more']),
  { path: VIDEOS, field: 'pictures', inside: 'map', put: (number) => mapOf({ '1': number }) },
]

beforeAll(freshRules)

/** The valid document with this number. A hidden one has no order. */
function fieldsWith({ path, field, put }: Position, number: Encoded): Encoded {
  const { order, ...fields } = encodeFields(valid(path))
  return { ...fields, ...(order && field !== 'hidden' && { order }), [field]: put(number) }
}

/** A write of these fields, with the server's time unless the number stands there. */
const rawWrite = (path: string, fields: Encoded, time = 'updatedAt'): Write => ({
  update: { name: owner.nameOf(path), fields },
  ...(path !== FULL && {
    updateTransforms: [{ fieldPath: time, setToServerValue: 'REQUEST_TIME' }],
  }),
})

describe('a number that would freeze a document', () => {
  it.each(PATHS)(
    'a number that would freeze a document is refused in every position of %s',
    async (path) => {
      const together = path === FULL ? [setWrite(PRODUCT, valid(PRODUCT))] : []
      await store({ [path]: null, [PRODUCT]: null })
      for (const position of POSITIONS.filter((one) => one.path === path))
        for (const [name, number] of Object.entries(NUMBERS)) {
          const fields = fieldsWith(position, number)
          const write = { update: { name: owner.nameOf(path), fields } }
          const timed = position.field === 'updatedAt' ? write : rawWrite(path, fields)
          const at = `${position.field} ${position.inside ?? ''} ${name}`
          expect(await isTaken(timed, ...together), at).toBe(false)
        }
      // Control: the same without a number.
      await expectTaken(setWrite(path, valid(path)), ...together)
    },
  )
})

const KEPT = [PRODUCT, MEMBER, VIDEOS, TEXTS, PHOTO, CENTRE]
describe('a document with NaN that was stored by hand', () => {
  it.each(KEPT)(
    'a document with NaN at %s can be repaired and deleted with a version of the same fields',
    async (path) => {
      await store({ [FULL]: null })
      for (const position of POSITIONS.filter((one) => one.path === path)) {
        const frozen = fieldsWith(position, NUMBERS['NaN'] ?? {})
        const at = `${position.field} ${position.inside ?? ''}`
        const stored = valid(path)
        const time = position.field === 'updatedAt' ? { updatedAt: undefined } : {}
        const id = `versions/${versionIdOf(path, { ...stored, ...time })}`
        const version = (isDeletion: boolean, fields = frozen) => {
          const entry = encodeFields(versionOf(path, {}, { isDeletion }))
          return rawWrite(id, { ...entry, fields: mapOf(fields) }, 'at')
        }
        const put = () =>
          owner.commit([{ update: { name: owner.nameOf(path), fields: frozen } }, deleteWrite(id)])
        const repaired = setWrite(path, {
          ...stored,
          // What was no date of creation stays away.
          ...(position.field === 'createdAt' && { createdAt: undefined }),
        })
        await put()
        // To give it an order or a time is a move.
        if (!['order', 'updatedAt'].includes(position.field))
          expect(await isTaken(repaired), `${at} unkept`).toBe(false)
        expect(await isTaken(version(false, { name: text('x') }), repaired), `${at} false`).toBe(
          false,
        )
        expect(await isTaken(version(false), repaired), `${at} repaired`).toBe(true)
        await put()
        expect(await isTaken(version(true), deleteWrite(path)), `${at} deleted`).toBe(true)
      }
    },
  )

  it('a document with NaN can be moved, whatever field has the number', async () => {
    for (const position of POSITIONS.filter(({ path }) => [PRODUCT, MEMBER].includes(path))) {
      const { path, field } = position
      const { order: _, ...frozen } = fieldsWith(position, NUMBERS['NaN'] ?? {})
      if (field === 'hidden') continue
      await owner.commit([{ update: { name: owner.nameOf(path), fields: frozen } }])
      const moved = { ...frozen, order: { integerValue: '2' } }
      const list = `lists/${path.split('/')[0] ?? ''}`
      await store({ [list]: null })
      const sequence = setWrite(list, { ids: ['a'], updatedAt: DATE })
      expect(await isTaken(rawWrite(path, moved), sequence), field).toBe(true)
    }
  })
})
