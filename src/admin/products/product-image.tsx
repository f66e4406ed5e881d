import { Crop, ImageUp } from 'lucide-react'
import { useState } from 'react'
import { adminProducts } from '../../copy/admin/products'
import { uploader } from '../../copy/admin/uploader'
import { useLoadedOnce } from '../../data/client/use-loaded-once'
import { loadLargeImage, type Product } from '../../data/content/products'
import type { ProductFields } from '../../data/store/products'
import { toFile } from '../../lib/images/data-url'
import { Spinner } from '../../ui/icons'
import { ImageFrame } from '../../ui/image-frame'
import { Notice } from '../../ui/notice'
import type { FormHandle } from '../form/form-handle'
import { toProductImage } from '../image-encoding/compress'
import type { Area } from '../image-encoding/geometry'
import { ACCEPTED_TYPES } from '../image-fields/image-uploader'
import { LazyImageCropper } from '../image-fields/lazy-image-cropper'
import type { Prepare } from '../image-fields/upload-job'
import { UploadStatus } from '../image-fields/upload-status'
import { useUploads } from '../image-fields/use-uploads'
import { LoadError } from '../loading/load-error'
import { FileButton, TextButton } from '../ui/buttons'
import { moveFocusOnRemoval } from '../ui/focus'
import { prepareProduct, type ProductImages } from './prepare-product'

type Props = {
  product: Product
  form: FormHandle<ProductFields>
  /** Gets the large image of each small one that the form gets. */
  largeImages: Map<string, string>
}

/** The image that is cropped, as it is stored and as a file, and the base of the form at which its frame was opened. */
type Croppable = { largeImage: string; file: File; madeFrom: ProductFields }
type PreparedProduct = ProductImages & Partial<Pick<Croppable, 'madeFrom'>>

/** Prepares the gallery's part of the large image. */
const prepareCrop =
  ({ largeImage, madeFrom }: Croppable, crop: Area): Prepare<PreparedProduct> =>
  async (file, options) => {
    const image = await toProductImage(file, { ...options, crop })
    return { value: { image, largeImage, madeFrom }, preview: image }
  }

/** The image of a product in its form: it can be cropped again from the large image, or replaced. */
export function ProductImage({ product, form, largeImages }: Props) {
  const [load, setLoad] = useState<(() => Promise<Croppable | null>) | null>(null)
  const { state, retry } = useLoadedOnce(load)
  const uploads = useUploads<PreparedProduct>({
    addPending: form.images.addPending,
    onSettled: ({ state: upload }) => {
      if (upload.status !== 'ready') return
      const { image, largeImage, madeFrom } = upload.result.value
      largeImages.set(image, largeImage)
      form.set({ image }, madeFrom)
    },
  })
  const upload = uploads.items.at(-1)

  const open = async () => {
    // An image that is being prepared is the one to crop.
    if (form.images.isAnyPendingNow() && !(await form.images.whenReady())) return
    uploads.clear()
    setLoad(() => async () => {
      const { typed, baseOrBlank: madeFrom } = form.getCurrent()
      const { image } = typed
      const stored = async () => (await loadLargeImage({ id: product.id, image })) ?? image
      const largeImage = largeImages.get(image) ?? (await stored())
      const file = toFile(largeImage, product.name)
      return file && { largeImage, file, madeFrom }
    })
  }
  const crop = (image: Croppable, area: Area) => {
    const prepare = prepareCrop(image, area)
    if (upload) uploads.retry(upload.key, { prepare })
    else uploads.add([image.file], prepare)
  }
  const replaceImage = (file: File | undefined) => {
    if (!file) return
    setLoad(null)
    uploads.clear()
    uploads.add([file], prepareProduct())
  }
  const prepareAgain = (file?: File) => {
    if (file) replaceImage(file)
    else if (upload) uploads.retry(upload.key)
  }

  const opened = load && state.status === 'ready' ? state.value : null
  return (
    <section className="grid justify-items-start gap-3">
      <h3 className="text-card font-semibold text-ink">{adminProducts.edit.image}</h3>
      {opened ? (
        <LazyImageCropper
          image={opened.file}
          kind="product"
          onCrop={(area) => crop(opened, area)}
        />
      ) : null}
      {load && state.status === 'loading' ? <Spinner size={32} /> : null}
      {load && state.status === 'error' ? (
        <LoadError words={adminProducts.edit.loadError} error={state.error} onRetry={retry} />
      ) : null}
      {load && state.status === 'ready' && !opened ? (
        <Notice>{adminProducts.edit.linked}</Notice>
      ) : null}
      <div className="flex items-center gap-4">
        {load ? null : (
          <ImageFrame
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
              onClick={() => void open()}
            />
          )}
          <FileButton
            accept={ACCEPTED_TYPES}
            text={adminProducts.edit.another}
            icon={ImageUp}
            onFiles={([file]) => replaceImage(file)}
          />
        </div>
      </div>
      {upload ? <UploadStatus upload={upload} onRetry={prepareAgain} /> : null}
    </section>
  )
}
