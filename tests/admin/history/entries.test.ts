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
const takenBack = (one: Version, now: Fields | null, ...newer: Version[]) =>
  entriesOf([...newer, one], new Map([[PRODUCT, now]])).at(-1)?.isTakenBack

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
    expect(entriesOf([...unreadable, version('a')], new Map()).map(({ change }) => change !== null)).toEqual([
      false,
      false,
      true,
    ])
  })
})

describe('what was taken back already', () => {
  it('is a deletion whose document is there again', () => {
    const deletion = version('a', { isDeletion: true })
    expect(takenBack(deletion, null)).toBe(false)
    expect(takenBack(deletion, stored('b'))).toBe(true)
  })

  it('is an addition whose document is gone', () => {
    const addition = version('a', { isAddition: true })
    expect(takenBack(addition, stored('a'))).toBe(false)
    expect(takenBack(addition, null)).toBe(true)
  })

  it('is a change whose words are stored again, at any place', () => {
    expect(takenBack(version('a'), stored('b'))).toBe(false)
    expect(takenBack(version('a'), stored('a', 5), version('b'))).toBe(true)
    expect(takenBack(version('a'), null)).toBe(false)
  })

  it('keeps saying what it did', () => {
    const [entry] = entriesOf([version('a')], new Map([[PRODUCT, stored('b')]]), new Map([[PRODUCT, stored('a')]]))
    expect(plain(entry?.change?.details[0])).toBe('اسم المنتج: من «a» إلى «b»')
    expect(entry?.isTakenBack).toBe(true)
  })

  it('is never a change of nothing but a picture, which is not read', () => {
    expect(takenBack(version('a'), stored('a'))).toBe(false)
  })
})
