import { useCallback, useEffect, useState } from 'react'
import { directorText as words } from '../../copy/admin-director-text'
import { uiCopy } from '../../copy/ui'
import { getDirector, type Director } from '../../data/director-texts'
import type { AsyncState } from '../../lib/async-state'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton'
import { notify } from '../ui/toast'
import { TabHeading } from '../tab-heading'
import { DirectorTextForm } from './director-text-form'

export function DirectorTextTab() {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<AsyncState<Director | null>>({ status: 'loading' })

  useEffect(() => {
    let isOver = false
    getDirector().then(
      (value) => {
        if (!isOver) setState({ status: 'ready', value })
      },
      (error: unknown) => {
        if (isOver) return
        setState({ status: 'error', error: error instanceof Error ? error : new Error(String(error)) })
        notify({
          type: 'error',
          title: words.loadFailed.title,
          description: words.loadFailed.text,
          closeLabel: uiCopy.close,
        })
      },
    )
    return () => {
      isOver = true
    }
  }, [attempt])

  const retry = useCallback(() => {
    setState({ status: 'loading' })
    setAttempt((count) => count + 1)
  }, [])

  return (
    <div className="max-w-3xl">
      <TabHeading title={words.title} />
      {state.status === 'loading' ? (
        <SkeletonGroup label={words.loading} className="grid gap-4">
          <Skeleton className="h-14 rounded-control" />
          <Skeleton className="h-96 rounded-control" />
        </SkeletonGroup>
      ) : (
        <DirectorTextForm
          key={attempt}
          loaded={state.status === 'ready' ? state.value : null}
          error={state.status === 'error' ? state.error : null}
          onReload={retry}
        />
      )}
    </div>
  )
}
