import { describe, expect, it } from 'vitest'
import { daysOf, entriesOf, isSameButOrder, type StoredNow } from '../../../src/admin/history/entries'
import { statesAt } from '../../../src/admin/history/restore-since'
import type { Fields } from '../../../src/data/parse'
import type { StoredVersion } from '../../../src/data/versions'
import { CENTRE, MEMBER, PRODUCT, STORED, VIDEOS } from './stored'

const at = (time: string) => new Date(`2026-05-04T${time}Z`)

function version(path: string, time: string, fields: Fields = {}, by = 'a@example.com'): StoredVersion {
  return { id: `${path} ${time}`, path, at: at(time), by, fields: { ...STORED[path], ...fields } }
}

const now = (stored: Record<string, Fields | null>): StoredNow => new Map(Object.entries(stored))
const titles = (versions: StoredVersion[], stored: Record<string, Fields | null>) =>
  entriesOf(versions, now(stored)).map(({ change }) => change.title.replaceAll(/[\u2068\u2069]/g, ''))

describe('an entry of the history', () => {
  const renamed = version(PRODUCT, '10:00:00.000', { name: 'a' })
  const renamedAgain = version(PRODUCT, '11:00:00.000', { name: 'b', updatedAt: renamed.at })
  const stored = { ...STORED[PRODUCT], name: 'c', updatedAt: renamedAgain.at }

  it('is compared with the next version of its document, and the newest with what is stored', () => {
    expect(titles([renamedAgain, version(MEMBER, '10:30:00.000'), renamed], { [PRODUCT]: stored })).toEqual([
      'تغيّر اسم المنتج من «b» إلى «c»',
      'حُذف العضو «نورة»',
      'تغيّر اسم المنتج من «a» إلى «b»',
    ])
  })

  it('says whether restoring it replaces anything', () => {
    const state = (fields: Fields | null) => {
      const [entry] = entriesOf([renamedAgain], now({ [PRODUCT]: fields }))
      return [entry?.isCurrent, entry?.replaces]
    }
    expect(state(stored)).toEqual([false, true])
    expect(state({ ...stored, name: 'b', order: 7 })).toEqual([true, false])
    expect(state(null)).toEqual([false, false])
  })

  it('stays a deletion after the product is restored', () => {
    const restored = { ...STORED[PRODUCT], name: 'b', order: 9, updatedAt: at('12:00:00.000') }
    expect(titles([renamedAgain], { [PRODUCT]: restored })).toEqual(['حُذف المنتج «b»'])
  })

  it('stays a rename after the product is moved', () => {
    expect(titles([renamedAgain], { [PRODUCT]: { ...stored, order: 5, updatedAt: at('12:00:00.000') } })).toEqual([
      'تغيّر اسم المنتج من «b» إلى «c»',
    ])
  })

  it('stays a deletion after other details of the centre are saved', () => {
    const other = { ...STORED[CENTRE], city: 'جدة', updatedAt: at('12:00:00.000') }
    expect(titles([version(CENTRE, '11:00:00.000')], { [CENTRE]: other })).toEqual(['حُذفت بيانات المركز'])
  })
})

describe('the content of two states', () => {
  it('is the same whatever their times, tokens and positions', () => {
    const { [MEMBER]: member = {} } = STORED
    expect(isSameButOrder(member, { ...member, order: 3, updatedAt: 1, version: 'v' })).toBe(true)
    expect(isSameButOrder(member, { ...member, credentials: [] })).toBe(false)
  })
})

describe('the groups of the history', () => {
  it('are days in Riyadh, and what one person did within a minute', () => {
    const versions = [
      version(PRODUCT, '21:30:00.000'),
      version(MEMBER, '10:00:59.000'),
      version(VIDEOS, '10:00:01.000'),
      version(CENTRE, '10:00:00.000', {}, 'b@example.com'),
    ]
    const days = daysOf(entriesOf(versions, new Map()))
    expect(days.map(({ day }) => day)).toEqual(['2026-05-05', '2026-05-04'])
    expect(days[1]?.moments.map(({ since, by, entries }) => [since, by, entries.length])).toEqual([
      [at('10:00:00'), 'a@example.com', 2],
      [at('10:00:00'), 'b@example.com', 1],
    ])
  })
})

describe('the states at a moment', () => {
  const product = (id: string, time: string, fields: Fields = {}) => version(`products/${id}`, time, { id, ...fields })
  const before = { createdAt: at('01:00:00'), updatedAt: at('01:00:00') }
  const ids = (versions: StoredVersion[], since: string) => statesAt(versions, at(since)).map(({ id }) => id)

  it('are the oldest since then, of every document', () => {
    const versions = [
      version(CENTRE, '12:00:00', { updatedAt: at('11:00:00') }),
      version(CENTRE, '11:00:00', before),
      version(CENTRE, '09:00:00', before),
    ]
    expect(ids(versions, '10:00:00')).toEqual([`${CENTRE} 11:00:00`])
  })

  it('leave out what did not exist', () => {
    const added = { createdAt: at('10:30:00'), updatedAt: at('10:30:00') }
    expect(ids([product('1', '11:00:00', added), version(CENTRE, '11:00:00', added)], '10:00:00')).toEqual([])
  })

  it('come by their positions', () => {
    const versions = [
      product('3', '12:00:00', { ...before, order: 1 }),
      product('1', '11:00:00', { ...before, order: 2 }),
      product('2', '11:00:00', { ...before, order: 3 }),
    ]
    expect(ids(versions, '10:00:00')).toEqual(['products/3 12:00:00', 'products/1 11:00:00', 'products/2 11:00:00'])
  })

  it('come in reverse where the remaining ones were numbered after each deletion', () => {
    const versions = [
      product('2', '12:00:00', { ...before, order: 1, updatedAt: at('11:00:00') }),
      product('1', '11:00:00', { ...before, order: 1 }),
      version(MEMBER, '10:30:00', before),
    ]
    expect(ids(versions, '10:00:00')).toEqual(['products/2 12:00:00', 'products/1 11:00:00', `${MEMBER} 10:30:00`])
  })
})
