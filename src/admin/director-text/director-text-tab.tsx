import { directorText as words } from '../../copy/admin-director-text'
import { uiCopy } from '../../copy/ui'
import { getDirector } from '../../data/content/director-texts'
import { useLoaded, type Load } from '../../data/client/use-loaded'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton'
import { notify } from '../ui/toast'
import { TabHeading } from '../shell/tab-heading'
import { DirectorTextForm } from './director-text-form'

const load: Load<Awaited<ReturnType<typeof getDirector>>> = async (signal) => {
  try {
    return await getDirector()
  } catch (error) {
    const { title, text } = words.loadFailed
    if (!signal.aborted) notify({ type: 'error', title, description: text, closeLabel: uiCopy.close })
    throw error
  }
}

export function DirectorTextTab() {
  const { state, attempt, retry } = useLoaded(load)
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
