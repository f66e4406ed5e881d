import { productsWords } from '../../copy/products'
import { CallLink } from '../../layout/contact-links'
import { WithoutScript } from '../../layout/without-script'
import { PRODUCTS_BATCH_SIZE } from '../../limits'
import { productAddress } from '../../paths'
import { EmptyArt } from '../../ui/art/state-art'
import { SkeletonGroup } from '../../ui/skeleton'
import { StateMessage } from '../../ui/state-message'
import { loadLightbox } from './product-lightbox'
import { ProductTile, ProductTileSkeleton } from './product-tile'
import type { Gallery } from './use-gallery'

const GRID = 'grid grid-cols-2 large-text:grid-cols-1 gap-4 md:grid-cols-3 md:gap-6 lg:grid-cols-4'
/** The number of skeletons that stand for the next batch. */
const NEXT_SKELETONS = 3

type ProductGridProps = {
  gallery: Gallery
  /** The index of the tile that gets the focus. */
  firstNew: number | null
  takeFocus: (tile: HTMLElement | null) => void
  onOpen: (id: string) => void
}

/** The loaded tiles, or skeletons or a message in their place. */
export function ProductGrid({ gallery, firstNew, takeFocus, onOpen }: ProductGridProps) {
  const { products, isLoading, nextBatches } = gallery
  if (isLoading)
    return (
      <SkeletonGroup label={productsWords.loading}>
        <WithoutScript />
        <ul className={GRID}>
          <Skeletons count={PRODUCTS_BATCH_SIZE} />
        </ul>
      </SkeletonGroup>
    )
  if (products.length === 0)
    return (
      <StateMessage
        art={<EmptyArt />}
        title={productsWords.empty.title}
        text={productsWords.empty.text}
        actions={<CallLink variant="quiet" size="sm" />}
      />
    )
  return (
    <ul aria-label={productsWords.list} className={GRID}>
      {products.map((product, index) => (
        <ProductTile
          key={product.id}
          product={product}
          index={index}
          ref={index === firstNew ? takeFocus : null}
          to={productAddress(product.id)}
          onOpen={() => onOpen(product.id)}
          // The lightbox reports a failure when it opens.
          onPreload={() => void loadLightbox().catch(() => undefined)}
        />
      ))}
      {nextBatches === 'loading' ? <Skeletons count={NEXT_SKELETONS} /> : null}
    </ul>
  )
}

function Skeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => <ProductTileSkeleton key={index} />)
}
