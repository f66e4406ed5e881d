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
  // A lazy component remembers a failure to load its code, so each picture gets another one.
  const [Cropper] = useState(() => lazyComponent(loadCropper))
  return (
    <ErrorBoundary fallback={() => <Notice>{uploader.crop.failed}</Notice>}>
      <Suspense fallback={<Skeleton className="h-70 w-56" />}>
        <Cropper {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
