import { whenIdle } from '../../data/client/when-idle'
import { adoptAll } from '../../data/store/positions'

/** Tends what is stored, once the page is idle. After a failure the next opening of the dashboard tries again. */
const tend = (task: () => Promise<unknown>): void =>
  void whenIdle()
    .then(task)
    .catch(() => undefined)

/** Takes up what was made by hand in the lists. */
export const tendLists = (): void => tend(adoptAll)

/** Deletes versions older than 30 days. */
export const tendHistory = (): void =>
  tend(async () => (await import('../../data/store/history')).clearOldVersions())
