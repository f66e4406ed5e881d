import { describe, expect, it } from 'vitest'
import { reduceWrites, statusOf, type WriteAction, type Writes } from '../../../src/admin/editing/write-status'

const retry = () => undefined
const at = new Date(0)
const after = (...actions: WriteAction[]): Writes => actions.reduce(reduceWrites, {})

describe('the state of a write', () => {
  it('is idle before the first attempt and after it was dismissed', () => {
    expect(statusOf({}, 'a')).toEqual({ status: 'idle' })
    const writes = after({ type: 'started', key: 'a', attempt: 1 }, { type: 'dismissed', key: 'a' })
    expect(statusOf(writes, 'a')).toEqual({ status: 'idle' })
  })

  it('waits for the network only while it is saving', () => {
    const started: WriteAction = { type: 'started', key: 'a', attempt: 1 }
    const waited: WriteAction = { type: 'waited', key: 'a', attempt: 1 }
    expect(statusOf(after(started, waited), 'a').status).toBe('waiting')
    expect(statusOf(after(started, { type: 'saved', key: 'a', attempt: 1, at }, waited), 'a').status).toBe('saved')
  })

  it('is saving again when a waiting write makes progress', () => {
    const started: WriteAction = { type: 'started', key: 'a', attempt: 1 }
    const waited: WriteAction = { type: 'waited', key: 'a', attempt: 1 }
    const progressed: WriteAction = { type: 'progressed', key: 'a', attempt: 1 }
    expect(statusOf(after(started, waited, progressed), 'a').status).toBe('saving')
    const failed: WriteAction = { type: 'failed', key: 'a', attempt: 1, reason: 'timeout', retry }
    expect(statusOf(after(started, failed, progressed), 'a').status).toBe('failed')
  })

  it('ignores the result of a superseded attempt', () => {
    const writes = after(
      { type: 'started', key: 'a', attempt: 1 },
      { type: 'started', key: 'a', attempt: 2 },
      { type: 'saved', key: 'a', attempt: 1, at },
    )
    expect(statusOf(writes, 'a').status).toBe('saving')
  })

  it('ignores the result of a dismissed attempt', () => {
    const writes = after(
      { type: 'started', key: 'a', attempt: 1 },
      { type: 'dismissed', key: 'a' },
      { type: 'failed', key: 'a', attempt: 1, reason: 'timeout', retry },
    )
    expect(statusOf(writes, 'a').status).toBe('idle')
  })

  it('is saved when the answer comes after the timeout', () => {
    const writes = after(
      { type: 'started', key: 'a', attempt: 1 },
      { type: 'failed', key: 'a', attempt: 1, reason: 'timeout', retry },
      { type: 'saved', key: 'a', attempt: 1, at },
    )
    expect(statusOf(writes, 'a')).toMatchObject({ status: 'saved', at })
  })

  it('is kept separately for each key', () => {
    const writes = after(
      { type: 'started', key: 'a', attempt: 1 },
      { type: 'started', key: 'b', attempt: 2 },
      { type: 'saved', key: 'a', attempt: 1, at },
    )
    expect(statusOf(writes, 'a').status).toBe('saved')
    expect(statusOf(writes, 'b').status).toBe('saving')
  })
})
