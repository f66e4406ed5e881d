import { useState } from 'react'
import type { Reason } from '../../data/client/errors'
import { restore, type Outcome, type Plan } from '../../data/store/restore'
import { useWrite } from '../form/use-writes'
import { isBusy } from '../form/use-writes'
import { useUnsaved } from '../form/unsaved'

type Stage =
  | { status: 'idle' }
  | { status: 'comparing' }
  /** Everything is stored as it was. */
  | { status: 'same' }
  | { status: 'asking'; plan: Plan }
  | { status: 'running'; done: number; total: number }
  | { status: 'done'; outcome: Outcome }

export type RestoreStage =
  | Stage
  | { status: 'waiting'; done: number; total: number }
  | { status: 'failed'; reason: Reason; hasStarted: boolean; retry: () => void }

type RestoreSource = {
  /** Compares the earlier content with what is stored. */
  plan: (onStep: () => void) => Promise<Plan>
  /** Whether to ask before it runs; true when absent. */
  asks?: (plan: Plan) => boolean
  onProgress?: (done: number, total: number) => void
  onDone?: (outcome: Outcome) => unknown
}

/** The data layer limits each step. */
const NO_LIMIT = { timeoutMs: null }

const isEmpty = ({ states, sequences }: Plan): boolean => states.length === 0 && sequences.length === 0

/** Compares, asks, restores, and goes on after an interruption by comparing again. One restore at a time. */
export function useRestore() {
  const write = useWrite()
  const [stage, setStage] = useState<Stage>({ status: 'idle' })
  const [source, setSource] = useState<RestoreSource | null>(null)

  async function perform({ onProgress, onDone }: RestoreSource, plan: Plan, step: () => void) {
    const outcome = await restore(plan, (done, total) => {
      setStage({ status: 'running', done, total })
      onProgress?.(done, total)
      step()
    })
    await onDone?.(outcome)
    setStage({ status: 'done', outcome })
  }

  function start(next: RestoreSource) {
    setSource(next)
    void write.run(async (step) => {
      setStage({ status: 'comparing' })
      const plan = await next.plan(step)
      if (isEmpty(plan)) {
        await next.onDone?.({ restored: 0, refused: [] })
        setStage({ status: 'same' })
      } else if (next.asks?.(plan) === false) await perform(next, plan, step)
      else setStage({ status: 'asking', plan })
    }, NO_LIMIT)
  }

  function confirm() {
    if (!source || stage.status !== 'asking') return
    let shown: Plan | null = stage.plan
    void write.run(async (step) => {
      const plan = shown ?? (await source.plan(step))
      shown = null
      await perform(source, plan, step)
    }, NO_LIMIT)
  }

  function reset() {
    write.reset()
    setStage({ status: 'idle' })
  }

  const shown = stageOf(stage, write.status)
  const isRunning = shown.status === 'running' || shown.status === 'waiting'
  useUnsaved(isRunning, 'restore')
  return { stage: shown, isWorking: isBusy(write.status), start, confirm, reset }
}

function stageOf(stage: Stage, write: ReturnType<typeof useWrite>['status']): RestoreStage {
  if (write.status === 'failed')
    return { status: 'failed', reason: write.reason, hasStarted: stage.status === 'running', retry: write.retry }
  if (stage.status === 'running' && write.status === 'waiting') return { ...stage, status: 'waiting' }
  return stage
}

export type Restoring = ReturnType<typeof useRestore>
