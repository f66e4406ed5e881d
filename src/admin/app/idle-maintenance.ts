import { whenIdle } from '../../data/client/when-idle'
import { repairSequences } from '../../data/store/lists/repair-sequence'

/** Runs a task once the page is idle. After a failure the next opening of the dashboard tries again. */
const runWhenIdle = (task: () => Promise<unknown>): void =>
  void whenIdle()
    .then(task)
    .catch(() => undefined)

/** Takes documents that were made by hand into the sequences of their lists. */
export const repairSequencesWhenIdle = (): void => runWhenIdle(repairSequences)

/** Deletes versions older than 30 days. */
export const clearHistoryWhenIdle = (): void =>
  runWhenIdle(async () =>
    (await import('../../data/store/history/clear-versions')).clearOldVersions(),
  )
