import { whenIdle } from '../../data/client/when-idle'
import { useTimeout } from '../ui/use-timeout'

/** A short visit clears nothing, so that its first reads and saves are not delayed. */
const CLEAR_DELAY_MS = 60_000

/** Deletes versions older than 30 days, as the rules count them, once for each opening of the dashboard. */
export const useClearOldVersions = (): void => useTimeout(() => void clear(), CLEAR_DELAY_MS)

async function clear(): Promise<void> {
  await whenIdle()
  try {
    const { clearOldVersions } = await import('../../data/store/history')
    await clearOldVersions()
  } catch {
    // The next opening clears them.
  }
}
