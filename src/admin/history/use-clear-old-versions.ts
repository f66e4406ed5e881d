import { whenIdle } from '../../data/client/when-idle'
import { useTimeout } from '../../ui/use-timeout'

/** A short visit clears nothing, so that its first reads and saves are not delayed. */
const CLEAR_DELAY_MS = 60_000

let isCleared = false

/** Deletes versions older than 30 days, as the rules count them, once for each opening of the dashboard. */
export const useClearOldVersions = (): void => useTimeout(() => void clearOnce(), CLEAR_DELAY_MS)

async function clearOnce(): Promise<void> {
  if (isCleared) return
  isCleared = true
  await whenIdle()
  try {
    const { clearOldVersions } = await import('../../data/store/clear-old-versions')
    await clearOldVersions()
  } catch {
    // The next opening clears them.
  }
}
