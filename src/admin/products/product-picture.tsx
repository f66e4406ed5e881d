import { Crop, ImageUp } from 'lucide-react'
import { useState } from 'react'
import { adminProducts as words } from '../../copy/admin-products'
import { uploader } from '../../copy/uploader'
import { useLoaded } from '../../data/client/use-loaded'
import { readLargePicture, type Product } from '../../data/content/products'
import type { ProductFields } from '../../data/store/products'
import { toFile } from '../../lib/data-url'
import { Spinner } from '../../ui/icons'
import { Notice } from '../../ui/notice'
import { PictureFrame } from '../../ui/picture-frame'
import type { FormHandle } from '../form/use-form'
import { toProductImage } from '../image/compress'
import type { Area } from '../image/geometry'
import { ACCEPTED_TYPES } from '../pictures/image-uploader'
import { LazyPictureCropper } from '../pictures/lazy-picture-cropper'
import type { Prepare } from '../pictures/upload-job'
import { UploadStatus } from '../pictures/upload-status'
import { useUploads } from '../pictures/use-uploads'
import { FileButton, TextButton } from '../ui/buttons'
import { moveFocusOnRemoval } from '../ui/focus'
import { prepareProduct, type Pictures } from './prepare-product'

type Props = {
  product: Product
  form: FormHandle<ProductFields>
}

/** Prepares the gallery's part of the large picture. */
const cropped =
  (area: Area): Prepare<Partial<Pictures>> =>
  async (largePicture, options) => {
    const image = await toProductImage(largePicture, { ...options, area })
    return { value: { image }, preview: image }
  }

/** The picture of a product in its form: it can be cropped again from the large picture, or replaced. */
export function ProductPicture({ product, form }: Props) {
  const [load, setLoad] = useState<(() => Promise<File | null>) | null>(null)
  const { state } = useLoaded(load)
  const uploads = useUploads<Partial<Pictures>>({
    hold: form.pictures.hold,
    onSettled: ({ state: upload }) => {
      if (upload.status === 'ready') form.set(upload.result.value)
    },
  })
  const upload = uploads.items.at(-1)

  const open = () => {
    uploads.clear()
    setLoad(() => async () => {
      const largePicture =
        form.typed.largePicture || (await readLargePicture(product).catch(() => null))
      return toFile(largePicture ?? product.image, product.name)
    })
  }
  const crop = (largePicture: File, area: Area) => {
    if (upload) uploads.retry(upload.key, { prepare: cropped(area) })
    else uploads.add([largePicture], cropped(area))
  }
  const replacePicture = (file: File | undefined) => {
    if (!file) return
    setLoad(null)
    uploads.clear()
    uploads.add([file], prepareProduct())
  }
  const prepareAgain = (file?: File) => {
    if (upload) uploads.retry(upload.key, { ...(file && { file }) })
  }

  const largePicture = load && state.status === 'ready' ? state.value : null
  return (
    <section className="grid justify-items-start gap-3">
      <h3 className="text-card font-semibold text-ink">{words.edit.picture}</h3>
      {largePicture ? (
        <LazyPictureCropper
          picture={largePicture}
          kind="product"
          onCrop={(area) => crop(largePicture, area)}
        />
      ) : null}
      {load && state.status === 'loading' ? <Spinner size={32} /> : null}
      {load && state.status === 'ready' && !largePicture ? (
        <Notice>{words.edit.linked}</Notice>
      ) : null}
      <div className="flex items-center gap-4">
        {load ? null : (
          <PictureFrame
            kind="product"
            src={form.typed.image}
            frame={{ className: 'w-24 rounded-control bg-sky' }}
          />
        )}
        <div className="grid justify-items-start gap-2.5">
          {load ? null : (
            <TextButton
              ref={moveFocusOnRemoval}
              text={uploader.crop.open}
              icon={Crop}
              onClick={open}
            />
          )}
          <FileButton
            accept={ACCEPTED_TYPES}
            text={words.edit.another}
            icon={ImageUp}
            onFiles={([file]) => replacePicture(file)}
          />
        </div>
      </div>
      {upload ? <UploadStatus upload={upload} onRetry={prepareAgain} /> : null}
    </section>
  )
}
