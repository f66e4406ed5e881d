import { afterEach, describe, expect, it, vi } from 'vitest'
import { codeOf, DataError, GoneError, notConfigured, reasonOf, TimeoutError } from '../../src/data/client/errors'

const coded = (code: string) => Object.assign(new Error(code), { code })
const withNetwork = (isOnline: boolean) => void vi.stubGlobal('navigator', { onLine: isOnline })

afterEach(() => void vi.unstubAllGlobals())

describe('the reason of a failure', () => {
  it.each<[unknown, string]>([
    [notConfigured(), 'not-configured'],
    [new DataError('too-large', 'x'), 'too-large'],
    [new GoneError('team/a'), 'gone'],
    [new TimeoutError(Promise.resolve()), 'timeout'],
    [new DataError('denied', 'x'), 'denied'],
    [coded('permission-denied'), 'denied'], // 11
    [coded('unauthenticated'), 'denied'],
    [coded('unavailable'), 'offline'],
    [coded('auth/network-request-failed'), 'offline'],
    [coded('deadline-exceeded'), 'timeout'],
    [coded('invalid-argument'), 'invalid'],
    [coded('resource-exhausted'), 'quota'],
    [new DataError('quota', 'x'), 'quota'],
    [new Error('x'), 'unknown'],
    ['no error', 'unknown'],
  ])('%s is %s', (error, reason) => {
    withNetwork(true)
    expect(reasonOf(error)).toBe(reason)
  })

  it('is the quota for a missing answer once the SDK has logged that it is used up', async () => {
    vi.useFakeTimers({ now: new Date('2026-07-01T12:00:00Z') })
    // A module of its own, because it remembers the quota.
    vi.resetModules()
    const errors = await import('../../src/data/client/errors')
    const { noteQuota, quotaEnd } = await import('../../src/data/client/quota')
    const failures = [new errors.TimeoutError(Promise.resolve()), coded('unavailable'), coded('permission-denied')]
    const reasons = () => failures.map(errors.reasonOf)
    withNetwork(true)
    noteQuota('Could not reach Cloud Firestore backend')
    expect([reasons(), quotaEnd()]).toEqual([['timeout', 'offline', 'denied'], null])
    noteQuota('FirebaseError: [code=resource-exhausted]: Quota exceeded.')
    expect(reasons()).toEqual(['quota', 'quota', 'denied'])
    expect(quotaEnd()).toBe(Date.parse('2026-07-02T07:00:00Z'))
    withNetwork(false)
    expect(reasons()).toEqual(['offline', 'offline', 'denied'])
    withNetwork(true)
    vi.setSystemTime(new Date('2026-07-02T07:00:00Z'))
    expect(reasons()).toEqual(['timeout', 'offline', 'denied'])
    vi.useRealTimers()
  })

  it('is the network while the browser is offline', () => {
    withNetwork(false)
    expect(reasonOf(new TimeoutError(Promise.resolve()))).toBe('offline')
    expect(reasonOf(new Error('x'))).toBe('offline')
    expect(reasonOf(coded('permission-denied'))).toBe('denied')
  })

  it('is unknown for the codes of file storage, which this site does not use (10)', () => {
    withNetwork(true)
    for (const code of ['unknown', 'object-not-found', 'quota-exceeded', 'unauthorized', 'invalid-argument'])
      expect(reasonOf(coded(`storage/${code}`)), code).toBe('unknown')
    expect(codeOf(coded('storage/unknown'))).toBe('storage/unknown')
  })
})
