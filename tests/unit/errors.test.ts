import { afterEach, describe, expect, it, vi } from 'vitest'
import { GoneError, notConfigured, reasonOf, TimeoutError } from '../../src/data/client/errors'

const coded = (code: string) => Object.assign(new Error(code), { code })
const withNetwork = (isOnline: boolean) => void vi.stubGlobal('navigator', { onLine: isOnline })

afterEach(() => void vi.unstubAllGlobals())

describe('the reason of a failure', () => {
  // Requirement 11
  it.each<[unknown, string]>([
    [notConfigured(), 'not-configured'],
    [new GoneError('team/a'), 'gone'],
    [new TimeoutError(Promise.resolve()), 'timeout'],
    [coded('permission-denied'), 'denied'],
    [coded('unauthenticated'), 'denied'],
    [coded('unavailable'), 'offline'],
    [coded('auth/network-request-failed'), 'offline'],
    [coded('deadline-exceeded'), 'timeout'],
    [coded('invalid-argument'), 'invalid'],
    [coded('resource-exhausted'), 'quota'],
    [new Error('x'), 'unknown'],
  ])('the failure %s has the reason %s', (error, reason) => {
    withNetwork(true)
    expect(reasonOf(error)).toBe(reason)
  })

  it('a missing answer is the quota once it is used up, and the network while offline', async () => {
    vi.useFakeTimers({ now: new Date('2026-07-01T12:00:00Z') })
    // A module of its own, because it remembers the quota.
    vi.resetModules()
    const errors = await import('../../src/data/client/errors')
    const { noteAnswer, noteQuota, quotaEnd } = await import('../../src/data/client/quota')
    const others = [coded('unavailable'), coded('permission-denied'), new Error('x')]
    const failures = [new errors.TimeoutError(Promise.resolve()), ...others]
    const reasons = () => failures.map(errors.reasonOf)
    withNetwork(true)
    noteQuota('Could not reach Cloud Firestore backend')
    expect([reasons(), quotaEnd()]).toEqual([['timeout', 'offline', 'denied', 'unknown'], null])
    noteQuota('FirebaseError: [code=resource-exhausted]: Quota exceeded.')
    expect(reasons()).toEqual(['quota', 'quota', 'denied', 'unknown'])
    expect(quotaEnd()).toBe(Date.parse('2026-07-02T07:00:00Z'))
    // What was refused was a burst, if the next request is answered.
    noteAnswer()
    expect([reasons(), quotaEnd()]).toEqual([['timeout', 'offline', 'denied', 'unknown'], null])
    noteQuota('FirebaseError: [code=resource-exhausted]: Quota exceeded.')
    withNetwork(false)
    expect(reasons()).toEqual(['offline', 'offline', 'denied', 'offline'])
    withNetwork(true)
    vi.setSystemTime(new Date('2026-07-02T07:00:00Z'))
    expect(reasons()).toEqual(['timeout', 'offline', 'denied', 'unknown'])
    vi.useRealTimers()
  })
})
