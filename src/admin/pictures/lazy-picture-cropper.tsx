import { Suspense, useState, type ComponentProps } from 'react'
import { uploader } from '../../copy/uploader'
import { ErrorBoundary } from '../../ui/error-boundary'
import { Notice } from '../../ui/notice'
import { Skeleton } from '../../ui/skeleton'
import { lazyComponent } from '../ui/lazy-component'
import type { PictureCropper } from './picture-cropper'

const loadCropper = async () => (await import('./picture-cropper')).PictureCropper

/** The cropper, whose code is loaded with the first picture. */
export function LazyPictureCropper(props: ComponentProps<typeof PictureCropper>) {
  // Each picture has a component of its own, because a lazy one keeps the failure of its code.
  const [Cropper] = useState(() => lazyComponent(loadCropper))
  return (
    <ErrorBoundary fallback={() => <Notice>{uploader.crop.failed}</Notice>}>
      <Suspense fallback={<Skeleton className="h-70 w-56" />}>
        <Cropper {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
