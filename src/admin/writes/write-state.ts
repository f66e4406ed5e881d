/*
 * The status of a write, and what leads from one to the next:
 *
 *   idle, saved, failed   a write or its retry is queued or sent           saving
 *   saving                a step has no answer for SAVE_SLOW_MS            slow
 *   slow                  the next step begins                             saving
 *   saving, slow          the answer comes                                 saved
 *   saving, slow          an error, no network, or the time limit is over  failed
 *   failed                a late answer, or the live value has the write   saved
 *   any                   another write of the same key replaces this one  saving
 *   any                   `forget`                                         idle
 *   failed                `hideFailure`                                    idle
 *
 * A write is stopped by a newer one of its key, `stopFailed`, `hideFailure` and `forget`: an attempt that waits for its
 * turn is not sent, and one without an answer is not stored, if it still can be stopped. Else it is stored all the same.
 * Then it tells, and its status is saved; but after a newer write or `forget` it tells nobody.
 */

import type { Reason } from '../../data/client/errors'

export type WriteState =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'slow' }
  | { status: 'saved'; savedAt: Date }
  | { status: 'failed'; reason: Reason; retry: () => void }

export const isBusy = ({ status }: WriteState): boolean => status === 'saving' || status === 'slow'
/** Whether leaving could lose the write. */
export const isUnconfirmed = ({ status }: WriteState): boolean =>
  status !== 'idle' && status !== 'saved'
