import { useEffect, useRef } from 'react'
import { products as copy } from '../../copy/products'
import { GRIDS, PRODUCTS_PAGE } from '../../limits'
import { EmptyArt } from '../../ui/art/state-art'
import { Button } from '../../ui/button'
import { PageHeading, Section } from '../../ui/section'
import { SkeletonGroup } from '../../ui/skeleton'
import { StateMessage } from '../../ui/state'
import { ClosingBubble } from '../sections/closing-bubble'
import { CallButton, WithoutScript } from '../sections/ways-out'
import { useOpenItem } from '../use-open-item'
import { StaleNotice } from './stale-notice'
import { loadLightbox, ProductLightbox } from './product-lightbox'
import { ProductTile, ProductTileSkeleton, tileId } from './product-tile'
import { useGallery } from './use-gallery'

const GRID = `grid gap-4 md:gap-6 ${GRIDS.products}`

export function ProductsPage() {
  const { products, isLoading, isGrowing, hasMore, isWhole, isStale, retry, showMore } = useGallery()
  const item = useOpenItem('p')
  // Moves the focus to the first new tile, because the button may be removed.
  const focusFrom = useRef<number | null>(null)
  useEffect(() => {
    const first = focusFrom.current === null ? undefined : products[focusFrom.current]
    if (!first) return
    focusFrom.current = null
    document.getElementById(tileId(first.id))?.focus()
  }, [products])
  const more = () => {
    focusFrom.current = products.length
    showMore()
  }

  return (
    <>
      <Section labelledBy="products-title" className="pt-10 pb-14 md:pt-14 md:pb-20 lg:pt-16 lg:pb-24">
        <PageHeading id="products-title" title={copy.title} lead={copy.lead} className="mb-7 lg:mb-10" />
        {isLoading ? (
          <SkeletonGroup label={copy.loading}>
            <WithoutScript />
            <ul className={GRID}>
              {Array.from({ length: PRODUCTS_PAGE }, (_, position) => (
                <ProductTileSkeleton key={position} />
              ))}
            </ul>
          </SkeletonGroup>
        ) : products.length === 0 ? (
          <StateMessage
            art={<EmptyArt />}
            title={copy.empty.title}
            text={copy.empty.text}
            actions={<CallButton variant="quiet" />}
          />
        ) : (
          <ul aria-label={copy.list} className={GRID}>
            {products.map((product, position) => (
              <ProductTile
                key={product.id}
                product={product}
                position={position}
                to={item.linkTo(product.id)}
                onOpen={() => item.open(product.id)}
                // The lightbox reports a failure when it opens.
                onPoint={() => void loadLightbox().catch(() => undefined)}
              />
            ))}
            {isGrowing ? Array.from({ length: 3 }, (_, position) => <ProductTileSkeleton key={position} />) : null}
          </ul>
        )}
        {isStale ? <StaleNotice onRetry={retry} /> : null}
        {hasMore && !isGrowing ? (
          <div className="mt-10 grid justify-items-center">
            <Button variant="outline" className="w-full max-w-56" onClick={more}>
              {copy.more}
            </Button>
          </div>
        ) : null}
        <p role="status" className="sr-only">
          {isGrowing ? copy.loadingMore : products.length > PRODUCTS_PAGE ? copy.moreLoaded(products.length) : ''}
        </p>
        <ProductLightbox item={item} products={products} hasMore={hasMore} isWhole={isWhole} showMore={showMore} />
      </Section>
      <ClosingBubble {...copy.closing} />
    </>
  )
}
