import { lazy, Suspense, useState, type ComponentProps } from 'react'
import { uploader } from '../../copy/uploader'
import { unlessReloading } from '../../lib/fresh-release'
import { Boundary } from '../../ui/boundary'
import { Notice } from '../../ui/notice'
import { Skeleton } from '../../ui/skeleton'
import type { PictureCropper } from './picture-cropper'

const load = async () => ({ default: (await import('./picture-cropper')).PictureCropper })

/** The cropper, whose code is loaded with the first picture. */
export function CropPicture(props: ComponentProps<typeof PictureCropper>) {
  const [Cropper] = useState(() => lazy(() => unlessReloading(load())))
  return (
    <Boundary fallback={() => <Notice>{uploader.crop.failed}</Notice>}>
      <Suspense fallback={<Skeleton className="h-70 w-56" />}>
        <Cropper {...props} />
      </Suspense>
    </Boundary>
  )
}
