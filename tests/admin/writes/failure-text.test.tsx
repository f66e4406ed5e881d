import { expect, it } from 'vitest'
import { failureText } from '../../../src/admin/writes/messages'
import { admin } from '../../../src/copy/admin/admin'
import type { Reason } from '../../../src/data/client/errors'

const WORDS = { whatHelps: 'try again', labels: {} }
const textOf = (reason: Reason) => failureText({ reason, error: null, retry: () => {} }, [], WORDS)

it.each<Reason>(['full', 'too-large', 'invalid', 'quota', 'not-configured'])(
  'the message of a failed save says what else has to change: %s',
  (reason) => expect(textOf(reason)).toBe(admin.reasons[reason]),
)

it.each<Reason>(['offline', 'timeout', 'denied', 'unknown'])(
  'the message of a failed save says to try again: %s',
  (reason) => expect(textOf(reason)).toBe('try again'),
)
