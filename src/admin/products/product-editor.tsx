import { Crop } from 'lucide-react'
import { useState } from 'react'
import { adminProducts } from '../../copy/admin-products'
import { uploader } from '../../copy/uploader'
import { useLoaded } from '../../data/client/use-loaded'
import { getFullPicture, type Product } from '../../data/content/products'
import type { ProductFields } from '../../data/store/products'
import { toFile } from '../../lib/data-url'
import { NAME_MAX } from '../../limits'
import { Button } from '../../ui/button'
import { Spinner } from '../../ui/icons'
import { Notice } from '../../ui/notice'
import { PictureFrame } from '../../ui/picture-frame'
import { DraftNote } from '../form/draft-note'
import { discard } from '../form/form-frame'
import type { FormHandle } from '../form/use-form'
import type { Area } from '../image/area'
import { toProductImage } from '../image/compress'
import { useNewest } from '../image/use-newest'
import { PlacePicture } from '../pictures/place-picture'
import { Dialog } from '../ui/dialog'
import { TextField } from '../ui/text-field'

const words = adminProducts.edit

type Props = {
  product: Product
  form: FormHandle<ProductFields>
  onSave: () => void
  onClose: () => void
}

/** The form of one product. Closing it takes the changes back, which can be undone. */
export function ProductEditor({ product, form, onSave, onClose }: Props) {
  const { typed, set, changed } = form
  const [isPreparing, setPreparing] = useState(false)
  const isBlank = typed.name.trim() === ''
  const close = () => {
    if (changed.length > 0) discard(form)
    onClose()
  }
  const save = () => {
    if (!isBlank && !isPreparing) onSave()
  }
  return (
    <Dialog
      open
      onClose={close}
      title={words.title(product.name)}
      className="grid gap-4"
      footer={
        <>
          <Button variant="quiet" size="sm" onClick={close}>
            {words.cancel}
          </Button>
          <Button size="sm" disabled={isBlank} loading={isPreparing} onClick={save} className="flex-1">
            {words.save}
          </Button>
        </>
      }
    >
      <DraftNote draft={form.draft} onDiscard={() => discard(form)} />
      <TextField
        ref={focusSoon}
        label={adminProducts.fields.name}
        value={typed.name}
        onChange={(name) => set({ name })}
        onEnter={save}
        selectOnFocus
        maxLength={NAME_MAX}
        error={isBlank ? adminProducts.fields.blank : null}
      />
      <GalleryPicture
        product={product}
        image={typed.image}
        onChange={(image) => set({ image })}
        onPreparing={setPreparing}
      />
    </Dialog>
  )
}

/** After the dialog has remembered what opened it. */
const focusSoon = (field: HTMLInputElement | null) => void requestAnimationFrame(() => field?.focus())

type PictureProps = {
  product: Product
  image: string
  onChange: (image: string) => void
  onPreparing: (isPreparing: boolean) => void
}

/** The picture as the gallery shows it, and its large one to be placed in that frame again. */
function GalleryPicture({ product, image, onChange, onPreparing }: PictureProps) {
  const [load, setLoad] = useState<(() => Promise<File | null>) | null>(null)
  const { state } = useLoaded(load)
  const newest = useNewest()

  const open = () =>
    setLoad(() => async () => {
      const full = await getFullPicture(product).catch(() => null)
      return toFile(full ?? product.image, product.name)
    })
  const place = async (full: File, area: Area) => {
    const signal = newest.start()
    onPreparing(true)
    try {
      onChange(await toProductImage(full, { area, signal }))
    } catch (error) {
      if (!signal.aborted) console.error('[dashboard] a picture was not placed', error)
    }
    if (!signal.aborted) onPreparing(false)
  }

  return (
    <section className="grid justify-items-start gap-2">
      <h3 className="text-card font-semibold text-ink">{words.picture}</h3>
      {load && state.status === 'loading' ? (
        <Spinner size={32} />
      ) : state.status === 'ready' && state.value ? (
        <PlacePicture
          picture={state.value}
          place="product"
          onPlace={(area) => state.value && void place(state.value, area)}
        />
      ) : state.status === 'ready' ? (
        <Notice>{words.linked}</Notice>
      ) : (
        <div className="flex items-center gap-4">
          <PictureFrame
            place="product"
            src={image}
            fallback="/placeholder.svg"
            frame={{ className: 'w-24 rounded-control bg-sky' }}
          />
          <Button variant="quiet" size="sm" icon={<Crop size={18} />} onClick={open}>
            {uploader.place.open}
          </Button>
        </div>
      )}
    </section>
  )
}
