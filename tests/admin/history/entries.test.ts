import { describe as group, expect, it } from 'vitest'
import { daysOf, describe, entriesOf, type StoredNow } from '../../../src/admin/history/entries'
import { filtered, periodOf } from '../../../src/admin/history/filter'
import type { Fields } from '../../../src/data/content/parse'
import type { Version } from '../../../src/data/store/versions'
import { CENTRE, image, MEMBER, PRODUCT, STORED, VIDEOS } from './stored'

const at = (time: string) => new Date(`2026-05-04T${time}Z`)

function version(path: string, time: string, fields: Fields | null = {}): Version {
  const own = fields && { ...STORED[path], ...fields }
  return { id: `${path} ${time}`, path, at: at(time), by: 'a@example.com', fields: own, eraseAskedAt: null }
}

const now = (stored: Record<string, Fields | null>): StoredNow => new Map(Object.entries(stored))
const plain = (text = '') => text.replaceAll(/[\u2068\u2069]/g, '')
const described = (versions: Version[], stored: Record<string, Fields | null>) =>
  entriesOf(versions, now(stored)).map((entry) => describe(entry))
const titles = (versions: Version[], stored: Record<string, Fields | null>) =>
  described(versions, stored).map((one) => one && plain(one.change.title))

group('an entry of the history', () => {
  const renamed = version(PRODUCT, '10:00:00.000', { name: 'a' })
  const renamedAgain = version(PRODUCT, '11:00:00.000', { name: 'b', updatedAt: renamed.at })
  const stored = { ...STORED[PRODUCT], name: 'c', updatedAt: renamedAgain.at }
  const later = at('12:00:00.000')

  it('is compared with the next version of its document, and the newest with what is stored', () => {
    expect(titles([renamedAgain, version(MEMBER, '10:30:00.000'), renamed], { [PRODUCT]: stored })).toEqual([
      'تغيّر اسم المنتج من «b» إلى «c»',
      'حُذف العضو «نورة»',
      'تغيّر اسم المنتج من «a» إلى «b»',
    ])
  })

  it('says whether the same content is stored now', () => {
    const isCurrent = (fields: Fields | null) => described([renamedAgain], { [PRODUCT]: fields })[0]?.isCurrent
    expect(isCurrent(stored)).toBe(false)
    expect(isCurrent({ ...stored, name: 'b' })).toBe(true)
    expect(isCurrent(null)).toBe(false)
  })

  it('stays a deletion after the document is restored, with a revision of its own', () => {
    const restored = { ...STORED[PRODUCT], name: 'b', updatedAt: later }
    expect(titles([renamedAgain], { [PRODUCT]: restored })).toEqual(['حُذف المنتج «b»'])
    const member = { ...STORED[MEMBER], order: 3, version: 'version-2', updatedAt: later }
    expect(titles([version(MEMBER, '11:00:00.000', { order: 1 })], { [MEMBER]: member })).toEqual(['حُذف العضو «نورة»'])
    const other = { ...STORED[CENTRE], city: 'جدة', updatedAt: later }
    expect(titles([version(CENTRE, '11:00:00.000')], { [CENTRE]: other })).toEqual(['حُذفت بيانات المركز'])
  })

  it('stays a rename or a move after a neighbour is moved', () => {
    expect(titles([renamedAgain], { [PRODUCT]: { ...stored, order: 5, updatedAt: later } })).toEqual([
      'تغيّر اسم المنتج من «b» إلى «c»',
    ])
    const moved = version(PRODUCT, '11:00:00.000', { order: 2 })
    expect(titles([moved], { [PRODUCT]: { ...STORED[PRODUCT], order: 5, updatedAt: later } })).toEqual([
      'نُقل المنتج «مكعبات» من 2 إلى 5',
    ])
  })

  it('about a move is undone by the same place', () => {
    const moved = version(PRODUCT, '11:00:00.000', { order: 2 })
    const [later, back] = [5, 2].map(
      (order) => described([moved], { [PRODUCT]: { ...STORED[PRODUCT], order, updatedAt: moved.at } })[0],
    )
    expect([later?.isCurrent, back?.isCurrent]).toEqual([false, true])
  })

  it('knows a photo once it was read', () => {
    const { image: _image, ...unread } = STORED[MEMBER] ?? {}
    const [entry] = entriesOf(
      [{ ...version(MEMBER, '11:00:00.000'), fields: unread }],
      now({ [MEMBER]: { ...unread, version: 'version-2', updatedAt: at('11:00:00.000') } }),
    )
    if (!entry?.own || !entry.stored) throw new Error('No entry')
    expect(describe(entry)).toMatchObject({ isCurrent: false, change: { details: [] } })
    const read = (stored: string) =>
      describe(
        entry,
        new Map([
          [entry.own?.key ?? '', image('AAAA')],
          [entry.stored?.key ?? '', stored],
        ]),
      )
    expect(read(image('BBBB'))).toMatchObject({ isCurrent: false, change: { details: ['الصورة'] } })
    expect(read(image('AAAA'))?.isCurrent).toBe(true)
  })

  it('that cannot be read stops nothing', () => {
    expect(titles([version('others/1', '11:30:00.000', null), renamedAgain], { [PRODUCT]: stored })).toEqual([
      null,
      'تغيّر اسم المنتج من «b» إلى «c»',
    ])
  })
})

group('the days of the history', () => {
  const entries = entriesOf(
    [
      version(PRODUCT, '21:30:00.000'),
      version(MEMBER, '10:00:59.000'),
      version(VIDEOS, '10:00:01.000', null),
      version(CENTRE, '09:00:00.000'),
    ],
    now({ [CENTRE]: { ...STORED[CENTRE], city: 'جدة', updatedAt: at('09:00:00.000') } }),
  )
  const paths = (list: typeof entries) => list.map(({ version: { path } }) => path)

  it('are those in Riyadh', () => {
    expect(daysOf(entries).map(({ day, entries: ofDay }) => [day, ofDay.length])).toEqual([
      ['2026-05-05', 1],
      ['2026-05-04', 3],
    ])
    const noon = new Date('2026-05-05T09:00:00Z')
    expect(['2026-05-05', '2026-05-04', '2026-05-03'].map((day) => periodOf(day, noon))).toEqual([
      'today',
      'yesterday',
      'earlier',
    ])
  })

  it('are filtered by what happened', () => {
    const show = (kind: 'all' | 'removed' | 'changed') => paths(filtered(entries, { kind, period: null }))
    expect(show('all')).toEqual([PRODUCT, MEMBER, VIDEOS, CENTRE])
    expect(show('removed')).toEqual([PRODUCT, MEMBER])
    expect(show('changed')).toEqual([CENTRE])
    const stored = { ...STORED[PRODUCT], order: 5, updatedAt: at('11:00:00.000') }
    const moved = entriesOf([version(PRODUCT, '11:00:00.000', { order: 2 })], now({ [PRODUCT]: stored }))
    expect(paths(filtered(moved, { kind: 'changed', period: null }))).toEqual([PRODUCT])
  })
})
