import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { noAnswer, notConfigured } from '../../../../src/data/client/errors'
import { reasonOf } from '../../../../src/data/client/reason'
import { GoneError } from '../../../../src/data/store/shared/gone-error'
import { codedError } from '../../../helpers/coded-error'

const withNetwork = (isOnline: boolean) => void vi.stubGlobal('navigator', { onLine: isOnline })

afterEach(() => void vi.unstubAllGlobals())

describe('the reason of a failure', () => {
  // Requirement 11
  it.each<[unknown, string]>([
    [notConfigured(), 'not-configured'],
    [new GoneError('team/a'), 'gone'],
    [noAnswer(), 'timeout'],
    [codedError('permission-denied'), 'denied'],
    [codedError('unauthenticated'), 'denied'],
    [codedError('unavailable'), 'offline'],
    [codedError('auth/network-request-failed'), 'offline'],
    [codedError('deadline-exceeded'), 'timeout'],
    [codedError('invalid-argument'), 'invalid'],
    [codedError('resource-exhausted'), 'quota'],
    [new Error('x'), 'unknown'],
  ])('the failure %s has the reason %s', (error, reason) => {
    withNetwork(true)
    expect(reasonOf(error)).toBe(reason)
  })

  describe('after a refusal for the quota', () => {
    /** A module of its own, because it remembers the quota. */
    async function load() {
      vi.useFakeTimers({ now: new Date('2026-07-01T12:00:00Z') })
      onTestFinished(() => void vi.useRealTimers())
      vi.resetModules()
      const errors = await import('../../../../src/data/client/errors')
      const { reasonOf } = await import('../../../../src/data/client/reason')
      const quota = await import('../../../../src/data/client/quota')
      const renewal = await import('../../../../src/data/client/quota-renewal')
      const others = [codedError('unavailable'), codedError('permission-denied'), new Error('x')]
      const failures = [errors.noAnswer(), ...others]
      withNetwork(true)
      return { ...quota, ...renewal, reasons: () => failures.map(reasonOf) }
    }
    const REFUSAL = 'FirebaseError: [code=resource-exhausted]: Quota exceeded.'
    const USUAL = ['timeout', 'offline', 'denied', 'unknown']

    it('a missing answer is no quota before it is used up', async () => {
      const { noteQuota, quotaRenewsAt, reasons } = await load()
      noteQuota('Could not reach Cloud Firestore backend')
      expect([reasons(), quotaRenewsAt()]).toEqual([USUAL, null])
    })

    it('a missing answer is the quota from a refusal to the end of the day of Firestore', async () => {
      const { noteQuota, quotaRenewsAt, reasons } = await load()
      noteQuota(REFUSAL)
      expect(reasons()).toEqual(['quota', 'quota', 'denied', 'unknown'])
      expect(quotaRenewsAt()).toBe(Date.parse('2026-07-02T07:00:00Z'))
      vi.setSystemTime(new Date('2026-07-02T07:00:00Z'))
      expect(reasons()).toEqual(USUAL)
    })

    it('a refusal was a burst where the next request is answered', async () => {
      const { noteAnswer, noteQuota, quotaRenewsAt, reasons } = await load()
      noteQuota(REFUSAL)
      noteAnswer('read')
      expect([reasons(), quotaRenewsAt()]).toEqual([USUAL, null])
    })

    it('a refused write is no burst where a read is answered, but where a write is', async () => {
      const { noteAnswer, noteQuota, reasons } = await load()
      noteQuota(`RestConnection RPC 'Commit' 0x1 failed with error: ${REFUSAL}`)
      noteAnswer('read')
      expect(reasons()).toEqual(['quota', 'quota', 'denied', 'unknown'])
      noteAnswer('write')
      expect(reasons()).toEqual(USUAL)
    })

    it('a missing answer is the network while offline, also once the quota is used up', async () => {
      const { noteQuota, reasons } = await load()
      noteQuota(REFUSAL)
      withNetwork(false)
      expect(reasons()).toEqual(['offline', 'offline', 'denied', 'offline'])
    })
  })
})
