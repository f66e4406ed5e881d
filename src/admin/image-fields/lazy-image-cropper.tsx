import { Suspense, useState, type ComponentProps } from 'react'
import { uploader } from '../../copy/admin/uploader'
import { ErrorBoundary } from '../../ui/error-boundary'
import { Notice } from '../../ui/notice'
import { Skeleton } from '../../ui/skeleton'
import { lazyComponent } from '../ui/lazy-component'
import type { ImageCropper } from './image-cropper'

const loadCropper = async () => (await import('./image-cropper')).ImageCropper

/** The cropper, whose code is loaded with the first image. */
export function LazyImageCropper(props: ComponentProps<typeof ImageCropper>) {
  // A lazy component remembers a failure to load its code, so each image gets another one.
  const [Cropper] = useState(() => lazyComponent(loadCropper))
  return (
    <ErrorBoundary fallback={() => <Notice>{uploader.crop.failed}</Notice>}>
      <Suspense fallback={<Skeleton className="h-70 w-56" />}>
        <Cropper {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
