import { useState } from 'react'
import { productsWords } from '../../copy/products'
import { StaleNotice } from '../../layout/stale-notice'
import { PRODUCTS_BATCH_SIZE } from '../../limits'
import { Button } from '../../ui/button'
import { PAGE_PADDING, Section, SectionHeading } from '../../ui/section'
import { ClosingBubble } from '../sections/closing-bubble'
import { useOpenItem } from '../use-open-item'
import { ProductGrid } from './product-grid'
import { ProductLightbox } from './product-lightbox'
import { useGallery } from './use-gallery'

export function ProductsPage() {
  const gallery = useGallery()
  const { products, nextBatches, hasMore, isStale, retry, showUpTo } = gallery
  const item = useOpenItem('p')
  // The first new tile takes the focus, because the button may be removed.
  const [firstNew, setFirstNew] = useState<number | null>(null)
  const takeFocus = (tile: HTMLElement | null) => {
    if (!tile) return
    tile.focus()
    setFirstNew(null)
  }
  const loaded =
    products.length > PRODUCTS_BATCH_SIZE ? productsWords.moreLoaded(products.length) : ''
  const more = () => {
    setFirstNew(products.length)
    showUpTo(products.length)
  }

  return (
    <>
      <Section labelledBy="products-title" className={PAGE_PADDING}>
        <SectionHeading
          level={1}
          id="products-title"
          title={productsWords.title}
          lead={productsWords.lead}
          className="mb-7 lg:mb-10"
        />
        <ProductLightbox item={item} gallery={gallery} />
        <ProductGrid
          gallery={gallery}
          firstNew={firstNew}
          takeFocus={takeFocus}
          onOpen={item.open}
        />
        {isStale ? (
          <StaleNotice
            title={nextBatches === 'failed' ? productsWords.moreFailed : undefined}
            onRetry={retry}
          />
        ) : null}
        {hasMore && nextBatches === 'none' ? (
          <div className="mt-10 grid justify-items-center">
            <Button variant="outline" className="w-full max-w-56" onClick={more}>
              {productsWords.more}
            </Button>
          </div>
        ) : null}
        <p role="status" className="sr-only">
          {nextBatches === 'loading' ? productsWords.loadingMore : loaded}
        </p>
      </Section>
      <ClosingBubble {...productsWords.closing} />
    </>
  )
}
