import { useCallback, useEffect, useState } from 'react'
import { directorText as words } from '../../copy/admin-director-text'
import { uiCopy } from '../../copy/ui'
import { getDirector, type Director } from '../../data/director-texts'
import type { Live } from '../../lib/live'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton'
import { notify } from '../ui/toast'
import { TabHeading } from '../tab-heading'
import { DirectorTextForm } from './director-text-form'

/** The director's name, titles, credentials and highlights. */
export function DirectorTextTab() {
  const [attempt, setAttempt] = useState(0)
  const [live, setLive] = useState<Live<Director | null>>({ status: 'loading' })

  useEffect(() => {
    let isOver = false
    getDirector().then(
      (value) => {
        if (!isOver) setLive({ status: 'ready', value })
      },
      (error: unknown) => {
        if (isOver) return
        setLive({ status: 'error', error: error instanceof Error ? error : new Error(String(error)) })
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
    setLive({ status: 'loading' })
    setAttempt((count) => count + 1)
  }, [])

  return (
    <div className="mx-auto max-w-3xl">
      <TabHeading title={words.title} />
      {live.status === 'loading' ? (
        <SkeletonGroup label={words.loading} className="grid gap-4">
          <Skeleton className="h-14 rounded-control" />
          <Skeleton className="h-96 rounded-control" />
        </SkeletonGroup>
      ) : (
        <DirectorTextForm
          key={attempt}
          loaded={live.status === 'ready' ? live.value : null}
          hasFailed={live.status === 'error'}
          onReload={retry}
        />
      )}
    </div>
  )
}
