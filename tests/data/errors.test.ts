import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  codeOf,
  ConflictError,
  NotAdminError,
  NotConfiguredError,
  reasonOf,
  TimeoutError,
  TooLargeError,
} from '../../src/data/errors'

const coded = (code: string) => Object.assign(new Error(code), { code })
const withNetwork = (isOnline: boolean) => void vi.stubGlobal('navigator', { onLine: isOnline })

afterEach(() => void vi.unstubAllGlobals())

describe('the reason of a failure', () => {
  it.each<[unknown, string]>([
    [new NotConfiguredError(), 'not-configured'],
    [new TooLargeError(2, 1), 'too-large'],
    [new ConflictError(null), 'conflict'],
    [new TimeoutError(Promise.resolve()), 'timeout'],
    [new NotAdminError('x'), 'denied'],
    [coded('permission-denied'), 'denied'], // 11
    [coded('unauthenticated'), 'denied'],
    [coded('unavailable'), 'offline'],
    [coded('auth/network-request-failed'), 'offline'],
    [coded('deadline-exceeded'), 'timeout'],
    [coded('invalid-argument'), 'invalid'],
    [new Error('x'), 'unknown'],
    ['no error', 'unknown'],
  ])('%s is %s', (error, reason) => {
    withNetwork(true)
    expect(reasonOf(error)).toBe(reason)
  })

  it('is the network while the browser is offline', () => {
    withNetwork(false)
    expect(reasonOf(new TimeoutError(Promise.resolve()))).toBe('offline')
    expect(reasonOf(new Error('x'))).toBe('offline')
    expect(reasonOf(coded('permission-denied'))).toBe('denied')
  })

  it.each([
    'unknown',
    'object-not-found',
    'bucket-not-found',
    'quota-exceeded',
    'unauthenticated',
    'unauthorized',
    'retry-limit-exceeded',
    'canceled',
    'invalid-url',
    'invalid-argument',
  ])("file storage's %s is not handled (10)", (code) => {
    withNetwork(true)
    expect(codeOf(coded(`storage/${code}`))).toBe(`storage/${code}`)
    expect(reasonOf(coded(`storage/${code}`))).toBe('unknown')
  })
})
