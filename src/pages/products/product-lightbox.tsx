import { isBundled } from '../../bundled/products'
import { loadLargeImage } from '../../data/content/products'
import { LazyDialog } from '../lazy-dialog'
import { MissingItem } from '../missing-item'
import type { OpenItem } from '../use-open-item'
import type { LightboxProps } from './lightbox'
import { nameOf, tileId } from './product-tile'
import { useOpenProduct } from './use-open-product'
import { useSteps, type LightboxGallery } from './use-steps'

export const loadLightbox = async () => (await import('./lightbox')).Lightbox

/** The lightbox of the product that the address names. */
export function ProductLightbox({ item, gallery }: { item: OpenItem; gallery: LightboxGallery }) {
  const { id } = item
  const { product, status, retry, slides, firstSlideIndex, galleryIndex } = useOpenProduct(
    id,
    gallery.products,
  )
  const { showAt, total, isLoading, hasFailed } = useSteps(item, gallery, galleryIndex)
  if (id === null || !product)
    return <MissingItem status={status} onRetry={retry} close={item.close} />
  const props: LightboxProps = {
    slides: {
      loaded: slides.map((each) => ({
        id: each.id,
        name: nameOf(each),
        src: each.image,
      })),
      firstSlideIndex,
      total,
      isLoading,
      hasFailed,
    },
    id,
    loadLarge: async (wanted) => {
      const shown = slides.find((each) => each.id === wanted)
      return shown && !isBundled(wanted) ? loadLargeImage(shown) : null
    },
    onShow: showAt,
    onClose: item.close,
    returnFocus: () =>
      (document.getElementById(tileId(id)) ?? document.getElementById('main'))?.focus(),
  }
  return <LazyDialog load={loadLightbox} props={props} />
}
