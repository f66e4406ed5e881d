import { beforeAll, describe, expect, it } from 'vitest'
import {
  LARGE_IMAGE_PATH,
  MEMBER_PATH,
  PATHS,
  PRODUCT_PATH,
  valid,
} from '../../scripts/documents/valid'
import { encodeFields } from '../../scripts/firebase/values.mjs'
import {
  CENTRE_PATH,
  DIRECTOR_PHOTO_PATH,
  DIRECTOR_TEXTS_PATH,
  VIDEOS_PATH,
} from '../../src/data/document-paths'
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
import {
  fieldsWith,
  listOf,
  mapOf,
  NUMBERS,
  POSITIONS,
  text,
  type Encoded,
  type Position,
} from '../helpers/emulator/numbers'
import { expectTaken, freshRules, isTaken } from '../helpers/emulator/rules'

beforeAll(freshRules)

/** A write of these fields, with the server's time unless the number stands there. */
const rawWrite = (path: string, fields: Encoded, time = 'updatedAt'): Write => ({
  update: { name: owner.nameOf(path), fields },
  ...(path !== LARGE_IMAGE_PATH && {
    updateTransforms: [{ fieldPath: time, setToServerValue: 'REQUEST_TIME' }],
  }),
})

/** Each number where one may stand or where anything may be; elsewhere NaN, and one other in each field. */
const numbersFor = (position: Position): [string, Encoded][] => {
  const numbers = Object.entries(NUMBERS)
  const value = valid(position.path)[position.field] ?? 0
  if (!position.inside && typeof value === 'number') return numbers
  const other = POSITIONS.indexOf(position) % numbers.length
  return numbers.filter(([name], index) => name === 'NaN' || index === other)
}

it.each(PATHS)(
  'a number that would freeze a document is refused in every position of %s',
  async (path) => {
    const together = path === LARGE_IMAGE_PATH ? [setWrite(PRODUCT_PATH, valid(PRODUCT_PATH))] : []
    await store({ [path]: null, [PRODUCT_PATH]: null })
    for (const position of POSITIONS.filter((candidate) => candidate.path === path))
      for (const [name, number] of numbersFor(position)) {
        const fields = fieldsWith(position, number)
        const write = { update: { name: owner.nameOf(path), fields } }
        const timed = position.field === 'updatedAt' ? write : rawWrite(path, fields)
        const at = `${position.field} ${position.inside ?? ''} ${name}`
        expect(await isTaken(timed, ...together), at).toBe(false)
      }
    // Control: the document without the number is taken.
    await expectTaken(setWrite(path, valid(path)), ...together)
  },
)

const KEPT = [
  PRODUCT_PATH,
  MEMBER_PATH,
  VIDEOS_PATH,
  DIRECTOR_TEXTS_PATH,
  DIRECTOR_PHOTO_PATH,
  CENTRE_PATH,
]
describe('a document with NaN that was stored by hand', () => {
  /** The writes around a document in which NaN stands at a position. */
  function frozenAt(position: (typeof POSITIONS)[number]) {
    const { path, field } = position
    const stored = valid(path)
    const frozen = fieldsWith(position, NUMBERS['NaN'] ?? {})
    const time = field === 'updatedAt' ? { updatedAt: undefined } : {}
    const id = `versions/${versionIdOf(path, { ...stored, ...time })}`
    return {
      store: () =>
        owner.commit([{ update: { name: owner.nameOf(path), fields: frozen } }, deleteWrite(id)]),
      // A `createdAt` that was no date is left out.
      repair: setWrite(path, { ...stored, ...(field === 'createdAt' && { createdAt: undefined }) }),
      version: ({ isDeletion = false, fields = frozen } = {}) => {
        const entry = encodeFields(versionOf(path, {}, { isDeletion }))
        return rawWrite(id, { ...entry, fields: mapOf(fields) }, 'at')
      },
    }
  }

  it.each(KEPT)(
    'a document with NaN at %s can be repaired and deleted with a version of the same fields',
    async (path) => {
      await store({ [LARGE_IMAGE_PATH]: null })
      for (const position of POSITIONS.filter((candidate) => candidate.path === path)) {
        const frozen = frozenAt(position)
        const { repair, version } = frozen
        const at = `${position.field} ${position.inside ?? ''}`
        await frozen.store()
        // To give it an order or a time is a move.
        if (!['order', 'updatedAt'].includes(position.field))
          expect(await isTaken(repair), `${at} unkept`).toBe(false)
        const other = version({ fields: { name: text('x') } })
        expect(await isTaken(other, repair), `${at} false`).toBe(false)
        expect(await isTaken(version(), repair), `${at} repaired`).toBe(true)
        await frozen.store()
        const deletion = version({ isDeletion: true })
        expect(await isTaken(deletion, deleteWrite(path)), `${at} deleted`).toBe(true)
      }
    },
  )

  it('a document with NaN can be moved, whatever field has the number', async () => {
    for (const position of POSITIONS.filter(({ path }) =>
      [PRODUCT_PATH, MEMBER_PATH].includes(path),
    )) {
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

describe('a document with a number that was stored by hand', () => {
  const big = { integerValue: '9223372036854775807' }
  const rounded = { doubleValue: 2 ** 63 }
  const seven = { integerValue: '7' }
  const lines = (...texts: string[]) => listOf(...texts.map(text))
  const state = encodeFields({ ...valid(MEMBER_PATH), title: 't', credentials: ['a', 'b'] })
  const entry = encodeFields(versionOf(MEMBER_PATH, {}))
  const id = `versions/${versionIdOf(MEMBER_PATH, valid(MEMBER_PATH))}`
  const isVersionTaken = async (stored: Encoded, versionFields: Encoded) => {
    await owner.commit([
      { update: { name: owner.nameOf(MEMBER_PATH), fields: { ...state, ...stored } } },
      deleteWrite(id),
    ])
    const version = { ...entry, fields: mapOf({ ...state, ...versionFields }) }
    return isTaken(
      rawWrite(id, version, 'at'),
      setWrite(MEMBER_PATH, { ...valid(MEMBER_PATH), name: 'x' }),
    )
  }

  it.each([
    ['an unknown field', { legacy: big }, { legacy: rounded }],
    ['a text', { title: big }, { title: rounded }],
    [
      'a line',
      { credentials: listOf(text('a'), big) },
      { credentials: listOf(text('a'), rounded) },
    ],
  ])('a version with %s as the SDK writes it is taken', async (_, stored, versionFields) =>
    expect(await isVersionTaken(stored, versionFields)).toBe(true),
  )

  it.each([
    ['another text', { legacy: big }, { legacy: rounded, title: text('invented') }],
    ['replaced texts', { legacy: big }, { legacy: rounded, name: text('t'), title: text('n') }],
    ['replaced lines', { legacy: big }, { legacy: rounded, credentials: lines('b', 'a') }],
    ['lines replaced alone', {}, { credentials: lines('b', 'a') }],
    [
      'another line beside the number',
      { credentials: listOf(text('a'), big) },
      { credentials: listOf(text('invented'), rounded) },
    ],
    ['a number in the place of a text', { legacy: big }, { legacy: rounded, title: big }],
    ['another field', { legacy: big }, { other: rounded }],
    ['another position', {}, { order: seven }],
    ['an invented number in the place of a big one', { legacy: big }, { legacy: seven }],
    [
      'an invented number in a list',
      { credentials: listOf(text('a'), big) },
      { credentials: listOf(text('a'), seven) },
    ],
  ])('a version with %s is refused', async (_, stored, versionFields) =>
    expect(await isVersionTaken(stored, versionFields)).toBe(false),
  )
})
