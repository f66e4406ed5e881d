import { expect, it } from 'vitest'
import { MEMBER_PATH, PRODUCT_PATH, valid } from '../../scripts/documents/valid'
import type { StoredFields } from '../../scripts/firebase/values.mjs'
import {
  CENTRE_PATH,
  DIRECTOR_PHOTO_PATH,
  DIRECTOR_TEXTS_PATH,
  VIDEOS_PATH,
} from '../../src/data/document-paths'
import { DATE, makeImage, store } from '../helpers/emulator/backend'
import { restore } from '../helpers/emulator/backups'
import { phone, setUpDevices } from '../helpers/emulator/devices'
import { differences, idOf, readContent } from '../helpers/emulator/stored-content'
import { random } from '../helpers/random'

/** The number of random contents. 200 take minutes. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 6)

setUpDevices()

const next = random(11)
const pick = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T
const TEXTS_OF_ALL_KINDS = [
  '',
  'نص',
  'a "b" \\ /',
  '{"$time":[1,2]}',
  ' spaces ',
  '\u202e\u0000x',
  '😀',
  'line\nline',
]
const text = () => pick(TEXTS_OF_ALL_KINDS)

type Document = [path: string, StoredFields]

/** Some of these, the visible ones at the positions 1..n. */
function list(kind: string, known: string[], fields: StoredFields): Document[] {
  const chosen = known.filter(() => next() < 0.6)
  const visibleCount = Math.ceil(next() * chosen.length)
  return chosen.map((id, index) => {
    const position = index < visibleCount ? { order: index + 1 } : { order: undefined, hidden: 1 }
    return [`${kind}/${id}`, { ...fields, id, name: `n${text()}`, ...position }]
  })
}

let states = 0
function randomContent(): Record<string, StoredFields> {
  // A state has a time of its own, which names its version.
  states += 1
  const updatedAt = new Date(DATE.getTime() + states)
  const videos = [{ id: '1', title: text(), order: 1 }]
  const documents: Document[] = [
    ...list('products', [1, 2, 3].map(idOf), valid(PRODUCT_PATH)),
    ...list('team', ['a', '_-'], { ...valid(MEMBER_PATH), title: text(), credentials: [text()] }),
    pick<Document>([
      [VIDEOS_PATH, { videos, images: { '1': makeImage(210) } }],
      [
        DIRECTOR_TEXTS_PATH,
        { ...valid(DIRECTOR_TEXTS_PATH), name: `n${text()}`, titles: [text(), text()] },
      ],
      [DIRECTOR_PHOTO_PATH, { ...valid(DIRECTOR_PHOTO_PATH), portrait: undefined }],
    ]),
    [CENTRE_PATH, { ...valid(CENTRE_PATH), city: text(), years: pick([null, 0, 7]) }],
  ]
  return Object.fromEntries(documents.map(([path, fields]) => [path, { ...fields, updatedAt }]))
}
const without = (paths: Iterable<string>) =>
  Object.fromEntries([...paths].map((path) => [path, null]))

it('a backup of random contents, changed at random, is restored with 0 differences', async () => {
  let different = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = randomContent()
    await store(before)
    const expected = await readContent()
    const file = await phone.exportBackup()
    await store({ ...without(Object.keys(before)), ...randomContent() })
    if ((await restore(file)).length > 0 || differences(expected, await readContent()).length > 0)
      different += 1
    await store(without(expected.keys()))
  }
  expect(different).toBe(0)
})
