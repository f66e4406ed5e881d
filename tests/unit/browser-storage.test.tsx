import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  canStore,
  readStored,
  readStoredJson,
  storedKeys,
  writeStored,
} from '../../src/lib/browser-storage'
import { CONDITIONS, limitStorage } from '../helpers/storage-conditions'

afterEach(() => {
  vi.restoreAllMocks()
  for (const key of storedKeys()) writeStored(key, null)
})

describe('the storage of the browser', () => {
  it('the storage of the browser keeps texts, and keys until they are removed', () => {
    expect(canStore()).toBe(true)
    expect(writeStored('name', 'text')).toBe(true)
    expect(writeStored('other', 'session', 'session')).toBe(true)
    expect(readStored('name')).toBe('text')
    expect(readStored('other', 'session')).toBe('session')
    expect(storedKeys()).toEqual(['name'])
    writeStored('name', null)
    expect(readStored('name')).toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  it('the storage of the browser reads damaged JSON as nothing', () => {
    writeStored('name', '{')
    expect(readStoredJson('name')).toBeNull()
    writeStored('name', '{"a":1}')
    expect(readStoredJson('name')).toEqual({ a: 1 })
  })

  it.each(CONDITIONS)(
    'a text stays in memory when the storage of the browser is %s',
    (condition) => {
      limitStorage(condition)
      expect(canStore()).toBe(false)
      expect(writeStored('name', 'text')).toBe(false)
      expect(readStored('name')).toBe('text')
      expect(readStored('missing')).toBeNull()
      expect(storedKeys()).toEqual(['name'])
      writeStored('name', null)
      expect(readStored('name')).toBeNull()
      expect(storedKeys()).toEqual([])
    },
  )

  it('the newest text is shown while the storage is full, and stored once there is room', () => {
    writeStored('name', 'old')
    limitStorage('full')
    writeStored('name', 'new')
    expect(readStored('name')).toBe('new')
    vi.restoreAllMocks()
    expect(writeStored('name', 'newest')).toBe(true)
    expect(localStorage.getItem('name')).toBe('newest')
  })
})
