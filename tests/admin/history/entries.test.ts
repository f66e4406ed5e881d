import { describe, expect, it } from 'vitest'
import { entriesOf } from '../../../src/admin/history/entries'
import type { Fields } from '../../../src/data/content/parse'
import type { Version } from '../../../src/data/store/history'

const PRODUCT = 'products/1'
const stored = (name: string, order = 1): Fields => ({ id: '1', name, order, updatedAt: new Date(order) })

const version = (name: string, own: Partial<Version> = {}): Version => ({
  id: name,
  path: PRODUCT,
  at: new Date('2026-05-04T10:00:00Z'),
  by: 'a@example.com',
  isDeletion: false,
  isAddition: false,
  isReadable: true,
  fields: stored(name),
  cursor: [],
  ...own,
})

const plain = (text = '') => text.replaceAll(/[\u2068\u2069]/g, '')
/** The first detail of each entry, or its title. */
const linesOf = (versions: Version[], now: Fields | null) =>
  entriesOf(versions, new Map([[PRODUCT, now]])).map(({ change }) => plain(change?.details[0] ?? change?.title))

describe('an entry of the history (P21)', () => {
  it('is compared with the next state of its document, and the newest with what is stored', () => {
    const other = version('نورة', { path: 'team/m1', isDeletion: true })
    expect(linesOf([version('b'), other, version('a')], stored('c'))).toEqual([
      'اسم المنتج: من «b» إلى «c»',
      'حُذف العضو «نورة»',
      'اسم المنتج: من «a» إلى «b»',
    ])
  })

  it('stays a deletion after the document is back, which has an entry of its own', () => {
    const createdAt = new Date('2026-01-01')
    const back = version('back', { isAddition: true, fields: { name: 'a', createdAt } })
    expect(linesOf([version('a'), back, version('a', { isDeletion: true })], stored('b'))).toEqual([
      'اسم المنتج: من «a» إلى «b»',
      'عاد المنتج «a» إلى الموقع',
      'حُذف المنتج «a»',
    ])
  })

  it('that cannot be read stops nothing (finding 7)', () => {
    const unreadable = [version('x', { path: 'not a path', isReadable: false }), version('y', { path: 'others/1' })]
    const isRead = entriesOf([...unreadable, version('a')], new Map()).map(({ change }) => change !== null)
    expect(isRead).toEqual([false, false, true])
  })
})

describe('what was taken back already', () => {
  it.each<[string, Partial<Version>, now: Fields | null, boolean]>([
    ['a deletion whose document is there again', { isDeletion: true }, stored('b'), true],
    ['no deletion of what is gone', { isDeletion: true }, null, false],
    ['an addition whose document is gone', { isAddition: true }, null, true],
    ['no addition of what is stored', { isAddition: true }, stored('a'), false],
    ['no change of what is gone', {}, null, false],
    ['no change of nothing but a picture, which is not read', {}, stored('a'), false],
  ])('is %s', (_, own, now, isTakenBack) => {
    expect(entriesOf([version('a', own)], new Map([[PRODUCT, now]]))[0]?.isTakenBack).toBe(isTakenBack)
  })

  it('is a change whose words are stored again, at any place, and it keeps saying what it did', () => {
    const change = version('a')
    const entry = (now: Fields) => entriesOf([change], new Map([[PRODUCT, stored('b')]]), new Map([[PRODUCT, now]]))[0]
    expect(entry(stored('b'))?.isTakenBack).toBe(false)
    expect(entry(stored('a', 5))?.isTakenBack).toBe(true)
    expect(plain(entry(stored('a'))?.change?.details[0])).toBe('اسم المنتج: من «a» إلى «b»')
  })
})
