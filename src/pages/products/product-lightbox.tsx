import { useEffect, useEffectEvent, useState } from 'react'
import { config } from '../../config'
import { defaultProducts, products as copy } from '../../copy/products'
import { uiCopy } from '../../copy/ui'
import type { Product } from '../../data/products'
import { chatHref } from '../../lib/links'
import { ExternalLink } from '../../ui/external-link'
import { ChatIcon } from '../../ui/icons'
import { LazyDialog } from '../../ui/lazy-dialog'
import type { LightboxProps } from '../../ui/lightbox'
import type { OpenItem } from '../use-open-item'
import { nameOf, PLACEHOLDER, tileId } from './product-tile'

export const loadLightbox = async () => (await import('../../ui/lightbox')).Lightbox

type Props = { item: OpenItem; products: readonly Product[]; onGrow: (to: number) => void; hasMore: boolean }

/** The open product (`?p=`) over the gallery. */
export function ProductLightbox({ item, products, onGrow, hasMore }: Props) {
  const { id } = item
  const index = products.findIndex((product) => product.id === id)
  // A product that leaves the list while somebody looks at it stays until the lightbox is closed.
  const [lastListed, setLastListed] = useState(products)
  if (index >= 0 && lastListed !== products) setLastListed(products)
  const listed = index >= 0 ? products : lastListed
  const isListed = listed.some((product) => product.id === id)
  const distant = useDistant(id, isListed, (product) => onGrow(product.order), item.close)
  // Whoever looks through the pictures gets the next page before the end of this one.
  const isNearEnd = hasMore && index >= products.length - 3
  useEffect(() => {
    if (isNearEnd) onGrow(products.length + 1)
  }, [isNearEnd, onGrow, products.length])

  const shown = isListed ? listed : distant ? [distant] : []
  const product = shown.find((one) => one.id === id)
  if (id === null || !product) return null
  const props: LightboxProps = {
    slides: shown.map((one) => ({ id: one.id, name: nameOf(one), src: one.image })),
    id,
    labels: copy.lightbox,
    fallback: PLACEHOLDER,
    loadFull: loadFullPicture,
    onShow: item.show,
    onClose: item.close,
    returnFocus: () => (document.getElementById(tileId(id)) ?? document.getElementById('main'))?.focus(),
    action: <AskLink name={nameOf(product)} />,
  }
  return <LazyDialog load={loadLightbox} props={props} loadingLabel={uiCopy.loading} onFailed={item.close} />
}

function AskLink({ name }: { name: string }) {
  return (
    <ExternalLink
      href={chatHref(config.whatsapp, copy.askText(name))}
      className="press edged inline-flex min-h-13 items-center justify-center gap-2.5 rounded-control bg-white px-6 py-1 text-button text-secondary no-underline hover:bg-mint"
    >
      <span dir="rtl" className="inline-flex items-center gap-2.5">
        <ChatIcon />
        {copy.lightbox.ask}
      </span>
    </ExternalLink>
  )
}

/**
 * A product that a shared address names but the page does not show yet: read by itself so that it opens at once, while
 * the gallery grows to its place. What does not exist is closed again.
 */
function useDistant(
  id: string | null,
  isListed: boolean,
  onFound: (product: Product) => void,
  onMissing: () => void,
): Product | null {
  const [product, setProduct] = useState<Product | null>(null)
  const found = useEffectEvent(onFound)
  const missing = useEffectEvent(onMissing)
  useEffect(() => {
    if (id === null || isListed) return
    const abort = new AbortController()
    const read = async () => (await import('../../data/products')).fetchProduct(id, abort.signal)
    read().then(
      (answer) => {
        if (abort.signal.aborted) return
        setProduct(answer)
        if (answer) found(answer)
        else missing()
      },
      (error: unknown) => {
        if (!abort.signal.aborted) console.warn('[products] the product of this address could not be read', error)
      },
    )
    return () => abort.abort()
  }, [id, isListed])
  return product
}

const BUNDLED = new Set(defaultProducts.map((product) => product.id))
const fullPictures = new Map<string, Promise<string | null>>()

/** Reads the large picture once per visit; null where there is only the small one. */
function loadFullPicture(id: string): Promise<string | null> {
  if (BUNDLED.has(id)) return Promise.resolve(null)
  const running = fullPictures.get(id)
  if (running) return running
  const picture = import('../../data/products').then(({ getFullPicture }) => getFullPicture(id))
  fullPictures.set(id, picture)
  // A failed read can be repeated.
  picture.catch(() => fullPictures.delete(id))
  return picture
}
