import { expect, it } from 'vitest'
import { PRODUCT_ID, PRODUCT_PATH } from '../../../scripts/documents/valid'
import { entriesOf } from '../../../src/admin/history/entries'
import type { Fields } from '../../../src/data/client/document'
import { DIRECTOR_PHOTO_PATH } from '../../../src/data/document-paths'
import type { Version } from '../../../src/data/store/history/version'
import { plainWords } from '../../helpers/plain-words'

const stored = (name: string, order = 1): Fields => ({
  id: PRODUCT_ID,
  name,
  order,
  updatedAt: new Date(order),
})

const version = (name: string, own: Partial<Version> = {}): Version => ({
  id: name,
  path: PRODUCT_PATH,
  at: new Date('2026-05-04T10:00:00Z'),
  by: 'a@example.com',
  isDeletion: false,
  isAddition: false,
  isReadable: true,
  fields: stored(name),
  cursor: [],
  ...own,
})

/** The first detail of each entry, or its title. */
const linesOf = (versions: Version[], now: Fields | null) =>
  entriesOf(versions, { stored: new Map([[PRODUCT_PATH, now]]) }).map(({ change }) =>
    plainWords(change?.details[0]?.text ?? change?.title),
  )

it('an entry is compared with the next state, and the newest with what is stored', () => {
  const other = version('نورة', { path: 'team/m1', isDeletion: true })
  expect(linesOf([version('b'), other, version('a')], stored('c'))).toEqual([
    'اسم المنتج: من «b» إلى «c»',
    'حُذف العضو «نورة»',
    'اسم المنتج: من «a» إلى «b»',
  ])
})

it('an entry stays a deletion when it was taken back, which has its own entry', () => {
  const createdAt = new Date('2026-01-01')
  const back = version('back', { isAddition: true, fields: { name: 'a', createdAt } })
  expect(linesOf([version('a'), back, version('a', { isDeletion: true })], stored('b'))).toEqual([
    'اسم المنتج: من «a» إلى «b»',
    'عاد المنتج «a» إلى الموقع',
    'حُذف المنتج «a»',
  ])
})

// The photo, unlike a product, has no date of creation.
it('an addition after a deletion of the same document says that it is back', () => {
  const photo = (id: string, own: Partial<Version>) =>
    version(id, { path: DIRECTOR_PHOTO_PATH, fields: {}, ...own })
  const [back, deletion, added] = [
    photo('3', { isAddition: true }),
    photo('2', { isDeletion: true }),
    photo('1', { isAddition: true }),
  ]
  expect(linesOf([back, deletion, added], null)).toEqual([
    'عادت صورة المدير إلى الموقع',
    'حُذفت صورة المدير',
    'أُضيفت صورة المدير',
  ])
})

it('a second addition says that the document is back before its deletion is read', () => {
  const id = `${DIRECTOR_PHOTO_PATH.replace('/', '_')}+2`
  const addition = version(id, { path: DIRECTOR_PHOTO_PATH, isAddition: true, fields: {} })
  expect(linesOf([addition], null)).toEqual(['عادت صورة المدير إلى الموقع'])
})

it('an entry that cannot be read stops nothing', () => {
  const unreadable = [
    version('x', { path: 'not a path', isReadable: false }),
    version('y', { path: 'others/1' }),
  ]
  const isRead = entriesOf([...unreadable, version('a')], { stored: new Map() }).map(
    ({ change }) => change !== null,
  )
  expect(isRead).toEqual([false, false, true])
})

it.each<[what: string, own: Partial<Version>, now: Fields | null]>([
  ['a deletion whose document is there again', { isDeletion: true }, stored('b')],
  ['an addition whose document is gone', { isAddition: true }, null],
])('there is nothing to take back of %s', (_, own, now) => {
  const [entry] = entriesOf([version('a', own)], { stored: new Map([[PRODUCT_PATH, now]]) })
  expect(entry?.isTakenBack).toBe(true)
})

it.each<[what: string, own: Partial<Version>, now: Fields | null]>([
  ['a deletion of what is gone', { isDeletion: true }, null],
  ['an addition of what is stored', { isAddition: true }, stored('a')],
  ['a change of what is gone', {}, null],
  ['a change of an image alone, which is not read', {}, stored('a')],
])('there is something to take back of %s', (_, own, now) => {
  const [entry] = entriesOf([version('a', own)], { stored: new Map([[PRODUCT_PATH, now]]) })
  expect(entry?.isTakenBack).toBe(false)
})

it('a change whose words are stored again was taken back, and still says what it did', () => {
  const takeBack = version('b')
  const entries = entriesOf([takeBack, version('a')], {
    stored: new Map([[PRODUCT_PATH, stored('a', 5)]]),
  })
  expect(entries[1]?.isTakenBack).toBe(true)
  expect(plainWords(entries[1]?.change?.details[0]?.text)).toBe('اسم المنتج: من «a» إلى «b»')
})

/** Whether a change from `before` to "b" was taken back, where `now` is stored. */
function isTakenBack(before: Fields, now: Fields) {
  const versions = [version('b'), version('a', { fields: before })]
  return entriesOf(versions, { stored: new Map([[PRODUCT_PATH, now]]) })[1]?.isTakenBack
}

it.each<[change: string, before: Fields, now: Fields]>([
  ['whose product has its old name and is hidden', stored('a'), { ...stored('a'), hidden: 1 }],
  [
    'that showed a product which is hidden again',
    { ...stored('b'), hidden: 3 },
    { ...stored('c'), hidden: 1 },
  ],
])('a change %s was taken back', (_, before, now) => {
  expect(isTakenBack(before, now)).toBe(true)
})

it.each<[change: string, before: Fields, now: Fields]>([
  ['whose name a hidden product still has', stored('a'), { ...stored('b'), hidden: 1 }],
  ['whose product was renamed since', stored('a'), stored('c')],
])('a change %s was not taken back', (_, before, now) => {
  expect(isTakenBack(before, now)).toBe(false)
})

it('a deletion is not taken back by a product with another large image', () => {
  const deletion = version('a', { isDeletion: true })
  const stores = new Map([[PRODUCT_PATH, stored('a')]])
  const [entry] = entriesOf([deletion], {
    stored: stores,
    replacedDeletionIds: new Set(['a']),
  })
  expect(entry?.isTakenBack).toBe(false)
})

it('the first video is taken back when the list has lost it, whatever came after it', () => {
  const path = 'videos/main-videos'
  const list = (...ids: string[]): Fields => ({
    videos: ids.map((id, index) => ({ id, title: id, order: index + 1 })),
  })
  const versions = [
    version('later', { path, fields: list('1') }),
    version('added', { path, isAddition: true, fields: {} }),
  ]
  const isAdditionTakenBack = (now: Fields) =>
    entriesOf(versions, { stored: new Map([[path, now]]) })[1]?.isTakenBack
  expect(isAdditionTakenBack(list('1', '2'))).toBe(false)
  expect(isAdditionTakenBack(list('2'))).toBe(true)
})
