import { useState } from 'react'
import { products as copy } from '../../copy/products'
import { PRODUCTS_PAGE } from '../../limits'
import { paths } from '../../paths'
import { EmptyArt } from '../../ui/art/state-art'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { Section, SectionHeading } from '../../ui/section'
import { SkeletonGroup } from '../../ui/skeleton'
import { StateMessage } from '../../ui/state'
import { ClosingBubble } from '../sections/closing-bubble'
import { CallLink } from '../../layout/contact-links'
import { RetryOrCall, WithoutScript } from '../../layout/ways-out'
import { useOpenItem } from '../use-open-item'
import { loadLightbox, ProductLightbox } from './product-lightbox'
import { ProductTile, ProductTileSkeleton } from './product-tile'
import { useGallery } from './use-gallery'

const GRID = 'grid grid-cols-2 gap-4 md:grid-cols-3 md:gap-6 lg:grid-cols-4'

export function ProductsPage() {
  const gallery = useGallery()
  const { products, isLoading, growth, hasMore, isStale, retry, showUpTo } = gallery
  const item = useOpenItem('p')
  // The first new tile takes the focus, because the button may be removed.
  const [firstNew, setFirstNew] = useState<number | null>(null)
  const takeFocus = (tile: HTMLElement | null) => {
    if (!tile) return
    tile.focus()
    setFirstNew(null)
  }
  const loaded = products.length > PRODUCTS_PAGE ? copy.moreLoaded(products.length) : ''
  const more = () => {
    setFirstNew(products.length)
    showUpTo(products.length)
  }

  return (
    <>
      <Section
        labelledBy="products-title"
        className="pt-10 pb-14 md:pt-14 md:pb-20 lg:pt-16 lg:pb-24"
      >
        <SectionHeading
          level={1}
          id="products-title"
          title={copy.title}
          lead={copy.lead}
          className="mb-7 lg:mb-10"
        />
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
            actions={<CallLink variant="quiet" size="sm" />}
          />
        ) : (
          <ul aria-label={copy.list} className={GRID}>
            {products.map((product, position) => (
              <ProductTile
                key={product.id}
                product={product}
                position={position}
                ref={position === firstNew ? takeFocus : null}
                to={`${paths.products}?p=${encodeURIComponent(product.id)}`}
                onOpen={() => item.open(product.id)}
                // The lightbox reports a failure when it opens.
                onPoint={() => void loadLightbox().catch(() => undefined)}
              />
            ))}
            {growth === 'waiting'
              ? Array.from({ length: 3 }, (_, position) => <ProductTileSkeleton key={position} />)
              : null}
          </ul>
        )}
        {isStale ? (
          <Notice
            tone="warn"
            role="status"
            title={growth === 'failed' ? copy.stale.more : copy.stale.title}
            className="mt-8"
            action={<RetryOrCall onRetry={retry} />}
          >
            {copy.stale.text}
          </Notice>
        ) : null}
        {hasMore && growth === 'none' ? (
          <div className="mt-10 grid justify-items-center">
            <Button variant="outline" className="w-full max-w-56" onClick={more}>
              {copy.more}
            </Button>
          </div>
        ) : null}
        <p role="status" className="sr-only">
          {growth === 'waiting' ? copy.loadingMore : loaded}
        </p>
        <ProductLightbox item={item} gallery={gallery} />
      </Section>
      <ClosingBubble {...copy.closing} />
    </>
  )
}
