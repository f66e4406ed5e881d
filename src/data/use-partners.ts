import { useMemo } from 'react'
import { defaultPartners, subscribePartners, type Partner } from './partners'
import { useLive } from './use-live'

export function usePartners(names: readonly string[]): Partner[] {
  const defaults = useMemo(() => defaultPartners(names), [names])
  const subscribable = useMemo(() => subscribePartners(defaults), [defaults])
  const live = useLive(subscribable, { initial: defaults })
  return live.status === 'ready' ? live.value : defaults
}
