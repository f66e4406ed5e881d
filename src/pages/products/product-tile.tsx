import type { Ref } from 'react'
import { productsWords } from '../../copy/products'
import type { Product } from '../../data/content/products'
import { cn } from '../../lib/cn'
import { isolateParts } from '../../lib/text/arabic'
import { trimText } from '../../lib/text/plain-text'
import { PRODUCT_IMAGE_PX } from '../../limits'
import { ImageFrame, productBackground } from '../../ui/image-frame'
import { Link, openHere } from '../../ui/link'
import { Skeleton } from '../../ui/skeleton'

export const nameOf = (product: Pick<Product, 'name'>): string =>
  isolateParts(trimText(product.name)) || productsWords.nameless
export const tileId = (id: string): string => `product-${id}`

const TILE = 'bubble-sm edged relative block h-full overflow-hidden bg-surface hairline-above'

type Props = {
  product: Product
  index: number
  ref: Ref<HTMLAnchorElement>
  to: string
  onOpen: () => void
  onPreload: () => void
}

/** A product as a link, which works before hydration. */
export function ProductTile({ product, index, ref, to, onOpen, onPreload }: Props) {
  const name = nameOf(product)
  return (
    <li>
      <Link
        ref={ref}
        id={tileId(product.id)}
        to={to}
        aria-haspopup="dialog"
        onPointerEnter={onPreload}
        onFocus={onPreload}
        onClick={openHere(onOpen)}
        className={cn(TILE, 'group no-underline')}
      >
        <ImageFrame
          kind="product"
          src={product.image}
          width={PRODUCT_IMAGE_PX}
          height={PRODUCT_IMAGE_PX}
          decoding="async"
          loading={index < 4 ? 'eager' : 'lazy'}
          frame={{ className: productBackground(index) }}
          className="transition-transform duration-arrive ease-arrive group-hover:[transform:scale(1.03)]"
        />
        <span className="block px-3 py-2.5 text-card font-semibold text-night group-hover:text-primary md:px-4.5 md:py-3.5">
          {name}
        </span>
      </Link>
    </li>
  )
}

export function ProductTileSkeleton() {
  return (
    <li aria-hidden className={TILE}>
      <Skeleton className="aspect-square rounded-none" />
      <div className="px-3 py-2.5 md:px-4.5 md:py-3.5">
        <Skeleton className="my-1 h-5 w-3/4" />
      </div>
    </li>
  )
}
