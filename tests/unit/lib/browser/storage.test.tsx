import { afterEach, expect, it, vi } from 'vitest'
import {
  hasStorage,
  readStorage,
  readStorageJson,
  storageKeys,
  writeStorage,
} from '../../../../src/lib/browser/storage'
import { CONDITIONS, limitStorage } from '../../../helpers/storage-conditions'

afterEach(() => {
  vi.restoreAllMocks()
  for (const key of storageKeys()) writeStorage(key, null)
})

it('the storage of the browser keeps texts, and keys until they are removed', () => {
  expect(hasStorage()).toBe(true)
  expect(writeStorage('name', 'text')).toBe(true)
  expect(writeStorage('other', 'session', 'session')).toBe(true)
  expect(readStorage('name')).toBe('text')
  expect(readStorage('other', 'session')).toBe('session')
  expect(storageKeys()).toEqual(['name'])
  writeStorage('name', null)
  expect(readStorage('name')).toBeNull()
  expect(localStorage).toHaveLength(0)
})

it('the storage of the browser reads damaged JSON as nothing', () => {
  writeStorage('name', '{')
  expect(readStorageJson('name')).toBeNull()
  writeStorage('name', '{"a":1}')
  expect(readStorageJson('name')).toEqual({ a: 1 })
})

it.each(CONDITIONS)('a text stays in memory when the storage of the browser is %s', (condition) => {
  limitStorage(condition)
  expect(hasStorage()).toBe(false)
  expect(writeStorage('name', 'text')).toBe(false)
  expect(readStorage('name')).toBe('text')
  expect(readStorage('missing')).toBeNull()
  expect(storageKeys()).toEqual(['name'])
  writeStorage('name', null)
  expect(readStorage('name')).toBeNull()
  expect(storageKeys()).toEqual([])
})

it('the newest text is shown while the storage is full, and stored once there is room', () => {
  writeStorage('name', 'old')
  limitStorage('full')
  writeStorage('name', 'new')
  expect(readStorage('name')).toBe('new')
  vi.restoreAllMocks()
  expect(writeStorage('name', 'newest')).toBe(true)
  expect(localStorage.getItem('name')).toBe('newest')
})
