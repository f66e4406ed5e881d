import { lazy, Suspense, useState, type ComponentProps } from 'react'
import { uploader } from '../../copy/uploader'
import { unlessReloading } from '../../lib/fresh-release'
import { Boundary } from '../../ui/boundary'
import { Notice } from '../../ui/notice'
import { Skeleton } from '../../ui/skeleton'
import type { PicturePlacer } from './picture-placer'

const load = async () => ({ default: (await import('./picture-placer')).PicturePlacer })

type Props = ComponentProps<typeof PicturePlacer>

/** Loads the placer when it is shown. */
export function PlacePicture(props: Props) {
  const [Placer] = useState(() => lazy(() => unlessReloading(load())))
  return (
    <Boundary fallback={() => <Notice>{uploader.place.failed}</Notice>}>
      <Suspense fallback={<Skeleton className="h-70 w-56" />}>
        <Placer {...props} />
      </Suspense>
    </Boundary>
  )
}
