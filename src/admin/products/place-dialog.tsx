import { useCallback, useState } from 'react'
import { admin } from '../../copy/admin'
import { adminProducts } from '../../copy/admin-products'
import { uiCopy } from '../../copy/ui'
import { getFullPicture, replaceProductImage, type Product } from '../../data/content/products'
import { useLoaded } from '../../data/client/use-loaded'
import { toFile } from '../../lib/data-url'
import { Button } from '../../ui/button'
import { Spinner } from '../../ui/icons'
import { Notice } from '../../ui/notice'
import { useWrite } from '../editing/use-writes'
import { isBusy } from '../editing/write-status'
import type { Area } from '../image/area'
import { toProductImage } from '../image/compress'
import { notifyRemoved } from '../editing/notify-removed'
import { PlacePicture } from '../pictures/place-picture'
import { Dialog } from '../ui/dialog'
import { notify } from '../ui/toast'

const words = adminProducts.placing

type Props = { product: Product; onSaved: () => void; onClose: () => void }

/** Places the stored large picture of a product in the gallery's frame again. */
export function PlaceDialog({ product, onSaved, onClose }: Props) {
  const { id, name, picture, image } = product
  const load = useCallback(
    async () => toFile((await getFullPicture({ id, ...(picture !== undefined && { picture }) })) ?? image, name),
    [id, picture, image, name],
  )
  const { state } = useLoaded(load)
  const full = state.status === 'ready' ? state.value : state.status === 'error' ? toFile(image, name) : null
  const [area, setArea] = useState<Area | null>(null)
  const { status, run } = useWrite()

  const save = async () => {
    if (!full || !area) return
    const result = await run(async () => replaceProductImage(id, await toProductImage(full, { area })))
    if (result.status !== 'saved') return
    onSaved()
    onClose()
    notifyRemoved(words.done(name), () => {
      replaceProductImage(id, image).then(onSaved, () =>
        notify({ type: 'error', title: words.failed(name), closeLabel: uiCopy.close }),
      )
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title(name)}
      closeLabel={uiCopy.close}
      footer={
        <>
          <Button size="sm" disabled={!area} loading={isBusy(status)} onClick={() => void save()}>
            {words.save}
          </Button>
          <Button size="sm" variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <div className="grid justify-items-center gap-4">
        {full ? <PlacePicture picture={full} place="product" onPlace={setArea} /> : null}
        {state.status === 'loading' ? <Spinner size={32} /> : full ? null : <Notice>{words.linked}</Notice>}
        {status.status === 'failed' ? (
          <Notice tone="error" role="alert" title={words.failed(name)}>
            {admin.reasons[status.reason]}
          </Notice>
        ) : null}
      </div>
    </Dialog>
  )
}
