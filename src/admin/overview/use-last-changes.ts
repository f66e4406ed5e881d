import { useState } from 'react'
import { planVersion } from '../../data/store/plan-versions'
import { entriesOf } from '../history/entries'
import { useHistory } from '../history/use-history'
import { useRestore, type RestoreStage } from '../restoring/use-restore'

const SHOWN = 3
const IDLE: RestoreStage = { status: 'idle' }

/** The newest entries of the history, and how to take each back. */
export function useLastChanges() {
  const { state, load } = useHistory(SHOWN)
  const restoring = useRestore()
  const [undone, setUndone] = useState<string | null>(null)

  function undo(id: string) {
    setUndone(id)
    restoring.start({ plan: () => planVersion(id), asks: () => false, onDone: load })
  }

  return {
    status: state.status,
    entries: state.status === 'ready' ? entriesOf(state.value.versions, state.value.now) : [],
    isWorking: restoring.isWorking,
    stageOf: (id: string): RestoreStage => (id === undone ? restoring.stage : IDLE),
    undo,
  }
}
