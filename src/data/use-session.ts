import { useLive } from './use-live'
import { subscribeSession, type Session } from './session'

const LOADING: Session = { status: 'loading' }

export function useSession(): Session | { status: 'error'; error: Error } {
  const live = useLive(subscribeSession)
  if (live.status === 'ready') return live.value
  return live.status === 'error' ? live : LOADING
}
