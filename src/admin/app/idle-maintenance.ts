import { whenIdle } from '../../data/client/when-idle'
import { adoptAll } from '../../data/store/adopt'

/** Runs a task once the page is idle. After a failure the next opening of the dashboard tries again. */
const runWhenIdle = (task: () => Promise<unknown>): void =>
  void whenIdle()
    .then(task)
    .catch(() => undefined)

/** Adopts the documents that were made by hand in the lists. */
export const adoptListsWhenIdle = (): void => runWhenIdle(adoptAll)

/** Deletes versions older than 30 days. */
export const clearHistoryWhenIdle = (): void =>
  runWhenIdle(async () => (await import('../../data/store/history')).clearOldVersions())
