import { Pencil, Phone, RefreshCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { config } from '../../config'
import { products as copy } from '../../copy/products'
import { site } from '../../copy/site'
import { uiCopy } from '../../copy/ui'
import { readAdminSession } from '../../data/admin-session'
import { telHref } from '../../lib/links'
import { PRODUCTS_PAGE } from '../../limits'
import { paths } from '../../paths'
import { EmptyArt } from '../../ui/art/state-art'
import { Button, ButtonLink } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { PageHeading, Section } from '../../ui/section'
import { StateMessage } from '../../ui/state'
import { useIsClient } from '../use-is-client'
import { useOpenItem } from '../use-open-item'
import { loadLightbox, ProductLightbox } from './product-lightbox'
import { ProductTile, ProductTileSkeleton, tileId } from './product-tile'
import { useGallery } from './use-gallery'

export function ProductsPage() {
  const { products, isGrowing, hasMore, isBehind, retry, grow, showMore } = useGallery()
  const item = useOpenItem('p')
  const isAdmin = useIsClient() && readAdminSession() !== null
  // After "more" the focus goes on to the first new tile: the button may be gone.
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
    <Section labelledBy="products-title" className="pt-10 pb-14 md:pt-14 md:pb-20 lg:pt-16 lg:pb-24">
      <PageHeading
        id="products-title"
        title={copy.title}
        lead={copy.lead}
        className="mb-7 lg:mb-10"
        // A shortcut and nothing else: the dashboard asks for itself who is there.
        action={
          isAdmin ? (
            <ButtonLink href={paths.adminDashboard} variant="quiet" size="sm" icon={<Pencil size={18} aria-hidden />}>
              {copy.edit}
            </ButtonLink>
          ) : null
        }
      />
      {products.length === 0 ? (
        <StateMessage art={<EmptyArt />} title={copy.empty.title} text={copy.empty.text} actions={<CallButton />} />
      ) : (
        <ul aria-label={copy.list} className="grid grid-cols-2 gap-4 md:grid-cols-3 md:gap-6 lg:grid-cols-4">
          {products.map((product, place) => (
            <ProductTile
              key={product.id}
              product={product}
              place={place}
              to={item.linkTo(product.id)}
              onOpen={() => item.open(product.id)}
              // Fetched while the finger is still on its way; the click itself reports a failure.
              onPoint={() => void loadLightbox().catch(() => undefined)}
            />
          ))}
          {isGrowing ? Array.from({ length: 3 }, (_, place) => <ProductTileSkeleton key={place} />) : null}
        </ul>
      )}
      {isBehind ? (
        <Notice
          tone="warn"
          role="status"
          title={copy.behind.title}
          className="mt-8"
          action={
            <>
              <Button size="sm" onClick={retry} icon={<RefreshCw size={18} aria-hidden />}>
                {uiCopy.retry}
              </Button>
              <CallButton />
            </>
          }
        >
          {copy.behind.text}
        </Notice>
      ) : null}
      {hasMore && !isGrowing ? (
        <div className="mt-10 grid justify-center">
          <Button variant="outline" className="min-w-56" onClick={more}>
            {copy.more}
          </Button>
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {isGrowing ? copy.loadingMore : products.length > PRODUCTS_PAGE ? copy.moreLoaded(products.length) : ''}
      </p>
      <ProductLightbox item={item} products={products} hasMore={hasMore} onGrow={grow} />
    </Section>
  )
}

function CallButton() {
  return (
    <ButtonLink href={telHref(config.phones[0].e164)} variant="quiet" size="sm" icon={<Phone size={18} aria-hidden />}>
      {site.call}
    </ButtonLink>
  )
}
